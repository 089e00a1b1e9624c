import FoundationEssentials
import Graphics
import KeyValues
import ResponderKit

extension BoundProperties {
  /// Tables, outlines and their columns.
  static let lists: [Row] = [
    Row(
      NSTableView.self,
      [
        "content": .shown(NSTableView.self) { $0.setBoundRows($1) },
        "selectionIndexes": .value(NSTableView.self, .none) {
          $0.selectedRowIndexes
        } _: { table, shown in
          let rows = shown.value as? IndexSet ?? IndexSet()
          table.selectRowIndexes(rows, byExtendingSelection: false)
        },
        "sortDescriptors": .value(NSTableView.self, .none) {
          $0.sortDescriptors
        } _: { table, shown in
          table.sortDescriptors = shown.value as? [NSSortDescriptor] ?? []
        },
      ]),
    Row(
      NSOutlineView.self,
      [
        "selectionIndexPaths": .value(NSOutlineView.self, .none) {
          $0.boundIndexPaths
        } _: { outline, shown in
          outline.boundIndexPaths = shown.value as? [IndexPath] ?? []
        }
      ]),
    Row(
      NSTableColumn.self,
      [
        "value": BoundProperty(
          isOfRows: true,
          apply: { object, _ in
            (object as? NSTableColumn)?.tableView?.reloadBoundColumns()
          }),
        "headerTitle": .text(NSTableColumn.self) { $0.title = $1 },
        "title": .text(NSTableColumn.self) { $0.title = $1 },
        "hidden": .flag(.any, NSTableColumn.self) { $0.isHidden = $1 },
        "editable": .flag(.all, NSTableColumn.self) { $0.isEditable = $1 },
      ]),
  ]

  /// Controllers, whose content is bound to a model.
  static let controllers: [Row] = [
    Row(
      NSObjectController.self,
      [
        "contentObject": content, "content": content, "contentArray": content,
        "editable": .flag(.all, NSObjectController.self) { $0.isEditable = $1 },
      ]),
    Row(
      NSArrayController.self,
      [
        "selectionIndexes": .value(NSArrayController.self, .none) {
          $0.selectionIndexes
        } _: { controller, shown in
          controller.selectionIndexes = shown.value as? IndexSet ?? IndexSet()
        },
        "sortDescriptors": .value(NSArrayController.self, .none) {
          $0.sortDescriptors
        } _: { controller, shown in
          controller.sortDescriptors = shown.value as? [NSSortDescriptor] ?? []
        },
      ]),
    Row(
      NSTreeController.self,
      [
        "selectionIndexPaths": .value(NSTreeController.self, .none) {
          $0.selectionIndexPaths
        } _: { controller, shown in
          controller.selectionIndexPaths = shown.value as? [IndexPath] ?? []
        },
        "sortDescriptors": .value(NSTreeController.self, .none) {
          $0.sortDescriptors
        } _: { controller, shown in
          controller.sortDescriptors = shown.value as? [NSSortDescriptor] ?? []
        },
      ]),
  ]

  // What the controller adds and removes is written by the controller itself.
  private static let content = BoundProperty.shown(NSObjectController.self) { controller, value in
    controller.content = value
  }
}
