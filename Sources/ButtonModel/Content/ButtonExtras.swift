import ControlCore
import Graphics
import ResponderKit

/// What few buttons have, out of line so that the others stay small.
@MainActor
final class ButtonExtras {
  // The views, made when they are first needed.
  var titleLabel: Label?
  var subtitleLabel: Label?
  var imageView: ImageView?
  /// How the title label breaks lines without the configuration that is shown now.
  var legacyLines: (mode: LineBreakMode, count: Int)?
  /// Whether the views wait to be given what the button shows.
  var needsContent = true
  /// The state that they were given it for.
  var givenState = ControlState.normal

  /// The configuration and its handler, out of line as they are large; nil while there was none.
  @exclusivity(unchecked) var looks: ConfigurationLooks?
  var automaticallyUpdates = true

  // Legacy geometry.
  var contentEdgeInsets = EdgeInsets.zero
  var titleEdgeInsets = EdgeInsets.zero
  var imageEdgeInsets = EdgeInsets.zero
  /// Whether the button was given the size that suits its title.
  var isFittedToTitle = false

  // The menu.
  var menu: Menu?
  @exclusivity(unchecked) var changesSelection = false
  /// What the user has chosen of a pop-up button's menu.
  var selection: MenuElement?
  var menuOrder = ContextMenuConfiguration.ElementOrder.automatic
  var heldPolicy = Button.HeldPolicy.anyMenu

  var preferredBehavioralStyle = BehavioralStyle.automatic
  var pointerStyleProvider: Button.PointerStyleProvider?
  /// What was not set by the program: it gives way to an appearance proxy.
  var implicit: [(attribute: StateValue.Attribute, state: ControlState)] = []
  var areInsetsExplicit = false
}

extension ButtonExtras {
  var configuration: Button.Configuration? { looks?.configuration }
  var updateHandler: Button.ConfigurationUpdateHandler? { looks?.updateHandler }

  var madeLooks: ConfigurationLooks {
    if let looks { return looks }
    let made = ConfigurationLooks()
    looks = made
    return made
  }
}
