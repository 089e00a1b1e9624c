/// A call that a responder is passing on to the next one.
struct ForwardedCall: Hashable {
  enum Kind: Hashable {
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case motionBegan, motionEnded, motionCancelled, remoteControl
    case undoManager, textInputMode

    /// The call for a phase of presses.
    static func of(_ phase: Press.Phase) -> Kind {
      switch phase {
      case .began: .pressesBegan
      case .changed, .stationary: .pressesChanged
      case .ended: .pressesEnded
      case .cancelled: .pressesCancelled
      }
    }
  }

  let kind: Kind
  let responder: ObjectIdentifier
}
