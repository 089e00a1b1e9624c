import Gestures
import InterfaceBuilder
import ResponderKit

extension TouchedObject {
  /// Returns the gesture that a recognizer needs, in words.
  func requirement(of recognizer: GestureRecognizer) -> String {
    document.element(of: recognizer).map { GestureRecognizerContent($0).requirement }
      ?? "a gesture that only the app knows"
  }

  /// Returns the way in which a user of VoiceOver reaches the recognizers of the view, as far as
  /// they do.
  ///
  /// VoiceOver has gestures of its own, and a recognizer makes no element of its view.
  func voiceOverNote(on recognizers: [GestureRecognizer]) -> String {
    let view = view.recordName
    guard self.view.isAccessibilityElement else {
      return "does not stop at \(view), which is not an accessibility element"
    }
    let around = sequence(first: self.view, next: \.superview).dropFirst()
    if let outer = around.first(where: \.isAccessibilityElement)?.recordName {
      return "does not stop at \(view), which is inside the accessibility element \(outer)"
    }
    if let obstacle { return "makes no gesture that is recognized: \(obstacle.text)" }
    let ways = recognizers.map { recognizer in
      switch recognizer {
      case let tap as TapGestureRecognizer
      where tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1:
        "a double tap makes the tap"
      case is LongPressGestureRecognizer: "a double tap that is held makes the press"
      case is HoverGestureRecognizer: "a pointer is not VoiceOver's"
      default: "only the pass-through gesture makes it; a custom action would"
      }
    }
    var seen: Set<String> = []
    let list = ways.filter { seen.insert($0).inserted }.joined(separator: "; ")
    return "stops at \(view): \(list)"
  }

  /// The connections of the object in the document.
  var connections: [Connection] {
    let element =
      recognizer.map { document.element(of: $0) } ?? document.element(of: view as Responder)
    return element.map { document.document.connections(of: $0) } ?? []
  }

  /// The views that list the recognizer, the last of which gets it.
  var hosts: [String] {
    guard let element = recognizer.flatMap({ document.element(of: $0) }) else { return [] }
    return document.document.hosts(ofRecognizer: element).map { host in
      document.interface.object(for: host)?.recordName ?? displayName(of: host.name)
    }
  }

  /// The object that decides about the recognizer; nil for none.
  var delegateName: String? {
    let outlet = connections.first { $0.kind == .outlet && $0.property == "delegate" }
    guard recognizer != nil, let outlet else { return nil }
    return outlet.shownTargetClass ?? outlet.target.map { displayName(of: $0.name) }
  }

  /// The other conditions of the recognizer, each with a name.
  var recognizerNotes: [(name: String, text: String)] {
    var notes: [(name: String, text: String)] = []
    if hosts.count > 1 {
      let list = hosts.joined(separator: ", ")
      notes.append(("", "\(list) list it: a recognizer has one view, so only the last gets it"))
    }
    if let delegateName { notes.append(("delegate", "\(delegateName) may not let it begin")) }
    return notes
  }
}
