import Accessibility
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Navigation
import ResponderKit
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusBarTests {
  @Test func `every item of a bar loads`() {
    var loaded: [String: Int] = [:]
    for (_, document) in Corpus.documents {
      let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
      for control in document.controls where control.kind == .item {
        guard let item = live.uiKitScreens?.barItem(for: control.element) else { continue }
        loaded["\(type(of: item))", default: 0] += 1
      }
    }
    #expect(loaded == ["BarButtonItem": 91, "TabBarItem": 27])
  }

  @Test func `each action of an item is sent once to its target, or the obstacle is named`() throws
  {
    let known = try Corpus.actions(of: "item")
    var (outcomes, actions) = ([String: Int](), 0)
    for (path, document) in Corpus.documents {
      for control in document.controls where control.kind == .item {
        guard let id = control.id, let expected = known[path]?[id], !expected.isEmpty else {
          continue
        }
        actions += expected.count
        outcomes[tap(control.element, of: document, expected), default: 0] += 1
      }
    }
    #expect(actions == 47)
    #expect(
      outcomes == [
        "sent": 38, "disabled": 7, "in no bar that its screen shows": 2,
      ])
  }

  /// Taps an item; returns what came of it.
  private func tap(
    _ element: InterfaceElement, of document: InterfaceDocument,
    _ expected: [Corpus.KnownAction]
  ) -> String {
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    guard let item = live.uiKitScreens?.barItem(for: element) else { return "not loaded" }
    guard let view = live.uiKitScreens?.view(showing: item, of: element), let window = view.window
    else {
      return "in no bar that its screen shows"
    }
    let obstacle = view.touchObstacle(in: window)
    let record = InteractionRecord.during { TouchDriver(in: window).tap(view) }
    if let obstacle { return obstacle.reason.rawValue }
    if !item.isEnabled {
      #expect(record.searches.isEmpty)
      return "disabled"
    }
    #expect(record.searches.map(\.action) == expected.map(\.selector), "\(record)")
    #expect(record.searches.map { $0.target ?? "" } == expected.map(\.target), "\(record)")
    return "sent"
  }

  @Test func `each title is announced as one heading of its screen`() {
    var (titles, held) = (0, 0)
    for (path, document) in Corpus.documents {
      let live = LiveDocument(DocumentVersion(document), loader: .forReading())
      let screens = live.spokenScreens()
      for element in document.root.descendants where element.name == "navigationItem" {
        guard let title = NavigationItemContent(element).title, !title.isEmpty else { continue }
        titles += 1
        let shown = screens.filter { screen in
          screen.elements.contains {
            $0.id == element.id && $0.announcement.text.hasSuffix("Heading.")
          }
        }
        #expect(shown.count == 1, "\(path): \(title) on \(shown.map(\.title))")
        if shown.first?.remarks.isEmpty ?? false { held += 1 }
      }
    }
    #expect(titles == 163)
    // Two stand in bars of their own, which no container has; code pushes the other 38.
    #expect(held == 125)
  }
}
