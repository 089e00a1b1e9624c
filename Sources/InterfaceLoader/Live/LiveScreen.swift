public import Accessibility
import ButtonModel
import InterfaceBuilder
import Localize
public import ResponderKit
import SpokenLanguages

/// A screen of a live document in its window, which is as large as the screen's outermost view.
@MainActor
public struct LiveScreen {
  /// The document.
  public let document: LiveDocument
  /// The screen as it was loaded.
  public let loaded: LoadedScreen
  /// The window that shows the screen.
  public let window: Window

  /// The accessibility hierarchy of the screen now, in reading order.
  public var hierarchy: AccessibilityHierarchy {
    AccessibilityHierarchy(of: window, order: document.document.readingOrder)
  }

  /// Returns what a screen reader says on the screen.
  ///
  /// The screen reader's own words are in the language of the document, or in English if it does
  /// not support that language. The origins of the phrases and the tree are collected on request.
  public func spoken(
    by reader: some ScreenReader, withOrigins: Bool = false, withTree: Bool = false
  ) -> SpokenScreen {
    spoken(hierarchy, by: reader, withOrigins: withOrigins, withTree: withTree)
  }

  fileprivate func spoken(
    _ hierarchy: AccessibilityHierarchy, by reader: some ScreenReader, withOrigins: Bool,
    withTree: Bool
  ) -> SpokenScreen {
    SpokenScreen(
      title: loaded.title,
      elements: hierarchy.stops.map { stop in
        let announcement = document.announcement(of: stop.element, by: reader)
        return .init(
          handle: document.provenance.handle(of: stop.object) ?? "", announcement: announcement,
          origins: withOrigins
            ? announcement.phrases.map {
              document.provenance.origin(of: $0, in: announcement.language, stop.object)
            } : [])
      },
      tree: withTree ? hierarchy.tree : AccessibilityTree())
  }
}

extension LiveDocument {
  /// Returns the announcement of an element by a screen reader.
  public func announcement(
    of element: AccessibilityElement, by reader: some ScreenReader
  ) -> Announcement {
    reader.announcement(
      of: element, in: SpokenLanguage.speaking(element, toReaderOf: language, by: reader))
  }

  /// Returns the announcement of a change that the user made; nil if nothing is announced.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    by reader: some ScreenReader
  ) -> Announcement? {
    reader.announcement(
      ofChangeFrom: before, to: after,
      in: SpokenLanguage.speaking(after, toReaderOf: language, by: reader))
  }

  /// Returns the announcements of each control of the document: none for a control without
  /// accessibility, several for one with parts.
  public func announcements(by reader: some ScreenReader) -> [[Announcement]] {
    document.controls.map { control in
      guard let view = interface.object(for: control.element) as? View else { return [] }
      let parts = view.accessibilityElements ?? (view.speaks ? [view] : [])
      return parts.map { announcement(of: $0.accessibilityElement, by: reader) }
    }
  }

  /// Returns what a screen reader says on every screen, and the controls that it does not read.
  public func spokenScreens(
    by reader: some ScreenReader, withOrigins: Bool = false, withTree: Bool = false
  ) -> [SpokenScreen] {
    var read: Set<Responder> = []
    var spoken = screens.map { screen in
      let hierarchy = screen.hierarchy
      for stop in hierarchy.stops {
        read.formUnion([stop.object] + stop.containers.map(\.object))
      }
      return screen.spoken(hierarchy, by: reader, withOrigins: withOrigins, withTree: withTree)
    }
    addUnread(to: &spoken, without: read)
    return spoken
  }

  /// Adds the controls that are not read to the first screen of their scene.
  private func addUnread(to spoken: inout [SpokenScreen], without read: Set<Responder>) {
    var places: [Int: Int] = [:]
    for (number, screen) in interface.screens.enumerated() where places[screen.sceneIndex] == nil {
      places[screen.sceneIndex] = number
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
        // AppKit controls are not live, so their scenes have no screen yet.
        places[control.sceneIndex] = spoken.count
        let title = document.scenes[control.sceneIndex].title
        spoken.append(SpokenScreen(title: title, unread: [reason: [kind]]))
      }
    }
  }
}

extension View {
  /// Whether the view itself has an announcement, even if a screen reader does not stop at it.
  fileprivate var speaks: Bool {
    isAccessibilityElement || self is Button || accessibilityElements?.isEmpty == false
  }
}
