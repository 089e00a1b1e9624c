import ResponderKit

/// A beep of the computer (`NSSound.beep()`), as a value.
public struct Beep: Sendable, Hashable {
  /// The class of the object that beeped and its identifier.
  public var responder: String
  /// The selector that it could not handle, such as `keyDown:`.
  public var selector: String

  /// Creates a beep.
  public init(responder: String, selector: String) {
    (self.responder, self.selector) = (responder, selector)
  }
}

extension NSResponder {
  /// The most beeps that an application remembers.
  private static let limit = 100

  /// Beeps.
  final func beep(for selector: ActionSelector) {
    let application = applicationOrShared
    let beep = Beep(responder: recordName, selector: selector.name)
    if application.beeps.count == Self.limit { application.beeps.removeFirst() }
    application.beeps.append(beep)
    application.beepCount += 1
    InteractionRecorder.current?.note(.beep(responder: beep.responder, selector: beep.selector))
  }
}
