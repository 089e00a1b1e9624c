/// The reasons for which no person reads or hears a text of a document.
public enum UnseenText: String, Sendable, Hashable, CaseIterable {
  /// The text stands in the template of a row, which data fills in.
  case templateRow = "template of a row"
  /// The box shows no title.
  case boxTitle = "title of a box that shows none"
  /// The window has no title bar, or one that hides the title; or its title is that of the template, and code shows it.
  case windowTitle = "hidden title of a window"
  /// The menu is that of a pop-up button, a search field or a view, which shows no title of it.
  case menuTitle = "title of a menu that shows none"
  /// A binding replaces the text as soon as the document is loaded.
  case boundValue = "bound value"
  /// A note for translators says that the text is a placeholder.
  case placeholder
  /// The text is a number, a symbol, a path or an address, which is the same in every language.
  case noWords = "number, symbol or path"
  /// The code sets another text.
  case setByCode = "set by code"
}

extension InterfaceDocument {
  /// Returns the keys of the texts that no person reads or hears, with the reasons.
  ///
  /// What code sets is known only to those who have read it, so ``UnseenText/setByCode`` is none of them. A key that has
  /// several texts is unseen if all of them are.
  public var unseenTexts: [String: UnseenText] {
    var reasons: [String: UnseenText] = [:]
    var seen: Set<String> = []
    for text in localizableTexts {
      if let reason = unseenReason(of: text) {
        reasons[text.key] = reason
      } else {
        seen.insert(text.key)
      }
    }
    return reasons.filter { !seen.contains($0.key) }
  }

  private func unseenReason(of text: LocalizableText) -> UnseenText? {
    let (object, property) = (text.object, text.property)
    if object.isMarkedAsPlaceholder { return .placeholder }
    if text.text.hasNoWords { return .noWords }
    switch object.name {
    case "box" where property == "title" && object["titlePosition"] == "noTitle": return .boxTitle
    case "window" where property == "title":
      let window = WindowContent(object)
      // Code shows the window: as a sheet, which has no title, or with a title of its own.
      let isTemplate = ["Window", "Panel"].contains(text.text) && !window.isVisibleAtLaunch
      return window.hidesTitle || !window.styleMask.contains("titled") || isTemplate
        ? .windowTitle : nil
    // A menu of UIKit shows its title above the items.
    case "menu" where property == "title" && family == .appKit:
      return object.isMenuWithoutTitle ? .menuTitle : nil
    default: break
    }
    guard property == "title" || property == "text" || property == "placeholderString" else {
      return nil
    }
    if family == .appKit {
      if property == "title", isInTemplateRow(object) { return .templateRow }
      return isBound(object, property) ? .boundValue : nil
    }
    return object.isTextOfPrototype ? .templateRow : nil
  }

  /// Returns whether an AppKit object is a cell of a column, or the text field of a view for rows that data fills in.
  private func isInTemplateRow(_ object: InterfaceElement) -> Bool {
    if object[.key] == "dataCell" { return true }
    guard object.name == "textFieldCell", let field = object.parent,
      let view = sequence(first: field, next: \.parent).first(where: { $0.name == "tableCellView" })
    else { return false }
    if isBound(object, "title") { return true }
    return connections(of: view).contains { connection in
      connection.kind == .outlet && connection.targetID == field.id
    } || ["Table View Cell", "Text Cell"].contains(object.string(.title) ?? "")
  }

  /// Returns whether a binding replaces a text of an AppKit object or of its control.
  private func isBound(_ object: InterfaceElement, _ property: String) -> Bool {
    let control = object[.key] == "cell" ? object.parent : nil
    return [object, control].compactMap { $0 }.contains { element in
      connections(of: element).contains { connection in
        guard connection.kind == .binding, let name = connection.bindingName else { return false }
        switch name {
        case "title", "attributedString", "data": return property == "title"
        // The value of a button is its state.
        case "value", "displayPatternValue1":
          return property == "title" && object.name.contains("Field")
        default: return false
        }
      }
    }
  }
}

extension InterfaceElement {
  /// Indicates whether a note for translators says that the object is a placeholder, or is not to be translated.
  fileprivate var isMarkedAsPlaceholder: Bool {
    guard let note = noteForTranslators?.lowercased() else { return false }
    return ["not translate", "not localize", "n't translate", "n't localize", "placeholder string"]
      .contains { note.contains($0) }
  }

  /// Indicates whether the title of a menu is shown nowhere: that of a pop-up button, and that of the template for a menu that
  /// no item has.
  fileprivate var isMenuWithoutTitle: Bool {
    guard let parent, parent.name != "menuItem" else { return false }
    if self[.key] == "menu" { return true }
    return ["Menu", "OtherViews"].contains(string(.title) ?? "")
  }

  /// Indicates whether a UIKit label is the text of a cell in a standard style that code fills in.
  fileprivate var isTextOfPrototype: Bool {
    guard name == "label",
      let cell = sequence(first: self, next: \.parent).first(where: { $0.name == "tableViewCell" }),
      cell.parent?.name == "prototypes", let id,
      id == cell["textLabel"] || id == cell["detailTextLabel"]
    else { return false }
    return true
  }
}

extension String {
  /// Indicates whether the text has no words to translate: no letters, or those of a path, an address or a unit.
  fileprivate var hasNoWords: Bool {
    let trimmed = trimmingSpaces
    guard trimmed.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else {
      return true
    }
    if trimmed.contains(" ") { return false }
    return trimmed.hasPrefix("/") && trimmed.dropFirst().contains("/") || trimmed.hasPrefix("~/")
      || trimmed.contains("://")
  }

  private var trimmingSpaces: Substring {
    let text = drop(while: \.isWhitespace)
    return text.last?.isWhitespace == true
      ? text.prefix(text.count - text.reversed().prefix { $0.isWhitespace }.count) : text
  }
}
