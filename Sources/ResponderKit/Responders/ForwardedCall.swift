/// A call that a responder is passing on to the next one.
struct ForwardedCall: Hashable {
  enum Kind: Hashable {
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case motionBegan, motionEnded, motionCancelled, remoteControl
    case undoManager, textInputMode
  }

  let kind: Kind
  let responder: ObjectIdentifier
}
