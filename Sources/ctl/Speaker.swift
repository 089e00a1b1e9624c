import Accessibility
import ButtonModel
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import ResponderKit
import SpokenLanguages

/// Makes documents live and listens to them, in the order in which VoiceOver reads them.
///
/// Views stand where the document has them, also for languages that are written from right to left:
/// constraints, which would turn them over, are not laid out.
struct Speaker {
  /// Which name of a button is spoken.
  var labelPolicy = LabelPolicy.documented
  /// Whether hints are spoken.
  var settings = ReaderSettings()

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
      var read: Set<Responder> = []
      var screens: [SpokenScreen] = []
      for screen in interface.screens {
        let hierarchies = screen.views.map {
          AccessibilityHierarchy(of: $0, order: version.document.readingOrder)
        }
        let stops = hierarchies.flatMap(\.stops)
        for stop in stops { read.formUnion([stop.object] + stop.containers.map(\.object)) }
        screens.append(
          SpokenScreen(
            title: screen.title,
            elements: stops.map { stop in
              let announcement = announcement(of: stop.element, in: version.language)
              return .init(
                handle: names.handle(of: stop.object), announcement: announcement,
                origins: announcement.phrases.map { names.origin(of: $0, stop.object) })
            },
            tree: AccessibilityTree(hierarchies.flatMap(\.tree.nodes))))
      }
      // Nothing of AppKit's is live.
      for scene in version.document.scenes.dropFirst(screens.count) {
        screens.append(SpokenScreen(title: scene.title))
      }
      for control in version.document.controls where control.kind == .control {
        let object = interface.object(for: control.element)
        if let object, read.contains(object) { continue }
        let speaks = (object as? View)?.speaks ?? false
        let reason = control.unreachable ?? (speaks ? "not shown" : "not announced yet")
        screens[control.sceneIndex].unread[reason, default: []].append(
          words(of: control.elementName))
      }
      return screens
    }
  }

  @MainActor
  private func load(_ version: DocumentVersion) -> LoadedInterface {
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

extension InterfaceDocument {
  /// Telephones and everything else differ in what counts as one row.
  fileprivate var readingOrder: ReadingOrder {
    let runtime = root["targetRuntime"] ?? ""
    let isPhone = !runtime.hasSuffix("iPad") && !runtime.hasPrefix("AppleTV")
    return ReadingOrder(
      threshold: isPhone ? ReadingOrder.phoneThreshold : ReadingOrder.padThreshold)
  }
}

extension View {
  /// Whether something is said of the view itself, whether or not a reader stops at it.
  fileprivate var speaks: Bool {
    isAccessibilityElement || self is Button || accessibilityLabel != nil
      || accessibilityElements?.isEmpty == false
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
