import Gestures
import ResponderKit

extension TouchedObject {
  /// Returns what makes a gesture on the view.
  func make(_ gesture: ScreenGesture) -> PreparedOperation {
    {
      gesture.make(on: view, by: driver)
      return nil
    }
  }

  /// Returns what makes the gesture that a recognizer needs.
  func makeGesture(
    of recognizer: GestureRecognizer, _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> PreparedOperation {
    if let objection = TouchDriver.objection(toMaking: recognizer) {
      throw OperationRefusal(
        objection, "Make another one with \(spelled(.gesture)).")
    }
    return {
      let record = InteractionRecorder.current
      let before = record?.count ?? 0
      driver.makeGesture(of: recognizer)
      let isRecognized =
        record?.steps(after: before).contains {
          if case .gesture(let name, .sends) = $0 { name == recognizer.recordName } else { false }
        } ?? false
      return isRecognized ? nil : "\(recognizer.recordName) does not recognize the gesture"
    }
  }

  /// Returns taps on the view, or on the part of it that was named.
  func tap(count: Int) -> PreparedOperation {
    {
      driver.tap(at: view.convert(tapPoint, to: nil), count: count)
      return nil
    }
  }
}
