public import Graphics

/// A physical button that is pressed, from the moment it goes down: UIKit's `UIPress`.
///
/// The same object stands for the button in every event, and changes with it, as a ``Touch`` does. A
/// program that sends events of its own creates presses and changes them. Main actor only.
@preconcurrency @MainActor
open class Press: RootObject {
  /// The phase of a press, with the raw values of `UIPress.Phase`.
  public enum Phase: Int, Sendable, Hashable, CaseIterable {
    /// The button went down (`UIPress.Phase.began`).
    case began = 0
    /// The force on the button changed (`UIPress.Phase.changed`).
    case changed = 1
    /// The button is down, and nothing changed since the previous event (`UIPress.Phase.stationary`).
    case stationary = 2
    /// The button was released (`UIPress.Phase.ended`).
    case ended = 3
    /// The system canceled the press (`UIPress.Phase.cancelled`).
    case cancelled = 4
  }

  /// The button, with the raw values of `UIPress.PressType`.
  public enum PressType: Int, Sendable, Hashable, CaseIterable {
    /// The up button of a remote (`UIPress.PressType.upArrow`).
    case upArrow = 0
    /// The down button of a remote (`UIPress.PressType.downArrow`).
    case downArrow = 1
    /// The left button of a remote (`UIPress.PressType.leftArrow`).
    case leftArrow = 2
    /// The right button of a remote (`UIPress.PressType.rightArrow`).
    case rightArrow = 3
    /// The select button of a remote (`UIPress.PressType.select`).
    case select = 4
    /// The menu button of a remote (`UIPress.PressType.menu`).
    case menu = 5
    /// The play and pause button of a remote (`UIPress.PressType.playPause`).
    case playPause = 6
    /// The page up button of a remote (`UIPress.PressType.pageUp`).
    case pageUp = 30
    /// The page down button of a remote (`UIPress.PressType.pageDown`).
    case pageDown = 31
    /// The 123 button of a television's remote (`UIPress.PressType.tvRemoteOneTwoThree`).
    case tvRemoteOneTwoThree = 32
    /// The colored button of a television's remote (`UIPress.PressType.tvRemoteFourColors`).
    case tvRemoteFourColors = 33
  }

  /// The phase of the press (`UIPress.phase`).
  @exclusivity(unchecked) public final var phase: Phase
  /// The button; nil for a key of a keyboard, which ``key`` names.
  ///
  /// UIKit gives a key a type without a name.
  public final let type: PressType?
  /// The key of a keyboard; nil for a button of a remote (`UIPress.key`).
  public final let key: Key?
  /// The force, 0 for a button that does not measure it; 0 unless set (`UIPress.force`).
  public final var force: Scalar = 0
  /// The time of the last change, in seconds from an origin that the source chooses
  /// (`UIPress.timestamp`).
  @exclusivity(unchecked) public final var timestamp: Double
  /// The object that received the beginning of the press; nil before it and after the end
  /// (`UIPress.responder`).
  public final var responder: ViewResponder? { responderLink.object }
  final var responderLink = Backlink<ViewResponder>()
  /// Indicates whether records hide which key it is, because it is typed into a hidden text.
  final var isHidden = false
  /// The window of that object (`UIPress.window`).
  public final var window: Window? { responder?.responderWindow }

  /// Creates a press of a button of a remote.
  public init(_ type: PressType, phase: Phase = .began, timestamp: Double = 0) {
    (self.type, key, self.phase, self.timestamp) = (type, nil, phase, timestamp)
  }

  /// Creates a press of a key of a keyboard.
  public init(_ key: Key, phase: Phase = .began, timestamp: Double = 0) {
    (type, self.key, self.phase, self.timestamp) = (nil, key, phase, timestamp)
  }
}
