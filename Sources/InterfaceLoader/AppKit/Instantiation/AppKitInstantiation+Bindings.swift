import AppKitDialect
import InterfaceBuilder
import ResponderKit

extension AppKitInstantiation {
  /// Remembers a binding, and clears the text that it replaces as soon as the document is loaded, so that
  /// no text of the template is told in its place.
  func bind(_ binding: BindingContent, of object: Responder, _ element: InterfaceElement) {
    objects.bindings[element.ordinal, default: []].append(binding)
    guard binding.decidesContent else { return }
    switch (object, binding.name) {
    case (let field as NSTextField, _): field.stringValue = ""
    case (let cell as NSTextFieldCell, _): cell.stringValue = ""
    case (let text as NSTextView, _): text.string = ""
    case (let button as NSPopUpButton, "content"), (let button as NSPopUpButton, "contentValues"),
      (let button as NSPopUpButton, "contentObjects"):
      // The items stand for those that the binding will make.
      button.select(nil)
      for item in button.itemArray { item.title = "" }
    case (let button as NSPopUpButton, let name) where name.hasPrefix("selected"):
      button.select(nil)
    case (let button as NSButton, "title") where !(button is NSPopUpButton): button.title = ""
    case (let item as NSMenuItem, "title"): item.title = ""
    case (let window as NSWindow, "title"), (let window as NSWindow, "displayPatternTitle1"):
      window.title = ""
    case (let box as NSBox, _): box.title = ""
    default: break
    }
  }
}

extension AppKitScreens {
  /// Returns the bindings of an object and of its cell, in document order.
  func bindings(of object: Responder) -> [BindingContent] {
    guard !objects.bindings.isEmpty, let element = live.element(of: object) else { return [] }
    let cell = element.cellElement.flatMap { objects.bindings[$0.ordinal] } ?? []
    return (objects.bindings[element.ordinal] ?? []) + cell
  }
}
