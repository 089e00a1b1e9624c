package import Graphics

extension View {
  /// Whether a view's tint stands out, with the raw values of `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable, Hashable, CaseIterable {
    /// As the superview has it.
    case automatic = 0
    case normal = 1
    /// Gray, as what is behind an alert.
    case dimmed = 2
  }

  /// The tint where nothing in the tree has one: the system's blue (`UIView.tintColor`).
  package static let standardTintColor = Color.system("systemBlueColor")

  /// The tint that was set for the view itself; nil where it has its superview's.
  package final var explicitTintColor: Color? { rare?.tintColor }

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
    if effectiveTintColor != before { announceTint(of: .color) }
  }

  /// What ``tintAdjustmentMode`` reads.
  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    for view in sequence(first: self, next: \.superview) {
      if let mode = view.rare?.tintAdjustmentMode, mode != .automatic { return mode }
    }
    return .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let before = effectiveTintAdjustmentMode
    rarely.tintAdjustmentMode = mode
    if effectiveTintAdjustmentMode != before { announceTint(of: .mode) }
  }

  /// What has changed of a tint.
  struct TintChange: OptionSet {
    var rawValue: UInt8
    static let color = TintChange(rawValue: 1 << 0)
    static let mode = TintChange(rawValue: 1 << 1)
  }

  /// Tells the view of another tint, and those in it that do not have what has changed for themselves.
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
