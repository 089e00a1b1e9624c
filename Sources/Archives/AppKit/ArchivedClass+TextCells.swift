import AppKitDialect

// Cells of fields.
extension ArchivedClass {
  static let textCells: [ArchivedClass] = [
    ArchivedClass(
      "NSTextFieldCell", NSTextFieldCell.self, "NSActionCell", make: { _ in NSTextFieldCell() }
    ) { cell in
      cell.value("placeholderString", \.placeholderString)
      cell.value("textColor", \.textColor)
      cell.value("backgroundColor", \.backgroundColor)
      cell.value("drawsBackground", \.drawsBackground)
    },
    ArchivedClass(
      "NSTableHeaderCell", NSTableHeaderCell.self, "NSTextFieldCell",
      make: { _ in NSTableHeaderCell() }),
    ArchivedClass(
      "NSSecureTextFieldCell", NSSecureTextFieldCell.self, "NSTextFieldCell",
      make: { _ in NSSecureTextFieldCell() }
    ) {
      $0.value("echosBullets", \.echosBullets)
    },
    ArchivedClass(
      "NSSearchFieldCell", NSSearchFieldCell.self, "NSTextFieldCell",
      make: { _ in NSSearchFieldCell() }
    ) { cell in
      cell.value("sendsWholeSearchString", \.sendsWholeSearchString)
      cell.value("sendsSearchStringImmediately", \.sendsSearchStringImmediately)
      cell.value("maximumRecents", \.maximumRecents)
      cell.value("recentSearches", \.recentSearches)
      cell.value("recentsAutosaveName", \.recentsAutosaveName)
      cell.owned("searchMenuTemplate", \.searchMenuTemplate)
    },
    ArchivedClass(
      "NSTokenFieldCell", NSTokenFieldCell.self, "NSTextFieldCell",
      make: { _ in NSTokenFieldCell() }
    ) {
      $0.raw("tokenStyle", \.tokenStyle)
      $0.anyValue("objectValue", \.objectValue)
      $0.value("completionDelay", \.completionDelay)
      $0.refused("tokenizingCharacterSet") {
        $0.hasOwnTokenizingCharacters
          ? .noValue("tokenizingCharacterSet", kind: "a set of characters") : nil
      }
    },
    ArchivedClass(
      "NSComboBoxCell", NSComboBoxCell.self, "NSTextFieldCell", make: { _ in NSComboBoxCell() }
    ) { cell in
      cell.value("usesDataSource", \.usesDataSource)
      cell.value("completes", \.completes)
      cell.value("numberOfVisibleItems", \.numberOfVisibleItems)
      cell.value("hasVerticalScroller", \.hasVerticalScroller)
      cell.value("isButtonBordered", \.isButtonBordered)
      cell.value("itemHeight", \.itemHeight)
      cell.value("intercellSpacing", \.intercellSpacing)
      cell.custom("items") { cell, _, archiver in
        let items = cell.archivedItems
        return items.isEmpty
          ? nil : .list(try items.map { try ArchivedValue(any: $0, "items", of: cell, archiver) })
      } decode: { cell, value, _ in
        cell.archivedItems = try value.list.compactMap { try $0.anyValue }
      }
      cell.computed("selectedIndex", get: { $0.indexOfSelectedItem }) { cell, index in
        if index >= 0, index < cell.numberOfItems { cell.selectItem(at: index) }
      }
      cell.anyValue("objectValue", \.archivedObject)
      cell.reference("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
    },
  ]
}
