public import Accessibility
import AppKitDialect
import ButtonModel
public import Graphics
package import InterfaceBuilder
import Localize
public import ResponderKit
import SpokenLanguages

/// A screen of a live document in its window, which is as large as the screen's outermost view.
@preconcurrency @MainActor
public struct LiveScreen {
  /// The document.
  public let document: LiveDocument
  /// The screen as it was loaded.
  public let loaded: LoadedScreen
  /// The window that shows the screen, or the menu bar.
  let shownIn: Responder

  init(document: LiveDocument, loaded: LoadedScreen, shownIn: Responder) {
    (self.document, self.loaded, self.shownIn) = (document, loaded, shownIn)
  }

  /// The window that shows a screen of UIKit; traps for a screen of AppKit.
  public var window: Window {
    guard let window = uiKitWindow else {
      preconditionFailure("a screen of AppKit has no Window")
    }
    return window
  }

  /// The window that shows a screen of UIKit; nil for a screen of AppKit.
  package var uiKitWindow: Window? { shownIn as? Window }

  /// Indicates whether it is a menu of a Mac.
  package var isMenu: Bool { loaded.root is NSMenu }

  /// The accessibility hierarchy of the screen now, in reading order.
  public var hierarchy: AccessibilityHierarchy { document.dialectScreens.hierarchy(of: self) }
  /// The same with what is in tabs that are not selected, each tab after the other.
  package var hierarchyOfAllTabs: AccessibilityHierarchy {
    document.dialectScreens.hierarchyOfAllTabs(of: self)
  }

  /// The screen as shapes, as its views stand now; colors of the system have the components that the
  /// document lists for them.
  public var drawing: ScreenDrawing { document.dialectScreens.drawing(of: self) }

  /// The remark about a screen on which everything is shown.
  static let isShownAsIf = "what is hidden or disabled is shown and enabled as if by code"

  /// Returns what a screen reader says on the screen.
  ///
  /// The screen reader's own words are in the language of the document, or in English if it does
  /// not support that language. The origins of the phrases, the tree, the attributes of UIKit's elements and the
  /// drawing are collected on request.
  public func spoken(
    withOrigins: Bool = false, withTree: Bool = false, withAttributes: Bool = false,
    withDrawing: Bool = false
  ) -> SpokenScreen {
    var screen = spoken(
      hierarchy, withOrigins: withOrigins, withTree: withTree, withAttributes: withAttributes)
    if withDrawing { screen.drawing = drawing }
    return screen
  }

  func spoken(
    _ hierarchy: AccessibilityHierarchy, withOrigins: Bool, withTree: Bool,
    withAttributes: Bool = false
  ) -> SpokenScreen {
    var screen = SpokenScreen(
      title: loaded.title,
      elements: hierarchy.stops.indices.map { number in
        let stop = hierarchy.stops[number]
        let groups = hierarchy.groups(beginningAt: number)
        var announcement = document.announcement(of: stop.element, entering: groups)
        // A screen keeps all of them, so each gets no more room than it needs.
        announcement.description = announcement.description.map { $0 }
        var element = document.provenance.element(of: stop.object, saying: announcement)
        if withAttributes || stop.element.appKit != nil { element.attributes = stop.element }
        if withAttributes { element.target = stop.object.targetText }
        if withOrigins {
          element.origins = announcement.phrases.map {
            let group = $0.source == .container ? groups.last?.object : nil
            return document.provenance.origin(
              of: $0, in: announcement.language, group ?? stop.object,
              type(of: document.screenReader).vocabulary)
          }
        }
        return element
      },
      tree: withTree ? hierarchy.tree : AccessibilityTree())
    screen.remarks = document.dialectScreens.remarks(on: self)
    if document.isShownAsIf { screen.remarks.append(Self.isShownAsIf) }
    screen.otherWords = document.otherWords
    screen.reader = type(of: document.screenReader).name
    screen.readerRemark =
      type(of: document.screenReader).remark ?? document.remarkOnExtrapolation(in: screen.elements)
    return screen
  }
}

extension LiveDocument {
  /// Returns the announcement of an element by the screen reader.
  public func announcement(of element: AccessibilityElement) -> Announcement {
    screenReader.announcement(of: element, in: words(for: element))
  }

  /// Returns the announcement of an element, preceded by the names of the groups that begin with it.
  func announcement(
    of element: AccessibilityElement, entering groups: [AccessibilityHierarchy.Container]
  ) -> Announcement {
    let announcement = announcement(of: element)
    guard !groups.isEmpty else { return announcement }
    let words = words(for: element)
    return announcement.preceded(
      by: groups.compactMap { screenReader.announcement(ofEntering: $0.value, in: words) })
  }

  /// The words with which the screen reader reads an element.
  private func words(for element: AccessibilityElement) -> SpokenLanguage {
    SpokenLanguage.speaking(element, toReaderOf: language, by: screenReader)
  }

  /// Returns the announcement of a change that the user made; nil if nothing is announced.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement
  ) -> Announcement? {
    screenReader.announcement(ofChangeFrom: before, to: after, in: words(for: after))
  }

  /// Returns what the screen reader repeats of what the user types; empty for nothing.
  public func text(of typed: TypedText) -> String {
    screenReader.text(of: typed, in: words(for: AccessibilityElement()))
  }

  /// Returns the announcement of each stop of a hierarchy.
  func spokenTexts(in hierarchy: AccessibilityHierarchy) -> [String] {
    hierarchy.stops.indices.map { number in
      announcement(
        of: hierarchy.stops[number].element, entering: hierarchy.groups(beginningAt: number)
      ).text
    }
  }

  /// The announcements of each control of the document: none for a control without
  /// accessibility, several for one with parts.
  public var announcements: [[Announcement]] { document.controls.map { announcements(of: $0) } }

  /// Returns the announcements of a control of the document.
  package func announcements(of control: InterfaceControl) -> [Announcement] {
    dialectScreens.announcements(of: control)
  }

  /// The language of the reader's own words if the reader does not speak that of the document.
  package var otherWords: String? {
    let vocabulary = type(of: screenReader).vocabulary
    guard !vocabulary.keys.isEmpty, SpokenLanguage.matching(language, vocabulary) == nil else {
      return nil
    }
    return SpokenLanguage.closest(to: language, vocabulary).language
  }
}

extension AccessibilityHierarchy {
  /// The groups that the element with a number is the first of, from outside to inside.
  fileprivate func groups(beginningAt number: Int) -> [Container] {
    let before = number > 0 ? stops[number - 1].containers : []
    let former = number > 0 ? stops[number - 1].object : nil
    return stops[number].containers.filter { container in
      // A group that is an element itself has just been read.
      container.object !== former && container.value.type == .semanticGroup
        && !before.contains { $0.object === container.object }
    }
  }
}
