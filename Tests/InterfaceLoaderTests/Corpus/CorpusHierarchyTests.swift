import Accessibility
import InterfaceBuilder
import ResponderKit
import TestSupport
import Testing

@testable import InterfaceLoader

/// The hierarchy of a screen is collected again only after a change, so every change has to be counted.
@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusHierarchyTests {
  @Test func `after each operation a screen is read as if it were read for the first time`() throws
  {
    var (operated, different) = (0, [String]())
    for (path, document) in Corpus.documents {
      let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
      for screen in live.screens.prefix(4) {
        guard let window = screen.uiKitWindow else { continue }
        for number in screen.shownHierarchy.stops.indices.prefix(8) {
          let stops = screen.shownHierarchy.stops
          guard stops.indices.contains(number), let object = screen.operated(stops[number]) else {
            continue
          }
          for operation in [ScreenOperation.tap, .increment, .type(.init("a"))] {
            guard (try? object.perform(operation)) != nil else { continue }
            operated += 1
            let fresh = AccessibilityHierarchy(of: window, order: live.readingOrder)
            if screen.shownHierarchy.tree != fresh.tree {
              different.append("\(path): \(operation) of \(stops[number].element.label ?? "")")
            }
          }
        }
      }
    }
    #expect(operated > 900)
    #expect(different == [])
  }
}
