import Graphics

/// The view that a presentation puts the presented view in.
final class PresentationContainerView: View {
  weak var presentation: PresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension PresentationController: ContentContainer {
  /// Gives the presented controller's view traits in place of former ones.
  final func applyTraitOverrides(after former: TraitCollection?) {
    guard former != overrideTraitCollection else { return }
    presentedViewController.view.traitOverrides = overrideTraitCollection ?? TraitCollection()
  }
}
