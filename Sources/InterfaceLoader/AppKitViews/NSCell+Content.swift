import AppKitDialect
import Graphics
import InterfaceBuilder

extension NSCell {
  /// Sets what a document says of any cell.
  func apply(_ content: CellContent) {
    isEnabled = content.isEnabled
    if let font = content.font { self.font = font }
    if let alignment = TextAlignment.named(content.alignment) { self.alignment = alignment }
    if let mode = content.lineBreakMode.flatMap({ LineBreakMode(paragraphName: $0) }) {
      lineBreakMode = mode
    }
    if let size = NSControl.ControlSize.named(content.controlSize) { controlSize = size }
    (isSelectable, isEditable) = (content.isSelectable, content.isEditable)
    isScrollable = content.isScrollable
    sendsActionOnEndEditing = content.sendsActionOnEndEditing
    if let refuses = content.refusesFirstResponder { refusesFirstResponder = refuses }
    if let isContinuous = content.isContinuous { self.isContinuous = isContinuous }
    allowsMixedState = content.allowsMixedState
    if let tag = content.tag, self is NSActionCell { self.tag = tag }
    switch content.borderStyle {
    case "border", "borderAndBezel": isBordered = true
    case "bezel": isBezeled = true
    default: (isBordered, isBezeled) = (false, false)
    }
  }
}

extension NSControl.StateValue {
  /// Creates a state from Interface Builder's name; off for a missing one.
  init(documentName: String?) {
    self = documentName == "on" ? .on : documentName == "mixed" ? .mixed : .off
  }
}

extension NSEvent.ModifierFlags {
  /// Creates flags from Interface Builder's names; Command for none where that is the default.
  init(_ key: KeyEquivalent, isCommandByDefault: Bool) {
    guard let names = key.modifiers else {
      self = isCommandByDefault ? .command : []
      return
    }
    self = []
    for name in names {
      switch name {
      case "command": insert(.command)
      case "option": insert(.option)
      case "control": insert(.control)
      case "shift": insert(.shift)
      default: break
      }
    }
  }
}
