/// An event of user input: UIKit's `UIEvent`, as a value.
public struct InputEvent: Sendable, Hashable {
  /// The kinds of events, with the raw values of `UIEvent.EventType`.
  public enum EventType: Int, Sendable, Hashable, CaseIterable {
    /// Touches on the screen (`UIEvent.EventType.touches`).
    case touches = 0
    /// A motion of the device, such as a shake (`UIEvent.EventType.motion`).
    case motion = 1
    /// A command from a headset or another accessory (`UIEvent.EventType.remoteControl`).
    case remoteControl = 2
    /// A press of a physical button (`UIEvent.EventType.presses`).
    case presses = 3
    /// A scroll by a pointing device (`UIEvent.EventType.scroll`).
    case scroll = 10
    /// A pointer above a view without a press (`UIEvent.EventType.hover`).
    case hover = 11
    /// A pinch or rotation on a trackpad (`UIEvent.EventType.transform`).
    case transform = 14
  }

  /// The motion or command of an event, with the raw values of `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable, Hashable, CaseIterable {
    /// No particular motion or command (`UIEvent.EventSubtype.none`).
    case none = 0
    /// The user shook the device (`UIEvent.EventSubtype.motionShake`).
    case motionShake = 1
    /// A command to play (`UIEvent.EventSubtype.remoteControlPlay`).
    case remoteControlPlay = 100
    /// A command to pause (`UIEvent.EventSubtype.remoteControlPause`).
    case remoteControlPause = 101
    /// A command to stop (`UIEvent.EventSubtype.remoteControlStop`).
    case remoteControlStop = 102
    /// A command to switch between play and pause
    /// (`UIEvent.EventSubtype.remoteControlTogglePlayPause`).
    case remoteControlTogglePlayPause = 103
    /// A command to skip to the next track (`UIEvent.EventSubtype.remoteControlNextTrack`).
    case remoteControlNextTrack = 104
    /// A command to return to the previous track
    /// (`UIEvent.EventSubtype.remoteControlPreviousTrack`).
    case remoteControlPreviousTrack = 105
    /// A command to start seeking backward
    /// (`UIEvent.EventSubtype.remoteControlBeginSeekingBackward`).
    case remoteControlBeginSeekingBackward = 106
    /// A command to stop seeking backward
    /// (`UIEvent.EventSubtype.remoteControlEndSeekingBackward`).
    case remoteControlEndSeekingBackward = 107
    /// A command to start seeking forward
    /// (`UIEvent.EventSubtype.remoteControlBeginSeekingForward`).
    case remoteControlBeginSeekingForward = 108
    /// A command to stop seeking forward
    /// (`UIEvent.EventSubtype.remoteControlEndSeekingForward`).
    case remoteControlEndSeekingForward = 109
  }

  /// The kind of event.
  public var type: EventType
  /// The motion or command, for motion and remote-control events.
  public var subtype: EventSubtype
  /// The time of the event, in seconds from an origin that the source chooses.
  public var timestamp: Double
  /// The fingers on the screen, one touch each.
  public var touches: [Touch]
  /// The buttons and keys that the event is about, one press each.
  public var presses: [Press] = []
  /// The phase of a motion, which begins, ends or is canceled; it ends unless set.
  ///
  /// UIKit keeps this to itself and calls `motionBegan(_:with:)` and the others.
  public var motionPhase = MotionPhase.ended

  /// Creates an event.
  public init(
    _ type: EventType, subtype: EventSubtype = .none, timestamp: Double = 0, touches: [Touch] = []
  ) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    self.touches = touches
  }

  /// Creates an event about buttons or keys (`UIPressesEvent`).
  public init(presses: [Press], timestamp: Double = 0) {
    self.init(.presses, timestamp: timestamp)
    self.presses = presses
  }
}

/// An event about buttons and keys: UIKit's `UIPressesEvent`, which is an ``InputEvent`` of the type
/// ``InputEvent/EventType/presses``.
public typealias PressesEvent = InputEvent

extension InputEvent {
  /// The phase of a motion; UIKit has a method for each.
  public enum MotionPhase: Sendable, Hashable, CaseIterable {
    /// The device begins to move.
    case began
    /// The motion is over.
    case ended
    /// The motion went on too long to be a shake.
    case cancelled
  }

  /// The buttons and keys that the event is about (`UIPressesEvent.allPresses`).
  public var allPresses: Set<Press> { Set(presses) }
}

extension InputEvent {
  /// The fingers on the screen; nil for an event that is not about touches (`UIEvent.allTouches`).
  public var allTouches: Set<Touch>? { type == .touches ? Set(touches) : nil }

  /// Returns the touches that began in a view; nil without any (`UIEvent.touches(for:)`).
  @MainActor
  public func touches(for view: View) -> Set<Touch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : Set(found)
  }

  /// Returns the touches that a recognizer receives; nil without any (`UIEvent.touches(for:)`).
  @MainActor
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    let found = touches.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    return found.isEmpty ? nil : Set(found)
  }
}
