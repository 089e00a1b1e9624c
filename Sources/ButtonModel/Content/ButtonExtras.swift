import ControlCore
import Graphics
import ResponderKit

/// The rarely used state of a button, out of line so that other buttons stay small.
@MainActor
final class ButtonExtras {
  // The views, created when they are first needed.
  var titleLabel: Label?
  var subtitleLabel: Label?
  var imageView: ImageView?
  /// The title label's line breaking without the configuration that is shown now.
  var legacyLines: (mode: LineBreakMode, count: Int)?
  /// Indicates whether the views have to be updated with the button's content.
  var needsContent = true
  /// The state for which the views were last updated.
  var givenState = ControlState.normal

  /// The configuration and its handler, out of line because they are large; nil if there never was
  /// one.
  @exclusivity(unchecked) var looks: ConfigurationLooks?
  var automaticallyUpdates = true

  // Legacy geometry.
  var contentEdgeInsets = EdgeInsets.zero
  var titleEdgeInsets = EdgeInsets.zero
  var imageEdgeInsets = EdgeInsets.zero
  /// Indicates whether the button was sized to fit its title.
  var isFittedToTitle = false

  // The menu.
  var menu: Menu?
  @exclusivity(unchecked) var changesSelection = false
  /// The element that the user chose from a pop-up button's menu.
  var selection: MenuElement?
  var menuOrder = ContextMenuConfiguration.ElementOrder.automatic
  var heldPolicy = Button.HeldPolicy.anyMenu
  var togglePolicy = Button.TogglePolicy.selectedButton

  var preferredBehavioralStyle = BehavioralStyle.automatic
  var pointerStyleProvider: Button.PointerStyleProvider?
  /// The attributes that the program did not set; an appearance proxy may override them.
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
