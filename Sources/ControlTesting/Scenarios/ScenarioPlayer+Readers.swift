import Accessibility
import InterfaceLoader
import Presenters
import ResponderKit
import TextFormats

// The steps of a screen reader.
extension ScenarioPlayer {
  mutating func read(
    _ target: ScenarioTarget, id: String?
  ) throws(OperationRefusal) -> PlayedStep {
    let live = screen.document
    let stops = shownHierarchy.stops
    let numbered = target.element.flatMap { $0 <= stops.count ? stops[$0 - 1] : nil }
    let found =
      numbered
      ?? names(for: target.name, id: id).lazy.compactMap { name in
        stops.first { live.isNamed(name, $0) }
      }.first
    guard let found else { throw missing(target.name) }
    var step = PlayedStep()
    step.id = live.element(of: found.object)?.id
    step.said = [.init(found, text: live.announcement(of: found.element).text)]
    reader?.move(to: found.object)
    return step
  }

  /// The reader that walks through the screen; nil for a screen of AppKit.
  private var reader: VirtualReader? {
    mutating get {
      if readerOfScreen == nil, let window = screen.uiKitWindow {
        let live = screen.document
        let reader = VirtualReader(window, language: live.language, screenReader: live.screenReader)
        reader.order = live.readingOrder
        readerOfScreen = reader
      }
      return readerOfScreen
    }
  }

  mutating func read(
    _ command: ScenarioAction.ReaderCommand
  ) throws(OperationRefusal) -> PlayedStep {
    guard let reader else {
      throw OperationRefusal(
        "the cursor of a screen reader is not modeled in AppKit", "Use 'read' and a name.")
    }
    let before = reader.log.entries.count
    var step = PlayedStep()
    var isDone = true
    var problem: String?
    let record = InteractionRecord.during {
      do throws(ReaderError) {
        isDone = try reader.perform(command)
      } catch {
        problem = "\(error)"
      }
    }
    let log = SpokenLog(entries: Array(reader.log.entries.dropFirst(before)))
    step.said = log.texts.map { .init(texts: [.exact($0)]) }
    step.record = record.entries.isEmpty ? [] : record.rows.map { ControlAnswer.line($0) }
    if log.entries.contains(where: { $0.kind == .screenChanged }) { step.screen = elements }
    if let problem { step.obstacle = problem }
    if !isDone, log.entries.isEmpty { step.obstacle = "the element does not answer to this" }
    return step
  }
}

extension VirtualReader {
  /// Moves the cursor to an object that is on the screen.
  fileprivate func move(to object: Responder) {
    let hierarchy = hierarchy
    guard let stop = hierarchy.stop(of: object) else { return }
    perform { move(to: stop, in: hierarchy) }
  }

  /// Makes a command of a scenario; returns whether something was done.
  fileprivate func perform(
    _ command: ScenarioAction.ReaderCommand
  ) throws(ReaderError) -> Bool {
    switch command {
    case .next: next()
    case .previous: previous()
    case .activate: activate()
    case .increment: increment()
    case .decrement: decrement()
    case .escape: escape()
    case .magicTap: magicTap()
    case .scroll(let direction): scroll(direction.accessibility)
    case .perform(let name): try perform(action: name)
    }
  }
}

extension ScenarioAction.ScrollDirection {
  fileprivate var accessibility: AccessibilityScrollDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
