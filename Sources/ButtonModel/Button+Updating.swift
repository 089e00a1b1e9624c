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
    guard let extras, usesConfiguration else { return nil }
    return extras.appliedConfiguration ?? (extras.configuration ?? .plain()).updated(for: self)
  }

  final func setConfiguration(_ configuration: Configuration?) {
    guard configuration != nil || extras != nil else { return }
    let extras = madeExtras
    extras.configuration = configuration
    extras.needsContent = true
    guard !extras.isUpdating else { return }
    extras.appliedConfiguration = nil
    invalidateIntrinsicContentSize()
    setNeedsUpdateConfiguration()
  }

  /// One update: the style for the state, the override, the handler; then what they have left is applied,
  /// in the style for the state again, as they may have made another configuration.
  ///
  /// What they assign to ``configuration`` asks for no further update; a change of the state does.
  final func applyConfiguration() {
    guard let extras, usesConfiguration, !extras.isUpdating else { return }
    extras.isUpdating = true
    if extras.automaticallyUpdates {
      extras.configuration = extras.configuration?.updated(for: self)
    }
    updateConfiguration()
    extras.updateHandler?(self)
    extras.isUpdating = false
    let configuration = extras.configuration ?? .plain()
    if extras.automaticallyUpdates {
      extras.appliedConfiguration = configuration.updated(for: self)
    } else {
      var plain = configuration.updated(for: self)
      plain.situation.state = .normal
      extras.appliedConfiguration = plain
    }
    extras.needsContent = true
    invalidateIntrinsicContentSize()
  }
}

extension ButtonExtras {
  /// The title that takes the place of those of the states.
  var title: String? {
    if changesSelection, let selection { return selection.title }
    return configuration?.custom.title?.string
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
