extension NSButton {
  /// The kinds of buttons, with AppKit's raw values (`NSButton.ButtonType`).
  public enum ButtonType: UInt, Sendable, Hashable, CaseIterable {
    /// Lights up while it is pressed.
    case momentaryLight = 0
    /// Stays in when it is clicked, until it is clicked again.
    case pushOnPushOff = 1
    /// Shows its alternate contents while it is on.
    case toggle = 2
    /// A checkbox.
    case `switch` = 3
    /// One of a group, of which one is on.
    case radio = 4
    /// Shows its alternate contents while it is pressed.
    case momentaryChange = 5
    /// Lights up while it is on.
    case onOff = 6
    /// Looks pushed in while it is pressed.
    case momentaryPushIn = 7
    /// Repeats its action while it is pressed.
    case accelerator = 8
    /// Repeats its action while it is pressed, in steps.
    case multiLevelAccelerator = 9
  }

  /// The shapes of bezels, with AppKit's raw values (`NSButton.BezelStyle`).
  public struct BezelStyle: RawRepresentable, Sendable, Hashable {
    /// The number.
    public var rawValue: UInt
    /// Creates a style.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By the button's contents and place.
    public static let automatic = BezelStyle(rawValue: 0)
    /// A push button.
    public static let push = BezelStyle(rawValue: 1)
    /// A push button of any height.
    public static let flexiblePush = BezelStyle(rawValue: 2)
    /// A triangle that shows and hides what is below it.
    public static let disclosure = BezelStyle(rawValue: 5)
    /// A square without a shadow.
    public static let shadowlessSquare = BezelStyle(rawValue: 6)
    /// A circle.
    public static let circular = BezelStyle(rawValue: 7)
    /// A square with a texture.
    public static let texturedSquare = BezelStyle(rawValue: 8)
    /// A circle with a question mark.
    public static let helpButton = BezelStyle(rawValue: 9)
    /// A small square.
    public static let smallSquare = BezelStyle(rawValue: 10)
    /// A button of a toolbar.
    public static let toolbar = BezelStyle(rawValue: 11)
    /// An action of an accessory bar.
    public static let accessoryBarAction = BezelStyle(rawValue: 12)
    /// A choice of an accessory bar.
    public static let accessoryBar = BezelStyle(rawValue: 13)
    /// A button that shows and hides what is below it.
    public static let pushDisclosure = BezelStyle(rawValue: 14)
    /// A badge in a row.
    public static let badge = BezelStyle(rawValue: 15)
    /// The former name of ``push``.
    public static let rounded = push
    /// The former name of ``flexiblePush``.
    public static let regularSquare = flexiblePush
    /// The former name of ``toolbar``.
    public static let texturedRounded = toolbar
    /// The former name of ``accessoryBarAction``.
    public static let roundRect = accessoryBarAction
    /// The former name of ``accessoryBar``.
    public static let recessed = accessoryBar
    /// The former name of ``pushDisclosure``.
    public static let roundedDisclosure = pushDisclosure
    /// The former name of ``badge``.
    public static let inline = badge
  }
}
