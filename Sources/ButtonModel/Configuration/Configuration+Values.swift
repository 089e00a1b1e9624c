extension Button.Configuration {
  /// The size of a button, with the raw values of `UIButton.Configuration.Size`.
  public enum Size: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The default size (`UIButton.Configuration.Size.medium`).
    case medium = 0
    /// One step smaller than medium (`UIButton.Configuration.Size.small`).
    case small = 1
    /// The smallest size (`UIButton.Configuration.Size.mini`).
    case mini = 2
    /// The largest size (`UIButton.Configuration.Size.large`).
    case large = 3
  }

  /// The alignments of title and subtitle with each other, with the raw values of
  /// `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
    /// Toward an image at the leading or trailing edge; centered above or below an image.
    case automatic = 0
    /// Both lines begin at the leading edge (`UIButton.Configuration.TitleAlignment.leading`).
    case leading = 1
    /// Both lines are centered (`UIButton.Configuration.TitleAlignment.center`).
    case center = 2
    /// Both lines end at the trailing edge (`UIButton.Configuration.TitleAlignment.trailing`).
    case trailing = 3
  }

  /// The styles of corners, with the raw values of `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: Int, Sendable, Hashable, Codable, CaseIterable {
    /// By the background's corner radius, unscaled.
    case fixed = -1
    /// By the background's corner radius, scaled with the user's text size.
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

  /// The style in an app made for the Mac, with the raw values of
  /// `UIButton.Configuration.MacIdiomStyle`.
  public enum MacIdiomStyle: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The configuration's own style (`UIButton.Configuration.MacIdiomStyle.automatic`).
    case automatic = 0
    /// A border, drawn like ``Button/Configuration/gray()``
    /// (`UIButton.Configuration.MacIdiomStyle.bordered`).
    case bordered = 1
    /// No border, and content in the color of text
    /// (`UIButton.Configuration.MacIdiomStyle.borderless`).
    case borderless = 2
    /// No border, and content in the tint color
    /// (`UIButton.Configuration.MacIdiomStyle.borderlessTinted`).
    case borderlessTinted = 3
  }

  /// The indicator of a button that opens a menu, with the raw values of
  /// `UIButton.Configuration.Indicator`.
  public enum Indicator: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The pop-up indicator if the button is a pop-up button.
    case automatic = 0
    /// No indicator, even on a pop-up button (`UIButton.Configuration.Indicator.none`).
    case none = 1
    /// The pop-up indicator on any button (`UIButton.Configuration.Indicator.popup`).
    case popup = 2
  }

  /// The transition from one symbol to another: `UISymbolContentTransition`, as a value.
  public enum SymbolContentTransition: Sendable, Hashable, Codable {
    /// The default transition of the symbols.
    case automatic
    /// The old symbol disappears while the new one appears.
    case replace
  }

  /// The styles that a configuration is created from.
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
  /// No border; the same as ``plain()`` except on a Mac.
  public static func borderless() -> Self { Self(.borderless) }
  /// A border; the same as ``gray()`` except on a Mac.
  public static func bordered() -> Self { Self(.bordered) }
  /// A border in a light shade of the tint; the same as ``tinted()`` except on a Mac.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// A border filled with the tint; the same as ``filled()`` except on a Mac.
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
