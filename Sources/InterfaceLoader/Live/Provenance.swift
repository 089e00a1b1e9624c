import Accessibility
import ButtonModel
import ControlCore
import ControlCore
import ControlValues
import InterfaceBuilder
import Lists
import Localize
import Navigation
import ResponderKit
import SpokenLanguages

/// The names of the live objects in the document, and the origins of their texts.
@MainActor
struct Provenance {
  private var elements: [ObjectIdentifier: InterfaceElement] = [:]
  /// The numbers of the parts of controls, such as segments.
  private var parts: [Responder: Int] = [:]
  /// The properties of other objects that labels show.
  private var properties: [ObjectIdentifier: String] = [:]
  /// The texts by key.
  private var texts: [String: LocalizedDocument.Text] = [:]

  /// The texts of rows, by what shows them.
  private let rowTexts: RowTexts
  /// The root of the document, whose texts are known.
  private let root: InterfaceElement

  init(_ live: LiveDocument) {
    root = live.document.root
    rowTexts = live.interface.loading.settings.rowTexts
    for element in live.document.root.descendants {
      if let recognizer = live.interface.recognizer(for: element) {
        elements[ObjectIdentifier(recognizer)] = element
      }
      if let item = live.interface.item(for: element) { elements[ObjectIdentifier(item)] = element }
      guard let object = live.interface.object(for: element) else { continue }
      elements[ObjectIdentifier(object)] = element
      for (number, part) in (object.accessibilityElements ?? []).enumerated()
      where part is AccessibilityItem { parts[part] = number }
    }
    for (object, element) in live.interface.appKit?.copies ?? [:] { elements[object] = element }
    for (view, element, property) in live.interface.texts {
      elements[ObjectIdentifier(view)] = element
      properties[ObjectIdentifier(view)] = property
    }
    for text in live.texts ?? [] where texts[text.original.key] == nil {
      texts[text.original.key] = text
    }
  }

  /// Returns the identifier, or the id of the object or its container; nil if there is none.
  func handle(of object: Responder) -> String? {
    if let identifier = object.accessibilityIdentifier, !identifier.isEmpty {
      return "#\(identifier)"
    }
    return element(of: object)?.id.map { "id \($0)" }
  }

  /// Returns the element of a gesture recognizer; nil for one that is not of the document.
  func element(of recognizer: GestureRecognizer) -> InterfaceElement? {
    elements[ObjectIdentifier(recognizer)]
  }

  /// Returns an object as a spoken element.
  func element(of object: Responder, saying announcement: Announcement) -> SpokenScreen.Element {
    var spoken = SpokenScreen.Element(handle: handle(of: object) ?? "", announcement: announcement)
    let element = element(of: object)
    spoken.kind = element?.name ?? ""
    spoken.id = element?.id
    spoken.parts = (namingViews(of: object) ?? []).compactMap { self.element(of: $0)?.id }
    return spoken
  }

  func element(of object: Responder) -> InterfaceElement? {
    if let element = element(ofObject: object) { return element }
    if let (item, _) = barSource(of: object) { return element(ofObject: item, in: object) }
    // A part belongs to a control, which may be a part itself.
    var whole = self.whole(of: object)
    for _ in 0..<4 {
      guard let outer = whole else { return nil }
      if let element = element(ofObject: outer) { return element }
      whole = self.whole(of: outer)
    }
    return nil
  }

  /// Returns the object that another one is a part of; nil for one that is no part.
  func whole(of object: Responder) -> Responder? {
    if let part = object as? any PartOfView { return part.wholeView }
    return (object as? AccessibilityItem)?.accessibilityContainer
      ?? (object as? DetailButton)?.next
  }

  /// Returns the element of an object, also of a scene that a segue has made.
  private func element(ofObject object: AnyObject, in place: Responder? = nil) -> InterfaceElement?
  {
    if let element = elements[ObjectIdentifier(object)] { return element }
    guard let start = place ?? object as? Responder else { return nil }
    var seen = 0
    var around: Responder? = start
    while let responder = around, seen < 512 {
      if let cell = (responder as? View)?.documentOrigin as? Instantiation,
        let element = cell.element(of: object)
      {
        return element
      }
      for controller in controllers(of: responder) {
        if let scene = controller.document?.scene as? Instantiation,
          let element = scene.element(of: object)
        {
          return element
        }
      }
      around = responder.next
      seen += 1
    }
    return nil
  }

  /// The controller that a responder is, and those whose items its bar shows: the two on top of a
  /// stack, the tabs with a place.
  private func controllers(of responder: Responder) -> [ViewController] {
    switch responder {
    case let navigation as NavigationController:
      [navigation] + navigation.viewControllers.suffix(2)
    case let tabs as TabBarController: [tabs] + (tabs.viewControllers ?? []).prefix(5)
    case let controller as ViewController: [controller]
    default: []
    }
  }

