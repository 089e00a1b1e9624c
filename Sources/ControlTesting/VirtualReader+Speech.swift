import Accessibility
import Graphics
import ResponderKit
import SpokenLanguages

extension VirtualReader {
  /// Adds an entry to the log and queues it for speech.
  func say(
    _ text: String, _ kind: SpokenLog.Kind, _ announcement: Announcement? = nil,
    priority: AccessibilityPriority = .default, waits: Bool = false, pause: Int = 0,
    attributed: AttributedText? = nil
  ) {
    let entry = log.entries.count
    log.entries.append(
      .init(
        kind: kind, text: text, outcome: .waiting, announcement: announcement,
        attributed: attributed))
    if kind == .announcement { announced[entry] = text }
    speech.say(
      .init(
        entry: entry, length: text.count, kind: kind, priority: priority, waits: waits,
        pause: pause))
    settle()
  }

  /// Adds a sound to the log; sounds neither wait nor interrupt.
  func sound(_ kind: SpokenLog.Kind) {
    log.entries.append(.init(kind: kind, text: "", outcome: .finished))
  }

  /// Records the outcomes of entries in the log, and notifies the app about its announcements.
  func settle() {
    let outcomes = speech.outcomes
    speech.outcomes = []
    for (entry, outcome) in outcomes {
      log.entries[entry].outcome = outcome
      guard outcome != .waiting, outcome != .speaking, let text = announced[entry] else { continue }
      announced[entry] = nil
      root.tell(.announcementDidFinish(text, wasSuccessful: outcome == .finished))
    }
  }

  /// Returns the announcement of an element on focus, preceded by the names of the groups that the
  /// cursor enters.
  func focusAnnouncement(of stop: AccessibilityHierarchy.Stop) -> Announcement {
    let announcement = announcement(of: stop.element)
    let entered = stop.containers.filter { container in
      !lastContainers.contains { $0 === container.object.anchor }
    }
    lastContainers = stop.containers.map(\.object.anchor)
    let words = words(for: stop.element)
    return announcement.preceded(
      by: entered.compactMap { screenReader.announcement(ofEntering: $0.value, in: words) })
  }

  /// Announces the element under the cursor, preceded by the groups that the cursor has entered.
  func sayFocus(_ stop: AccessibilityHierarchy.Stop, waits: Bool) {
    newsCount += 1
    let announcement = focusAnnouncement(of: stop)
    speech.cursorHasMoved()
    say(announcement.descriptionText, .focus, announcement, waits: waits)
    if let hint = announcement.hintText {
      say(hint, .hint, announcement, waits: true, pause: SpeechQueue.hintPause)
    }
    for remark in announcement.remarks {
      say(remark.text, .remark, announcement, waits: true)
    }
  }

  // MARK: Notifications

  /// The maximum number of notifications processed at once, because an app that answers each with
  /// another one would never end.
  private static let inboxLimit = 1000

  func hear(_ notification: AccessibilityNotification) {
    guard !hasStopped else { return }
    inbox.append(notification)
    if !isDoingSomething { readInbox() }
  }

  /// Processes the posted notifications one by one, including those posted meanwhile.
  func readInbox() {
    guard !isReadingInbox else { return }
    isReadingInbox = true
    defer { isReadingInbox = false }
    var count = 0
    while !inbox.isEmpty, count < Self.inboxLimit {
      let notification = inbox.removeFirst()
      perform { read(notification) }
      count += 1
    }
    inbox = []
  }

  private func read(_ notification: AccessibilityNotification) {
    switch notification {
    case .screenChanged(let argument):
      sound(.screenChanged)
      newsCount += 1
      lastScrollText = nil
      if case .text(let text) = argument { say(text, .announcement) }
      if case .element(let object) = argument, focus(on: object) { return }
      lastContainers = []
      setCursor(nil)
      let hierarchy = hierarchy
      guard let first = hierarchy.stops.first else {
        _ = boundary()
        return
      }
      // The app's text about the screen is announced before its first element.
      var waits = false
      if case .text = argument { waits = true }
      move(to: first, in: hierarchy, waits: waits)
    case .layoutChanged(let argument):
      switch argument {
      case .text(let text):
        newsCount += 1
        say(text, .announcement)
      case .element(let object): if focus(on: object) { return }
      case nil: break
      }
      keepCursor()
    case .announcement(let text):
      newsCount += 1
      let attributes = text.runs.compactMap(\.attributes.speech)
      say(
        text.string, .announcement,
        priority: attributes.lazy.compactMap(\.announcementPriority).first ?? .default,
        waits: attributes.lazy.compactMap(\.queuesAnnouncement).first ?? false,
        attributed: text.hasSpeech ? text : nil)
    case .pageScrolled(let text):
      newsCount += 1
      if text == lastScrollText { return sound(.boundary) }
      lastScrollText = text
      say(text, .scroll)
    case .pauseAssistiveTechnology, .resumeAssistiveTechnology: break
    }
  }

  /// Moves to an object, or to the first element in it; returns false if neither is on the screen.
  private func focus(on object: Responder) -> Bool {
    let hierarchy = hierarchy
    let found =
      hierarchy.stop(of: object)
      ?? hierarchy.stops.first { $0.isInside(object) }
    guard let found else { return false }
    move(to: found, in: hierarchy)
    return true
  }

  /// Keeps the cursor on its element.
  ///
  /// If the element has disappeared, the cursor moves to the one that followed it, or else to the
  /// one before it.
  private func keepCursor() {
    guard cursorLink != nil, place.object == nil else { return }
    moveToNeighbor(of: cursorLink)
  }

  private func moveToNeighbor(of anchor: Anchor?) {
    let hierarchy = hierarchy
    guard let index = lastStops.firstIndex(where: { $0 === anchor }) ?? lastSpanStart else {
      return setCursor(nil)
    }
    let neighbors = lastStops[index...] + lastStops[..<index].reversed()
    // The object itself may show another element of its list now.
    for neighbor in neighbors where neighbor !== anchor {
      guard let object = neighbor.responder?.takeUnretainedValue(),
        let stop = hierarchy.stop(of: object)
      else { continue }
      return move(to: stop, in: hierarchy)
    }
    setCursor(nil)
  }
}

extension AccessibilityHierarchy.Stop {
  /// Returns whether the element is inside an object: one of its views, or an element that it
  /// lists.
  @MainActor
  func isInside(_ other: Responder) -> Bool {
    if containers.contains(where: { $0.object === other }) { return true }
    if let controller = other as? ViewController {
      return controller.viewIfLoaded.map(isInside) ?? false
    }
    guard let view = other as? View else { return false }
    let inner = object as? View ?? (object as? AccessibilityItem)?.accessibilityContainer as? View
    return inner?.isDescendant(of: view) ?? false
  }
}
