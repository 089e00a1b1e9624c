public import Accessibility
import ButtonModel
import InterfaceBuilder
import Localize
public import ResponderKit
import SpokenLanguages

/// A screen of a live document in a window of its size.
@MainActor
public final class LiveScreen {
  /// The document.
  public unowned let document: LiveDocument
  /// The screen as it was loaded.
  public let loaded: LoadedScreen
  /// The window that shows it.
  public let window: Window

  init(_ loaded: LoadedScreen, of document: LiveDocument) {
    self.document = document
    self.loaded = loaded
    window = document.interface.makeWindow(showing: loaded, in: document.application)
  }

  /// What a screen reader meets on the screen now, in its order.
  public var hierarchy: AccessibilityHierarchy {
    AccessibilityHierarchy(of: window, order: document.document.readingOrder)
  }

  /// Returns what a reader says on the screen.
  ///
  /// Its own words are in the language of the document, English where it does not speak that. Where the
  /// phrases come from, and the tree, are collected when asked for.
  public func spoken(
    by reader: some ScreenReader, withOrigins: Bool = false, withTree: Bool = false
  ) -> SpokenScreen {
    let hierarchy = hierarchy
    return SpokenScreen(
      title: loaded.title,
      elements: hierarchy.stops.map { stop in
        let announcement = document.announcement(of: stop.element, by: reader)
        return .init(
          handle: document.names.handle(of: stop.object) ?? "", announcement: announcement,
          origins: withOrigins
            ? announcement.phrases.map {
              document.names.origin(of: $0, in: announcement.language, stop.object)
            } : [])
      },
      tree: withTree ? hierarchy.tree : AccessibilityTree())
  }
}

extension LiveDocument {
  /// Returns what a reader says of an element.
  public func announcement(
    of element: AccessibilityElement, by reader: some ScreenReader
  ) -> Announcement {
    reader.announcement(
      of: element, in: SpokenLanguage.speaking(element, toReaderOf: language, by: reader))
  }

  /// Returns what a reader says after the user has changed an element; nil for nothing.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    by reader: some ScreenReader
  ) -> Announcement? {
    reader.announcement(
      ofChangeFrom: before, to: after,
      in: SpokenLanguage.speaking(after, toReaderOf: language, by: reader))
  }

  /// Returns what a reader says of each control of the document: nothing for one that does not speak,
  /// several for one with parts.
  public func announcements(by reader: some ScreenReader) -> [[Announcement]] {
    document.controls.map { control in
      guard let view = interface.object(for: control.element) as? View else { return [] }
      let parts = view.accessibilityElements ?? (view.speaks ? [view] : [])
      return parts.map { announcement(of: $0.accessibilityElement, by: reader) }
    }
  }

  /// Returns what a reader says on every screen, with the controls that it does not read.
  public func spokenScreens(
    by reader: some ScreenReader, withOrigins: Bool = false, withTree: Bool = false
  ) -> [SpokenScreen] {
    var spoken = screens.map {
      $0.spoken(by: reader, withOrigins: withOrigins, withTree: withTree)
    }
    addUnread(to: &spoken)
    return spoken
  }

  /// Counts the controls that are not read, with the first screen of their scene.
  private func addUnread(to spoken: inout [SpokenScreen]) {
    var places: [Int: Int] = [:]
    var read: Set<Responder> = []
    for (number, screen) in screens.enumerated() {
      if places[screen.loaded.sceneIndex] == nil { places[screen.loaded.sceneIndex] = number }
      for stop in screen.hierarchy.stops {
        read.formUnion([stop.object] + stop.containers.map(\.object))
      }
    }
    for control in document.controls where control.kind == .control {
      let object = interface.object(for: control.element)
      if let object, read.contains(object) { continue }
      let speaks = (object as? View)?.speaks ?? false
      let reason = control.unreachable ?? (speaks ? "not shown" : "not announced yet")
      let kind = control.kindName
      if let place = places[control.sceneIndex] {
        spoken[place].unread[reason, default: []].append(kind)
      } else {
        // Nothing of AppKit's is live, so nothing of it has a screen yet.
        places[control.sceneIndex] = spoken.count
        let title = document.scenes[control.sceneIndex].title
        spoken.append(SpokenScreen(title: title, unread: [reason: [kind]]))
      }
    }
  }
}

extension View {
  /// Whether something is said of the view itself, whether or not a reader stops at it.
  fileprivate var speaks: Bool {
    isAccessibilityElement || self is Button || accessibilityElements?.isEmpty == false
  }
}
