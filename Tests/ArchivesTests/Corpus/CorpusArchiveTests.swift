import Accessibility
import AppKitDialect
import ControlCore
import Foundation
import InterfaceBuilder
import InterfaceLoader
import Lists
import ResponderKit
import TestSupport
import Testing

@testable import Archives

/// What became of the screens of the corpus; the figures belong to it as it is.
private struct Tally: Equatable {
  var screens = 0
  /// Those whose archive was read as it was written, and whose restored screen has the same archive.
  var same = 0
  /// The taps or clicks whose records were compared, and the elements that a reader stops at.
  var taps = 0
  var elements = 0
  /// What was refused, by the kind of the obstacle.
  var refused: [String: Int] = [:]
}

/// Archives, reads and restores every screen of the corpus; then operates both alike.
@MainActor
@Suite(.tags(.corpus), .enabled(if: SharedFolder.hasCorpus, "the corpus is not there"))
struct CorpusArchiveTests {
  @Test func `every screen of UIKit is the same after it was restored, tapped and read`() throws {
    let expected = [
      Tally(screens: 341, same: 341, taps: 1045, elements: 1436),
      Tally(screens: 341, same: 341, taps: 1045, elements: 1442),
    ]
    for (layout, tally) in zip([DocumentLayout.document, .solved], expected) {
      let found = try count(.uiKit, layout)
      #expect(found == tally)
    }
  }

  @Test func `every screen of AppKit is the same after it was restored, clicked and read`() throws {
    let found = try count(.appKit, .document)
    #expect(found == Tally(screens: 178, same: 178, taps: 1683, elements: 2177))
  }

  private func count(
    _ family: InterfaceDocument.Family, _ layout: DocumentLayout
  ) throws -> Tally {
    var tally = Tally()
    for path in SharedFolder.documentPaths {
      let file = SharedFolder.corpus.appending(path: path).path
      guard let document = try? InterfaceDocument(contentsOfFile: file), document.family == family
      else { continue }
      let loader = InterfaceLoader.withPlaceholders()
      loader.layout = layout
      loader.storyboards = { $0 == document.nameInApp ? document : nil }
      for number in 0..<LiveDocument(DocumentVersion(document), loader: loader).screenCount {
        tally.screens += 1
        let live = LiveDocument(DocumentVersion(document), loader: loader)
        try compare(live.screen(at: number), loader, "\(path) \(number) \(layout)", &tally)
      }
    }
    return tally
  }

  private func compare(
    _ screen: LiveScreen, _ loader: InterfaceLoader, _ name: String, _ tally: inout Tally
  ) throws {
    let archive: InterfaceArchive
    do { archive = try screen.archived(by: loader) } catch {
      tally.refused[error.kind, default: 0] += 1
      return
    }
    let text = archive.text
    let read = try InterfaceArchive(text, path: name)
    #expect(read == archive)
    let scope = ApplicationScope()
    let restored = try scope.run {
      NSApplication.shared.activate()
      NSApplication.shared.setRecordName("Application")
      return try loader.restore(read)
    }
    if try scope.run({ try loader.archive(restored) }).text == text { tally.same += 1 }
    let root = try #require(restored.roots.first)
    let spoken = screen.document.inItsApplication { Operations.elements(of: screen.shownObject) }
    #expect(scope.run { Operations.elements(of: root) } == spoken, "\(name)")
    tally.elements += spoken.count
    let records = screen.document.inItsApplication { Operations.records(of: screen.shownObject) }
    #expect(scope.run { Operations.records(of: root) } == records, "\(name)")
    tally.taps += records.count
  }
}

/// What a user does with everything on a screen, in order.
@MainActor
private enum Operations {
  /// What a reader says about everything: in a window of UIKit at its stops, in AppKit of every view.
  static func elements(of root: AnyObject) -> [String] {
    if let window = root as? Window {
      return AccessibilityHierarchy(of: window).stops.map { "\($0.element)" }
    }
    return views(of: root).map { "\($0.accessibilityElement)" }
  }

  /// The records of a tap or a click on everything that takes one.
  static func records(of root: AnyObject) -> [String] {
    if let window = root as? Window { return taps(in: window) }
    if let menu = root as? NSMenu { return choices(of: menu, depth: 0) }
    guard let window = (root as? NSWindow) ?? (root as? NSView)?.window else { return [] }
    return views(of: root).filter { $0 is NSControl }.map { view in
      guard view.window === window else { return "gone" }
      let driver = MouseDriver(in: window)
      let record = InteractionRecord.during { driver.click(view) }
      for sheet in window.archivedSheets { window.endSheet(sheet) }
      return "\(record)"
    }
  }

  private static func taps(in window: Window) -> [String] {
    var found: [View] = []
    func collect(_ view: View) {
      let isOperated = view is Control || view is TableViewCell || view is CollectionViewCell
      if isOperated || view.gestureRecognizers != nil { found.append(view) }
      view.subviews.forEach(collect)
    }
    collect(window)
    return found.map { view in
      guard view.window === window else { return "gone" }
      let driver = TouchDriver(in: window)
      return "\(InteractionRecord.during { driver.tap(view) })"
    }
  }

  private static func choices(of menu: NSMenu, depth: Int) -> [String] {
    menu.items.enumerated().flatMap { number, item in
      let inner = depth < 8 ? item.submenu.map { choices(of: $0, depth: depth + 1) } ?? [] : []
      return inner + ["\(InteractionRecord.during { menu.performActionForItem(at: number) })"]
    }
  }

  private static func views(of root: AnyObject) -> [NSView] {
    var found: [NSView] = []
    func collect(_ view: NSView) {
      found.append(view)
      view.subviews.forEach(collect)
    }
    if let top = (root as? NSWindow)?.contentView ?? root as? NSView { collect(top) }
    return found
  }
}
