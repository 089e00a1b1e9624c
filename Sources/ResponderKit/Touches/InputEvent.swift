/// Something the user did: UIKit's `UIEvent`, as a value.
public struct InputEvent: Sendable, Hashable {
  /// The kinds of events, with the raw values of `UIEvent.EventType`.
  public enum EventType: Int, Sendable, Hashable, CaseIterable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What a motion or remote-control event is about, with the raw values of `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable, Hashable, CaseIterable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The kind.
  public var type: EventType
  /// What it is about, for motion and remote control.
  public var subtype: EventSubtype
  /// When it happened, in seconds from a moment that the source chooses.
  public var timestamp: Double
  /// The fingers on the screen, one touch each.
  public var touches: [Touch]

  /// Creates an event.
  public init(
    _ type: EventType, subtype: EventSubtype = .none, timestamp: Double = 0, touches: [Touch] = []
  ) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    self.touches = touches
  }
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
}
