import Accessibility
import Auditing
import Diagnostics
import Gestures
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

@testable import ctl

/// Everything that the verbs do with a document, in one process: it is announced, drawn, focused and
/// checked, and each of its controls, items and recognizers is asked about and tapped.
@MainActor
struct StoryboardShow {
  private(set) var spokenElements = 0
  private(set) var taps = 0
  private(set) var steps = 0

  mutating func show(_ document: InterfaceDocument) {
    let version = DocumentVersion(document)
    let screens = live(version).spokenScreens(
      withOrigins: true, withTree: true, withDrawings: true)
    spokenElements += screens.reduce(0) { $0 + $1.elements.count }
    _ = live(version).focusScreens()
    _ = DocumentAudit { Self.loader(document) }.audit(document, in: [version])
    let (tapped, asked) = (live(version), live(version, showsContainers: false))
    for control in document.controls {
      tap(control, in: tapped)
      ask(control, in: asked)
    }
  }

  /// Taps a control where those before it have led.
  private mutating func tap(_ control: InterfaceControl, in document: LiveDocument) {
    guard let operated = document.operated(control.element), operated.obstacle == nil,
      let outcome = try? operated.perform(.tap)
    else { return }
    taps += 1
    steps += outcome.record.entries.count
    _ = operated.spokenScreen
  }

  /// Asks the responders for each action of a control that is not inside its containers.
  private func ask(_ control: InterfaceControl, in document: LiveDocument) {
    guard let operated = document.operated(control.element) else { return }
    _ = operated.obstacle
    _ = operated.search(for: ActionSelector("save:")).search.steps
    _ = document.announcements(of: control)
  }

  private func live(_ version: DocumentVersion, showsContainers: Bool = true) -> LiveDocument {
    let loader = Self.loader(version.document)
    loader.showsContainers = showsContainers
    return LiveDocument(version, loader: loader)
  }

  /// A loader for which every other storyboard is the document itself, so that references to it are
  /// part of the cycles.
  private static func loader(_ document: InterfaceDocument) -> InterfaceLoader {
    let loader = InterfaceLoader.withPlaceholders()
    loader.storyboards = { _ in document }
    return loader
  }
}
