public import FoundationEssentials

/// The methods that report rows that are needed soon: UIKit's `UITableViewDataSourcePrefetching`.
///
/// Apple does not document how soon; here it is the next screenful in the direction of scrolling.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called once before rows are needed, after a layout.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows that were announced are no longer needed, because the user scrolls back.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
