import ControlCore
import Graphics
import ResponderKit

// The update cycle of a configuration: https://developer.apple.com/documentation/uikit/uibutton,
// the symbols under "Managing the appearance with a configuration object", and UIButton.h.

extension Button {
  /// Updates the configuration of a button for its state (`UIButton.ConfigurationUpdateHandler`).
  public typealias ConfigurationUpdateHandler = @MainActor (Button) -> Void

  /// Indicates whether a configuration is shown: one was set, or a handler that would create one.
  final var usesConfiguration: Bool {
    extras.map { $0.configuration != nil || $0.updateHandler != nil } ?? false
  }

  /// The configuration that is shown: the result of the last update, or before the first one the
  /// configuration that was set; nil for a button that shows the content of its states.
  final var shownConfiguration: Configuration? {
    guard let looks = extras?.looks, usesConfiguration else { return nil }
    return looks.applied ?? styled(looks.configuration ?? .plain())
  }

  /// Returns the configuration with its style resolved for the button's current state; without
  /// automatic updates, only the tint is current.
  private func styled(_ configuration: Configuration) -> Configuration {
    if automaticallyUpdatesConfiguration { return configuration.updated(for: self) }
    var styled = configuration
    styled.situation.tint = tintColor
    return styled
  }

  /// The configuration that was set; during an update, its style is resolved for the state.
  final var presentConfiguration: Configuration? {
    guard let looks = extras?.looks, let configuration = looks.configuration else { return nil }
    return looks.isUpdating ? styled(configuration) : configuration
  }

  final func setConfiguration(_ configuration: Configuration?) {
    guard configuration != nil || extras?.looks != nil else { return }
    let looks = madeExtras.madeLooks
    madeExtras.needsContent = true
    guard !looks.isUpdating else {
      // A style resolved during the update is not kept.
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

  /// Runs one update: the override and the handler, both of which read the configuration with its
  /// style resolved for the state.
  ///
  /// The configuration that they leave, which may be another one, is then resolved and applied.
  /// Their assignments to ``configuration`` request no further update; a change of the state does.
  final func applyConfiguration() {
    guard let looks = extras?.looks, usesConfiguration else { return }
    // A request inside an update takes effect in the next pass.
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
  /// The title that replaces the titles of the states.
  var title: String? {
    if changesSelection, let selection { return selection.title }
    return looks?.configuration?.custom.title?.string
  }

  /// The same title with its text attributes, if it has any.
  var attributedTitle: AttributedText? {
    guard selection == nil, let configuration, configuration.custom.isTitleAttributed else {
      return nil
    }
    return configuration.custom.title
  }

  /// The image that replaces the images of the states.
  var image: Image? { selection?.image ?? configuration?.image }
}
