import ControlCore
public import Graphics
public import ResponderKit

/// The looks of a switch that a program can set.
enum SwitchLook: Hashable {
  case onTint, thumbTint, onImage, offImage, title, style
}

extension Switch {
  /// The styles of a switch: `UISwitch.Style`, with its raw values.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// The style of the device; only a preference.
    case automatic = 0
    /// A check box, in an app made for the Mac.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  /// The style that the switch has: sliding, but for an app made for the Mac, where it is a check box
  /// unless sliding is preferred (`UISwitch.style`).
  public final var style: Style {
    guard traitCollection.userInterfaceIdiom == .mac else { return .sliding }
    return preferredStyle == .sliding ? .sliding : .checkbox
  }

  /// Sets the colors of a document, which an appearance proxy may replace.
  package final func decode(onTint: Color?, thumbTint: Color?) {
    if let onTint { looks.setImplicitly(onTint, .onTint) }
    if let thumbTint { looks.setImplicitly(thumbTint, .thumbTint) }
  }
}

extension AppearanceProxy where Target: Switch {
  private func set(_ value: (any Sendable)?, _ look: SwitchLook) {
    add(look, value) { $0.looks.setImplicitly(value, look) }
  }

  /// The color of switches that are on (`UISwitch.onTintColor`).
  public var onTintColor: Color? {
    get { value(SwitchLook.onTint) }
    nonmutating set { set(newValue, .onTint) }
  }
  /// The color of thumbs (`UISwitch.thumbTintColor`).
  public var thumbTintColor: Color? {
    get { value(SwitchLook.thumbTint) }
    nonmutating set { set(newValue, .thumbTint) }
  }
  /// The images for the position on (`UISwitch.onImage`).
  public var onImage: Image? {
    get { value(SwitchLook.onImage) }
    nonmutating set { set(newValue, .onImage) }
  }
  /// The images for the position off (`UISwitch.offImage`).
  public var offImage: Image? {
    get { value(SwitchLook.offImage) }
    nonmutating set { set(newValue, .offImage) }
  }
}
