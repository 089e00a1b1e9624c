public import FoundationEssentials

/// The methods that report rows that are needed soon, which nothing calls yet: UIKit's
/// `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called before rows are needed; by nothing yet.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows are no longer needed; by nothing yet.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
