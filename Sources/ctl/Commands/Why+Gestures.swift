import Gestures
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

extension OperatedObject {
  /// What a recognizer needs, in words.
  func requirement(of recognizer: GestureRecognizer) -> String {
    document.element(of: recognizer).map { GestureRecognizerContent($0).requirement }
      ?? "a gesture that only the app knows"
  }

  /// How a user of VoiceOver reaches the recognizers of the view, as far as they do.
  ///
  /// VoiceOver has gestures of its own, and a recognizer makes no element of its view.
  func voiceOverNote(on recognizers: [GestureRecognizer]) -> String {
    let view = view.recordName
    guard self.view.isAccessibilityElement else {
      return "does not stop at \(view), which is no accessibility element"
    }
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
}
