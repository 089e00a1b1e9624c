extension Button {
  /// The look and behaviour that a button is made with, with the raw values of
  /// `UIButton.ButtonType`.
  ///
  /// `init(rawValue:)` is nil for other numbers.
  public enum ButtonType: Int, Sendable, Hashable, Codable, CaseIterable {
    /// No look of its own.
    case custom = 0
    /// The system's look, with the tint colour.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    /// tvOS only; elsewhere it is like ``custom``.
    case plain = 6
    case close = 7

    /// The former name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// What a button means to the app, with the raw values of `UIButton.Role`.
  public enum Role: Int, Sendable, Hashable, Codable, CaseIterable {
    case normal = 0
    /// What users most likely choose.
    case primary = 1
    /// Gives up without a change.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }
}
