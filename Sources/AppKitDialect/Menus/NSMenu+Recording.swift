import ResponderKit

extension NSMenu: HasRecordName {
  /// The name of the menu in records: that of its item or its title.
  package final var standardRecordName: String {
    if let owner { return owner.recordName }
    if let view = popUpCell?.controlView { return view.recordName }
    return title.isEmpty ? "Menu" : "Menu “\(title)”"
  }
}

extension NSMenuItem: HasRecordName {
  /// The name of the item in records.
  package final var standardRecordName: String {
    isSeparatorItem ? "Separator" : title.isEmpty ? "Menu Item" : "Menu Item “\(title)”"
  }
}

extension NSToolbarItem: HasRecordName {
  /// The name of the item in records.
  package final var standardRecordName: String {
    label.isEmpty ? "Toolbar Item" : "Toolbar Item “\(label)”"
  }
}
