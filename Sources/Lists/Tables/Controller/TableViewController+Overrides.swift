import FoundationEssentials
import ResponderKit

extension TableViewController {
  /// Becomes the delegate and the data source of a table of a document, as UIKit's does, where it has none.
  final func adoptTable() {
    guard let tableView else { return }
    if tableView.delegate == nil { tableView.delegate = self }
    if tableView.dataSource == nil { tableView.dataSource = self }
  }

  /// Indicates whether a class of the app says how many rows there are.
  final var hasRowsOfItsOwn: Bool { Self.rows.isOverridden(in: type(of: self)) }
  /// Indicates whether a class of the app deletes and inserts rows.
  final var commitsEditing: Bool { Self.commit.isOverridden(in: type(of: self)) }

  private static let rows = MethodOverride(
    of: TableViewController.self, overriding: Overriding.Rows.self, plain: Overriding.Nothing.self,
    standard: [TableViewController.self])
  private static let commit = MethodOverride(
    of: TableViewController.self, overriding: Overriding.Commit.self,
    plain: Overriding.Nothing.self, standard: [TableViewController.self])
}

/// Classes that override one method or none, by which the entries of the methods are found.
private enum Overriding {
  final class Nothing: TableViewController {}
  final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }
  final class Commit: TableViewController {
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { _ = indexPath }
  }
}

extension TableView {
  /// The number of all rows.
  final var numberOfRowsInAllSections: Int { counts.reduce(0, +) }

  /// Indicates whether the data source has rows of its own; a controller that says nothing about them has not,
  /// and those of a document stay.
  final var dataSourceHasRows: Bool {
    (dataSource as? TableViewController).map(\.hasRowsOfItsOwn) ?? (dataSource != nil)
  }

  /// Indicates whether a row without actions of its own can be deleted by a swipe.
  ///
  /// A controller of a table can be asked whether it overrides the method that does it. Another data source
  /// cannot, and is taken to do it.
  final var deletesBySwipe: Bool {
    (dataSource as? TableViewController).map(\.commitsEditing) ?? (dataSource != nil)
  }
}
