import Graphics
import ButtonModel
import ResponderKit

/// The content view of a cell or header, and the configurations that make it.
@MainActor
final class ContentHost {
  var view = View(frame: .zero)
  private(set) var configuration: (any ContentConfiguration)?
  var background: BackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false

  init() {}

  /// Indicates whether the content has ever been configured.
  var isUsed: Bool { configuration != nil || background != nil || needsUpdate }

  /// Shows a configuration in a view of its own, which replaces the content view of the owner.
  func show(_ configuration: (any ContentConfiguration)?, in owner: View) {
    self.configuration = configuration
    if let configuration, let present = view as? any ContentView, present.supports(configuration) {
      present.configuration = configuration
      return
    }
    let former = view
    view = configuration?.makeContentView() ?? View(frame: .zero)
    view.frame = former.frame
    let index = owner.subviews.firstIndex { $0 === former }
    former.removeFromSuperview()
    owner.insertSubview(view, at: index ?? owner.subviews.count)
    owner.setNeedsLayout()
  }

  /// Updates the configurations for a state.
  func update(for state: any ConfigurationState, in owner: View) {
    if updatesContent, let configuration { show(configuration.updated(for: state), in: owner) }
    if updatesBackground, let background { self.background = background.updated(for: state) }
  }
}
