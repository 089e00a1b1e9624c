import Accessibility
import ButtonModel
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import ResponderKit
import SpokenLanguages

/// Makes documents live and listens to them, in the order in which VoiceOver reads them.
struct Speaker {
  /// Which name of a button is spoken.
  var labelPolicy = LabelPolicy.documented
  /// Whether hints are spoken.
  var settings = ReaderSettings()
  /// Whether is told where each phrase was taken from.
  var tellsOrigins = false
  /// Whether the elements and containers themselves are told.
  var tellsTree = false

  /// Returns what VoiceOver says of each control of a document: nothing for one that does not speak,
  /// several for one with parts.
  ///
  /// Its own words are in the language of the version, English where it does not speak that.
  func announcements(of version: DocumentVersion) -> [[Announcement]] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let interface = load(version)
      return version.document.controls.map { control in
        guard let view = interface.object(for: control.element) as? View else { return [] }
        let parts = view.accessibilityElements ?? (view.speaks ? [view] : [])
        return parts.map { announcement(of: $0.accessibilityElement, in: version.language) }
      }
    }
  }

  /// Returns what VoiceOver says on each screen of a document.
  func screens(of version: DocumentVersion) -> [SpokenScreen] {
    MainActor.assumeIsolated {
      let interface = load(version)
      let names = ObjectNames(interface, version)
      let application = Application()
      var read: Set<Responder> = []
      var screens = interface.screens.map { screen in
        let window = interface.makeWindow(showing: screen, in: application)
        let hierarchy = AccessibilityHierarchy(of: window, order: version.document.readingOrder)
        for stop in hierarchy.stops {
          read.formUnion([stop.object] + stop.containers.map(\.object))
        }
        return SpokenScreen(
          title: screen.title,
          elements: hierarchy.stops.map { stop in
            let announcement = announcement(of: stop.element, in: version.language)
            return .init(
              handle: names.handle(of: stop.object), announcement: announcement,
              origins: tellsOrigins
                ? announcement.phrases.map { names.origin(of: $0, stop.object) } : [])
          },
          tree: tellsTree ? hierarchy.tree : AccessibilityTree())
      }
      addUnread(of: version, read, interface, to: &screens)
      return screens
    }
  }

  /// Tells which controls are not read, with the first screen of their scene.
  @MainActor
  private func addUnread(
    of version: DocumentVersion, _ read: Set<Responder>, _ interface: LoadedInterface,
    to screens: inout [SpokenScreen]
  ) {
    var places: [Int: Int] = [:]
    for (number, screen) in interface.screens.enumerated() where places[screen.sceneIndex] == nil {
      places[screen.sceneIndex] = number
    }
    for control in version.document.controls where control.kind == .control {
      let object = interface.object(for: control.element)
      if let object, read.contains(object) { continue }
      let speaks = (object as? View)?.speaks ?? false
      let reason = control.unreachable ?? (speaks ? "not shown" : "not announced yet")
      let kind = words(of: control.elementName)
      if let place = places[control.sceneIndex] {
        screens[place].unread[reason, default: []].append(kind)
      } else {
        // Nothing of AppKit's is live, so nothing of it has a screen yet.
        places[control.sceneIndex] = screens.count
        let title = version.document.scenes[control.sceneIndex].title
        screens.append(SpokenScreen(title: title, unread: [reason: [kind]]))
      }
    }
  }

  @MainActor
  func load(_ version: DocumentVersion) -> LoadedInterface {
    let loader = InterfaceLoader()
    loader.connectsActions = false
    loader.labelPolicy = labelPolicy
    return loader.load(version.document)
  }

  private func announcement(
    of element: AccessibilityElement, in language: LanguageTag
  ) -> Announcement {
    VoiceOver(settings: settings).announcement(
      of: element, in: SpokenLanguage.speaking(element, toReaderOf: language))
  }
}

extension View {
  /// Whether something is said of the view itself, whether or not a reader stops at it.
  fileprivate var speaks: Bool {
    isAccessibilityElement || self is Button || accessibilityElements?.isEmpty == false
  }
}

/// What the live objects of a document go by in it, and where their texts are.
@MainActor
private struct ObjectNames {
  private var elements: [ObjectIdentifier: InterfaceElement] = [:]
  /// The texts by the ids of their objects.
  private var texts: [Substring: [LocalizedDocument.Text]] = [:]
  private let version: DocumentVersion

  init(_ interface: LoadedInterface, _ version: DocumentVersion) {
    self.version = version
    for element in version.document.root.descendants {
      guard let object = interface.object(for: element) else { continue }
      elements[ObjectIdentifier(object)] = element
    }
    for text in version.texts ?? [] {
      texts[text.original.key.prefix { $0 != "." }, default: []].append(text)
    }
  }

  /// The identifier, or the id of the object or of what it is a part of.
  func handle(of object: Responder) -> String {
    if let identifier = object.accessibilityIdentifier, !identifier.isEmpty {
      return visible("#\(identifier)")
    }
    return element(of: object)?.id.map { visible("id \($0)") } ?? "without an id"
  }

  private func element(of object: Responder) -> InterfaceElement? {
    elements[ObjectIdentifier(object)]
      ?? (object as? AccessibilityItem)?.accessibilityContainer.flatMap {
        elements[ObjectIdentifier($0)]
      }
  }

  /// The table that a phrase was taken from, and its key.
  func origin(of phrase: Announcement.Phrase, _ object: Responder) -> String {
    if let word = phrase.word {
      return
        "\(word.rawValue) in Speech.strings (\(SpokenLanguage.speaking(object.accessibilityElement, toReaderOf: version.language).tag))"
    }
    let candidates = element(of: object).map { element in
      [element.id].compactMap { $0 } + element.descendants.compactMap(\.id)
    }
    for id in candidates ?? [] {
      for text in texts[Substring(id)] ?? [] where text.value == phrase.words {
        let path = text.translation?.origin.path ?? "the document"
        return visible("\(text.original.key) in \(path)")
      }
    }
    return "in the document"
  }
}