  /// The item that a view in a bar shows, with its property.
  private func barSource(of object: Responder) -> (item: AccessibleObject, property: String)? {
    if let shown = object as? any ShowsBarItem { return (shown.barItem, "title") }
    guard let view = object as? View, let bar = view.superview as? NavigationBar else { return nil }
    return bar.source(of: view)
  }

  /// Returns where the text of a phrase is kept: that of the property that it was read from.
  ///
  /// The language is that of the screen reader's own words.
  func origin(
    of phrase: Announcement.Phrase, in language: String, _ object: Responder,
    _ vocabulary: Vocabulary
  ) -> PhraseOrigin {
    if let word = phrase.word {
      let spoken = LanguageTag(language).flatMap { SpokenLanguage.matching($0, vocabulary) }
      return .word(word, language: language, origin: spoken?.origin(of: word))
    }
    if let views = namingViews(of: object), case .label = phrase.source {
      return origin(ofTextsOf: views)
    }
    if let text = rowTexts.text(of: object), phrase.isText(text.text) {
      return text.place.map { .table(key: text.name, path: $0.path) } ?? .document(key: nil)
    }
    guard let element = element(of: object), element.isInDocument(of: root),
      let key = key(of: phrase.source, element, object), let text = texts[key]
    else { return .document(key: nil) }
    guard let path = text.translation?.origin.path else { return .document(key: key) }
    return .table(key: key, path: path)
  }

  /// Returns the views whose texts are the name of a cell, if the object announces it; nil otherwise.
  private func namingViews(of object: Responder) -> [View]? {
    guard let cell = object as? TableViewCell ?? object.next as? TableViewCell,
      cell.isNamed(by: object)
    else { return nil }
    let views = cell.namingViews
    return views.isEmpty ? nil : views
  }

  /// Returns where the texts of several views are kept; the keys are in one list.
  private func origin(ofTextsOf views: [View]) -> PhraseOrigin {
    var found: [(key: String, path: String?)] = []
    for view in views {
      if let text = rowTexts.text(of: view), view.accessibilityLabel == text.text {
        found.append((text.name, text.place?.path))
      } else if let element = element(of: view),
        let key = key(of: .label(view.accessibilityElement.labelSource), element, view)
      {
        found.append((key, texts[key]?.translation?.origin.path))
      }
    }
    let list = found.isEmpty ? nil : found.map(\.key).joined(separator: ", ")
    let paths = Set(found.map(\.path))
    guard let list, paths.count == 1, let path = paths.first ?? nil else {
      return .document(key: list)
    }
    return .table(key: list, path: path)
  }

  /// The key of the property that a phrase was read from; nil for one that tables do not translate.
  private func key(
    of source: Announcement.Source, _ element: InterfaceElement, _ object: Responder
  ) -> String? {
    if let property = properties[ObjectIdentifier(object)] {
      return element.id.map { "\($0).\(property)" }
    }
    if let (_, property) = barSource(of: object), case .label(let source) = source {
      // A label of the item's own is of the runtime, and has no key.
      return source == .accessibilityLabel && !(object is Label)
        ? nil : element.id.map { "\($0).\(property)" }
    }
    if let button = object as? Button {
      switch source {
      case .label(.title): return titleKey(of: button, element)
      // Attributed titles have no key.
      case .label(.attributedTitle): return nil
      // A pop-up button with a label has its choice as its value.
      case .value where button.explicitAccessibilityValue == nil:
        return titleKey(of: button, element)
      default: break
      }
    }
    let property = element.localizableProperty(
      of: source, part: parts[object], hasOwnValue: object.explicitAccessibilityValue != nil)
    return property.flatMap { property in element.id.map { "\($0).\(property)" } }
  }

  private func titleKey(of button: Button, _ element: InterfaceElement) -> String? {
    switch button.titleSource {
    case .configuration: element.id.map { "\($0).\(LocalizableProperty.configurationTitle)" }
    case .state(let state):
      element.id.map { "\($0).\(LocalizableProperty.title(ofState: "\(state)"))" }
    case .selection(let chosen):
      button.menu.flatMap { id(of: chosen, in: $0, element.menuElements) }.map { "\($0).title" }
    case nil: nil
    }
  }

  /// The id of the element that an element of a live menu was made from: they stand in the same order.
  private func id(
    of chosen: MenuElement, in menu: Menu, _ elements: [InterfaceElement]
  ) -> String? {
    for (live, element) in zip(menu.children, elements) {
      if live === chosen { return element.id }
      if let inner = live as? Menu, let id = id(of: chosen, in: inner, element.menuElements) {
        return id
      }
    }
    return nil
  }
}

extension Announcement.Phrase {
  /// Returns whether the phrase is the label or the value that shows a text.
  fileprivate func isText(_ text: String) -> Bool {
    switch source {
    case .label(.accessibilityLabel): false
    case .label, .value: !text.isEmpty && (words == text || self.text == text)
    default: false
    }
  }
}
