import KeyValues
import ResponderKit

extension BoundProperties {
  /// Controls that choose one of several things.
  static let choices: [Row] = [
    Row(NSPopUpButton.self, popUps(NSPopUpButton.self) { $0.popUpCell }),
    Row(NSPopUpButtonCell.self, popUps(NSPopUpButtonCell.self) { $0 }),
    Row(
      NSComboBox.self,
      [
        "content": .shown(NSComboBox.self) { $0.setBoundItems($1) },
        "contentValues": .shown(NSComboBox.self) { $0.setBoundItems($1) },
      ]),
    Row(
      NSSegmentedControl.self,
      [
        "selectedIndex": .value(NSSegmentedControl.self) {
          $0.selectedSegment
        } _: { control, shown in
          let index = converted(shown.value, to: Int.self) ?? -1
          control.selectedSegment = (0..<control.segmentCount).contains(index) ? index : -1
        },
        "selectedTag": .value(NSSegmentedControl.self) { control in
          control.selectedSegment >= 0 ? control.tag(forSegment: control.selectedSegment) : nil
        } _: { control, shown in
          let tag = converted(shown.value, to: Int.self) ?? 0
          if !control.selectSegment(withTag: tag) { control.selectedSegment = -1 }
        },
        "selectedLabel": .value(NSSegmentedControl.self) { control in
          control.selectedSegment >= 0 ? control.label(forSegment: control.selectedSegment) : nil
        } _: { control, shown in
          let label = shown.value as? String
          control.selectedSegment =
            (0..<control.segmentCount).first { control.label(forSegment: $0) == label } ?? -1
        },
      ]),
    Row(
      NSMatrix.self,
      [
        "selectedIndex": .value(NSMatrix.self) { matrix in
          matrix.selectedRow < 0
            ? nil : matrix.selectedRow * matrix.numberOfColumns + matrix.selectedColumn
        } _: { matrix, shown in
          let index = converted(shown.value, to: Int.self) ?? -1
          let columns = max(matrix.numberOfColumns, 1)
          if index >= 0 { matrix.selectCell(atRow: index / columns, column: index % columns) }
        },
        "selectedTag": .value(NSMatrix.self) {
          $0.selectedCell()?.tag
        } _: { matrix, shown in
          if let tag = converted(shown.value, to: Int.self) { matrix.selectCell(withTag: tag) }
        },
      ]),
  ]

  private static func popUps<Object: Responder>(
    _ type: Object.Type, _ cell: @escaping @MainActor (Object) -> NSPopUpButtonCell?
  ) -> [String: BoundProperty] {
    func choice(
      _ chosen: @escaping @MainActor (NSPopUpButtonCell) -> Any?,
      _ item: @escaping @MainActor (NSPopUpButtonCell, Any) -> NSMenuItem?
    ) -> BoundProperty {
      .value(type) {
        cell($0).flatMap(chosen)
      } _: { object, shown in
        guard let cell = cell(object) else { return }
        // No value chooses the item for none, if there is one.
        let found = shown.value.map { item(cell, $0) } ?? cell.boundItems.itemOfNull
        cell.select(found.flatMap { $0.menu === cell.menu ? $0 : nil })
      }
    }
    func list(_ part: WritableKeyPath<BoundItems, [Any]?>) -> BoundProperty {
      .shown(type) { object, value in
        guard let cell = cell(object) else { return }
        var items = cell.boundItems
        items[keyPath: part] = value as? [Any] ?? value.map { [$0] } ?? []
        items.insertsNull = [.content, .contentObjects, .contentValues].contains { name in
          object.bindingGroup(name)?.bindings.first?.options
            .isOn(.insertsNullPlaceholder, unlessGiven: false) ?? false
        }
        items.fill(cell)
        cell.boundItems = items
        for name in [NSBindingName.selectedIndex, .selectedObject, .selectedTag, .selectedValue] {
          object.bindingGroup(name)?.show()
        }
      }
    }
    return [
      "content": list(\.content), "contentObjects": list(\.objects),
      "contentValues": list(\.values),
      "selectedIndex": choice {
        $0.indexOfSelectedItem >= 0 ? $0.indexOfSelectedItem : nil
      } _: { cell, value in
        converted(value, to: Int.self).flatMap { cell.menu.item(at: $0) }
      },
      "selectedTag": choice {
        $0.selectedItem?.tag
      } _: { cell, value in
        converted(value, to: Int.self).flatMap { cell.menu.item(withTag: $0) }
      },
      "selectedValue": choice {
        cell in
        cell.selectedItem.flatMap { cell.boundItems.isNull($0) ? nil : $0.title }
      } _: { cell, value in
        cell.menu.item(withTitle: boundText(of: value))
      },
      "selectedObject": choice {
        $0.selectedItem?.representedObject
      } _: { cell, value in
        cell.menu.items.first { isSame($0.representedObject, value) }
      },
    ]
  }
}

/// The objects that bindings give a pop-up button.
@MainActor
struct BoundItems {
  var content: [Any]?
  var objects: [Any]?
  var values: [Any]?
  var insertsNull = false
  private(set) weak var itemOfNull: NSMenuItem?

  func isNull(_ item: NSMenuItem) -> Bool { item === itemOfNull }

  /// Replaces the items of a button.
  mutating func fill(_ cell: NSPopUpButtonCell) {
    guard let all = content ?? objects ?? values else { return }
    let kept = cell.pullsDown ? cell.menu.items.first : nil
    cell.menu.removeAllItems()
    if let kept { cell.menu.addItem(kept) }
    itemOfNull = nil
    if insertsNull {
      let item = NSMenuItem(title: "")
      cell.menu.addItem(item)
      itemOfNull = item
    }
    for (index, object) in all.enumerated() {
      let title = values.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? object
      let item = NSMenuItem(title: boundText(of: title))
      item.representedObject =
        objects.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? object
      cell.menu.addItem(item)
    }
    cell.select(nil)
  }
}

extension NSPopUpButtonCell {
  @MainActor
  private final class Items {
    var items = BoundItems()
  }
  /// The objects that bindings give the button.
  final var boundItems: BoundItems {
    get { valuesIfAny(Items.self)?.items ?? BoundItems() }
    set { values(Items.self) { Items() }.items = newValue }
  }
}

extension NSComboBox {
  fileprivate final func setBoundItems(_ value: Any?) {
    removeAllItems()
    addItems(withObjectValues: value as? [Any] ?? [])
  }
}
