package import Graphics

extension View {
  /// The modes in which a view adjusts its tint, with the raw values of
  /// `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable, Hashable, CaseIterable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint as it is set (`UIView.TintAdjustmentMode.normal`).
    case normal = 1
    /// Gray, as behind an alert.
    case dimmed = 2
  }

  /// The tint where no view of the tree has one: the system's blue (`UIView.tintColor`).
  package static let standardTintColor = Color.system("systemBlueColor")

  /// The tint that was set for the view itself; nil if the superview's applies.
  package final var explicitTintColor: Color? { rare?.tintColor }

  /// Implements ``tintColor``.
  final var effectiveTintColor: Color {
    guard isStyled else { return Self.standardTintColor }
    let color =
      sequence(first: self, next: \.superview).lazy.compactMap { $0.rare?.tintColor }.first
      ?? Self.standardTintColor
    return tintAdjustmentMode == .dimmed ? color.desaturated : color
  }

  final func setTintColor(_ color: Color?) {
    let before = effectiveTintColor
    rarely.tintColor = color
    noteStyle()
    rarely.isTintFromAppearance = false
    if effectiveTintColor != before { announceTint(of: .color) }
  }

  /// Implements ``tintAdjustmentMode``.
  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard isStyled else { return .normal }
    for view in sequence(first: self, next: \.superview) {
      if let mode = view.rare?.tintAdjustmentMode, mode != .automatic { return mode }
    }
    return .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let before = effectiveTintAdjustmentMode
    rarely.tintAdjustmentMode = mode
    noteStyle()
    if effectiveTintAdjustmentMode != before { announceTint(of: .mode) }
  }

  /// The parts of a tint that have changed.
  struct TintChange: OptionSet {
    var rawValue: UInt8
    static let color = TintChange(rawValue: 1 << 0)
    static let mode = TintChange(rawValue: 1 << 1)
  }

  /// Notifies the view of a changed tint, and the views in it that do not override the change.
  final func announceTint(of change: TintChange) {
    tintColorDidChange()
    for view in subviews where view.superview === self {
      var own: TintChange = []
      if view.rare?.tintColor != nil { own.insert(.color) }
      if let mode = view.rare?.tintAdjustmentMode, mode != .automatic { own.insert(.mode) }
      if !own.isSuperset(of: change) { view.announceTint(of: change) }
    }
  }
}
