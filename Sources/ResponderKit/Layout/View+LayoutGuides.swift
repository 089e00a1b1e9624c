// Each guide is made when it is first asked for, and is one of the view's guides from then on.

extension View {
  /// The part of the view that no bar covers: the bounds without the safe area's insets
  /// (`UIView.safeAreaLayoutGuide`).
  public final var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The part of the view inside its margins (`UIView.layoutMarginsGuide`).
  public final var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The part inside the margins that is not too wide to read: at most 672 points
  /// (`UIView.readableContentGuide`).
  public final var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// The part of the view that the keyboard covers; the strip below the safe area while none is
  /// shown (`UIView.keyboardLayoutGuide`).
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = viewLooks?.systemGuides[.keyboard] as? KeyboardLayoutGuide { return guide }
    return keep(KeyboardLayoutGuide(), .keyboard)
  }

  final func systemGuide(_ kind: SystemLayoutGuide.Kind) -> LayoutGuide {
    viewLooks?.systemGuides[kind] ?? keep(SystemLayoutGuide(kind), kind)
  }

  private func keep<Guide: LayoutGuide>(_ guide: Guide, _ kind: SystemLayoutGuide.Kind) -> Guide {
    guide.identifier = kind.rawValue
    settingViewLooks.systemGuides[kind] = guide
    addLayoutGuide(guide)
    return guide
  }
}

extension ScrollView {
  /// The content: a rectangle of its size at the origin (`UIScrollView.contentLayoutGuide`).
  public final var contentLayoutGuide: LayoutGuide { systemGuide(.scrolledContent) }

  /// The part of the content that is shown: the bounds (`UIScrollView.frameLayoutGuide`).
  public final var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }
}
