public import Graphics

extension View {
  /// Whether a view's tint stands out, with the raw values of `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable, Hashable, CaseIterable {
    /// As the superview has it.
    case automatic = 0
    case normal = 1
    /// Grey, as what is behind an alert.
    case dimmed = 2
  }

  /// The tint where nothing in the tree has one: the system's blue (`UIView.tintColor`).
  package static let standardTintColor = Color.system("systemBlueColor")

  /// The tint that was set for the view itself; nil where it has its superview's.
  public final var explicitTintColor: Color? { rare?.tintColor }

  /// What ``tintColor`` reads.
  final var effectiveTintColor: Color {
    let color =
      sequence(first: self, next: \.superview).lazy.compactMap { $0.rare?.tintColor }.first
      ?? Self.standardTintColor
    return tintAdjustmentMode == .dimmed ? color.desaturated : color
  }

  final func setTintColor(_ color: Color?) {
    let before = effectiveTintColor
    rarely.tintColor = color
    rarely.isTintFromAppearance = false
    if effectiveTintColor != before { announceTint() }
  }

  /// What ``tintAdjustmentMode`` reads.
  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    for view in sequence(first: self, next: \.superview) {
      if let mode = view.rare?.tintAdjustmentMode, mode != .automatic { return mode }
    }
    return .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let before = effectiveTintColor
    rarely.tintAdjustmentMode = mode
    if effectiveTintColor != before { announceTint(ofMode: true) }
  }

  /// Tells the view, and those in it that have their tint from it, of another one.
  ///
  /// Those with a colour of their own hear of a mode alone.
  final func announceTint(ofMode: Bool = false) {
    tintColorDidChange()
    for view in subviews where view.superview === self {
      let hasOwn =
        ofMode
        ? view.rare.map { $0.tintAdjustmentMode != .automatic } : view.rare.map { $0.tintColor != nil }
      if hasOwn != true { view.announceTint(ofMode: ofMode) }
    }
  }
}
