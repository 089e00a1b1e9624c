extension Button.Configuration {
  /// How large a button is, with the raw values of `UIButton.Configuration.Size`.
  public enum Size: Int, Sendable, Hashable, Codable, CaseIterable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  /// How title and subtitle stand to each other, with the raw values of
  /// `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
    /// As the place of the image has it: at its side of the text, in the middle above and below.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// How the corners are rounded, with the raw values of `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: Int, Sendable, Hashable, Codable, CaseIterable {
    /// By the background's corner radius as it is.
    case fixed = -1
    /// By the background's corner radius, larger or smaller with the user's text size.
    case dynamic = 0
    /// By a small radius of the system.
    case small = 1
    /// By a medium radius of the system.
    case medium = 2
    /// By a large radius of the system.
    case large = 3
    /// By half the height.
    case capsule = 4
  }

  /// The style in an app that is made for the Mac, with the raw values of
  /// `UIButton.Configuration.MacIdiomStyle`.
  public enum MacIdiomStyle: Int, Sendable, Hashable, Codable, CaseIterable {
    case automatic = 0
    case bordered = 1
    case borderless = 2
    case borderlessTinted = 3
  }

  /// The mark of a button that opens a menu, with the raw values of
  /// `UIButton.Configuration.Indicator`.
  public enum Indicator: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The pop-up mark where the button is a pop-up button.
    case automatic = 0
    case none = 1
    case popup = 2
  }

  /// How one symbol turns into another: `UISymbolContentTransition`, as a value.
  public enum SymbolContentTransition: Sendable, Hashable, Codable {
    /// As the symbols have it.
    case automatic
    /// The old one goes while the new one comes.
    case replace
  }

  /// The looks that a configuration is made with.
  package enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    case plain, gray, tinted, filled
    case borderless, bordered, borderedTinted, borderedProminent
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// Creates the configuration of a style.
  package init(style: Style) { self.init(style) }

  /// A transparent background.
  public static func plain() -> Self { Self(.plain) }
  /// A gray background.
  public static func gray() -> Self { Self(.gray) }
  /// A background in a light shade of the tint.
  public static func tinted() -> Self { Self(.tinted) }
  /// A background in the tint.
  public static func filled() -> Self { Self(.filled) }
  /// No border; as ``plain()`` but on a Mac.
  public static func borderless() -> Self { Self(.borderless) }
  /// A border; as ``gray()`` but on a Mac.
  public static func bordered() -> Self { Self(.bordered) }
  /// A border in a light shade of the tint; as ``tinted()`` but on a Mac.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// A border filled with the tint; as ``filled()`` but on a Mac.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }
  /// Glass (iOS 26).
  public static func glass() -> Self { Self(.glass) }
  /// Glass in the tint (iOS 26).
  public static func prominentGlass() -> Self { Self(.prominentGlass) }
  /// Clear glass (iOS 26).
  public static func clearGlass() -> Self { Self(.clearGlass) }
  /// Clear glass in the tint (iOS 26).
  public static func prominentClearGlass() -> Self { Self(.prominentClearGlass) }
}
