#if UIKit
public import Foundation
public import ResponderKit

/// The notifications of UIKit to readers of the screen, and the settings of those readers
/// (`UIAccessibility`).
public enum UIAccessibility {
  /// A kind of notification (`UIAccessibility.Notification`).
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a kind.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed; the argument is what the cursor moves to, or a text to
    /// speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is what the cursor moves to, or a text to
    /// speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken, the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was turned; the argument is the text about the new place.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A reader should pause; the argument is its identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1017)
    /// A reader should continue; the argument is its identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1018)
  }

  /// A reader by its name (`UIAccessibility.AssistiveTechnologyIdentifier`).
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// The ears with a hearing device (`UIAccessibility.HearingDeviceEar`).
  public struct HearingDeviceEar: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// Returns a rectangle of a view in the coordinates of the screen
  /// (`UIAccessibility.convertToScreenCoordinates(_:in:)`).
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let origin = (view as? Window ?? view.window)?.frame.origin else { return inWindow }
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }
}
#endif
