import ControlCore
import Graphics
import ResponderKit

// The update cycle of a configuration: https://developer.apple.com/documentation/uikit/uibutton, the
// symbols under "Managing the appearance with a configuration object", and UIButton.h.

extension Button {
  /// Changes the configuration of a button for its state (`UIButton.ConfigurationUpdateHandler`).
  public typealias ConfigurationUpdateHandler = @MainActor (Button) -> Void

  /// Whether a configuration is shown: one was set, or a handler that would make one.
  final var usesConfiguration: Bool {
    extras.map { $0.configuration != nil || $0.updateHandler != nil } ?? false
  }

  /// The configuration that is shown: as the last update left it, before the first one as it was set;
  /// nil for a button that shows what is set for its states.
  final var shownConfiguration: Configuration? {
    guard let looks = extras?.looks, usesConfiguration else { return nil }
    return looks.applied ?? styled(looks.configuration ?? .plain())
  }

  /// The configuration in its style for the button as it is now, or as it stands with the tint of now
  /// where it is not updated automatically.
  private func styled(_ configuration: Configuration) -> Configuration {
    if automaticallyUpdatesConfiguration { return configuration.updated(for: self) }
    var styled = configuration
    styled.situation.tint = tintColor
    return styled
  }

  /// The configuration that was set; while it is being updated, in the style for the state.
  final var presentConfiguration: Configuration? {
    guard let looks = extras?.looks, let configuration = looks.configuration else { return nil }
    return looks.isUpdating ? styled(configuration) : configuration
  }

  final func setConfiguration(_ configuration: Configuration?) {
    guard configuration != nil || extras?.looks != nil else { return }
    let looks = madeExtras.madeLooks
    madeExtras.needsContent = true
    guard !looks.isUpdating else {
      // What was read under way is in the style of now: that is not kept.
      let situation = looks.configuration?.situation ?? .init()
      looks.configuration = configuration
      if automaticallyUpdatesConfiguration { looks.configuration?.situation = situation }
      return
    }
    looks.configuration = configuration
    looks.applied = nil
    invalidateIntrinsicContentSize()
    setNeedsUpdateConfiguration()
  }

  /// One update: the override and the handler, who read the configuration in the style for the state; then
  /// what they have left is applied in that style, as it may be another configuration.
  ///
  /// What they assign to ``configuration`` asks for no further update; a change of the state does.
  final func applyConfiguration() {
    guard let looks = extras?.looks, usesConfiguration else { return }
    // Whoever asks for an update inside one gets it in the next pass.
    guard !looks.isUpdating else { return setNeedsUpdateConfiguration() }
    looks.isUpdating = true
    updateConfiguration()
    looks.updateHandler?(self)
    looks.isUpdating = false
    looks.applied = styled(looks.configuration ?? .plain())
    madeExtras.needsContent = true
    invalidateIntrinsicContentSize()
  }
}

extension ButtonExtras {
  /// The title that takes the place of those of the states.
  var title: String? {
    if changesSelection, let selection { return selection.title }
    return looks?.configuration?.custom.title?.string
  }

  /// The same with its looks, where it has some.
  var attributedTitle: AttributedText? {
    guard selection == nil, let configuration, configuration.custom.isTitleAttributed else {
      return nil
    }
    return configuration.attributedTitle
  }

  /// The image that takes the place of those of the states.
  var image: Image? { selection?.image ?? configuration?.image }
}
