import InterfaceBuilder
import TextFormats

extension InterfaceControl {
  /// The behavior of a gesture recognizer with touches where that is not UIKit's default.
  var gestureFlags: [String] {
    guard let recognizer = gestureRecognizer else { return [] }
    var flags: [String] = []
    if recognizer.kind == .longPress, recognizer.allowableMovement != 10 {
      flags.append("allowableMovement \(shortest(recognizer.allowableMovement))")
    }
    if !recognizer.cancelsTouchesInView { flags.append("cancelsTouchesInView false") }
    if recognizer.delaysTouchesBegan { flags.append("delaysTouchesBegan true") }
    if !recognizer.delaysTouchesEnded { flags.append("delaysTouchesEnded false") }
    if !recognizer.requiresExclusiveTouchType { flags.append("requiresExclusiveTouchType false") }
    return flags
  }

  /// The gesture that a recognizer needs, the views that list it, and its delegate.
  var gestureFacts: [(String, String)] {
    guard let recognizer = gestureRecognizer else { return [] }
    var facts = [("needs", visible(recognizer.requirement)), ("on", hostSummary)]
    for connection in connections
    where connection.kind == .outlet && connection.property == "delegate" {
      facts.append(("delegate", connection.targetSummary))
    }
    return facts
  }

  private var hostSummary: String {
    let hosts = recognizerHosts
    guard let last = hosts.last else { return "nothing: no view lists it" }
    if hosts.count == 1 { return last.hostSummary }
    var names = hosts.dropLast().prefix(7).map(\.hostSummary)
    if hosts.count > 8 { names.append("\(hosts.count - 8) more") }
    let views = names.joined(separator: ", ") + " and " + last.hostSummary
    return views + ": a recognizer has one view, so only the last gets it"
  }
}

extension InterfaceElement {
  /// The kind, the class, and the label or the id of a view: `Table View (NoteTable) “Notes”`.
  fileprivate var hostSummary: String {
    let kind = isFilesOwner ? "File's Owner" : displayName(of: name)
    let words = visible(kind) + (shownClass.map { " (\(visible($0)))" } ?? "")
    if isFilesOwner { return words }
    if let label = shownLabel, !label.isEmpty { return words + " “\(visible(label))”" }
    return words + (shownID.map { " \(visible($0))" } ?? "")
  }
}
