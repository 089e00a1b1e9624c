import ResponderKit

extension NSMenu {
  /// The name of the menu in records: that of its item or its title.
  package final var recordName: String {
    if let owner { return owner.recordName }
    return title.isEmpty ? "Menu" : "Menu “\(title)”"
  }
}

extension NSMenuItem {
  /// The name of the item in records.
  package final var recordName: String {
    isSeparatorItem ? "Separator" : title.isEmpty ? "Menu Item" : "Menu Item “\(title)”"
  }
}
