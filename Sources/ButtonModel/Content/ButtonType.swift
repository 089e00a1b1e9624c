import Graphics

extension Button {
  /// The look and behavior that a button is made with, with the raw values of
  /// `UIButton.ButtonType`.
  ///
  /// `init(rawValue:)` is nil for other numbers.
  public enum ButtonType: Int, Sendable, Hashable, Codable, CaseIterable {
    /// No look of its own: white titles, images in their own colors.
    case custom = 0
    /// The system's look: titles and images in the tint color.
    case system = 1
    /// With the image of a button that tells more of a row.
    case detailDisclosure = 2
    /// With the image of a button that tells more.
    case infoLight = 3
    /// With the image of a button that tells more.
    case infoDark = 4
    /// With the image of a button that adds something.
    case contactAdd = 5
    /// tvOS only; elsewhere it is like ``custom``.
    case plain = 6
    /// With the image of a button that closes something.
    case close = 7

    /// The former name of ``system``.
    @available(*, deprecated, renamed: "system")
    public static let roundedRect = ButtonType.system

    /// Whether titles and images have no look of the system.
    var isPlain: Bool { self == .custom || self == .plain }

    /// The image that a button of the type has where none was set; symbols with the names that Apple's
    /// page on SF Symbols gives such buttons.
    var image: Image? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: Image(systemName: "info.circle")
      case .contactAdd: Image(systemName: "plus.circle")
      case .close: Image(systemName: "xmark")
      case .custom, .system, .plain: nil
      }
    }
  }

  /// What a button means to the app, with the raw values of `UIButton.Role`.
  public enum Role: Int, Sendable, Hashable, Codable, CaseIterable {
    case normal = 0
    /// What users most likely choose; Return presses it on a Mac.
    case primary = 1
    /// Gives up without a change; Escape presses it on a Mac.
    case cancel = 2
    /// Destroys something; a system button's content is red.
    case destructive = 3
  }
}
