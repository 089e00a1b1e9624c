package import Graphics

extension Button {
  /// The look and behavior that a button is created with, with the raw values of
  /// `UIButton.ButtonType`.
  ///
  /// `init(rawValue:)` is nil for other numbers.
  public enum ButtonType: Int, Sendable, Hashable, Codable, CaseIterable {
    /// No look of its own: white titles, images in their own colors.
    case custom = 0
    /// The system's look: titles and images in the tint color.
    case system = 1
    /// The system's look, with the image of a button that shows details of a row.
    case detailDisclosure = 2
    /// The system's look, with the image of a button that shows more information.
    case infoLight = 3
    /// The system's look, with the image of a button that shows more information.
    case infoDark = 4
    /// The system's look, with the image of a button that adds an item.
    case contactAdd = 5
    /// tvOS only; elsewhere it is like ``custom``.
    case plain = 6
    /// The system's look, with the image of a button that closes something.
    case close = 7

    /// The former name of ``system``.
    @available(*, deprecated, renamed: "system")
    public static let roundedRect = ButtonType.system

    /// Indicates whether titles and images lack the system's look.
    var isPlain: Bool { self == .custom || self == .plain }

    /// The image of the type where none was set: a symbol that Apple's page on SF Symbols names for
    /// such a button.
    package var image: Image? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: Image("info.circle", in: .system)
      case .contactAdd: Image("plus.circle", in: .system)
      case .close: Image("xmark", in: .system)
      case .custom, .system, .plain: nil
      }
    }
  }

  /// The roles of a button in the app, with the raw values of `UIButton.Role`.
  public enum Role: Int, Sendable, Hashable, Codable, CaseIterable {
    /// No special meaning (`UIButton.Role.normal`).
    case normal = 0
    /// The user's most likely choice; Return presses it on a Mac.
    case primary = 1
    /// Cancels without a change; Escape presses it on a Mac.
    case cancel = 2
    /// Destroys something; a system button's content is red.
    case destructive = 3
  }
}
