import Accessibility
import ControlCore
import Graphics
import ResponderKit

extension Button {
  /// Indicates whether the button is a pop-up button: a touch opens a menu from which one element
  /// is chosen.
  final var isPopUp: Bool {
    guard let extras, extras.changesSelection, extras.menu != nil else { return false }
    return showsMenuAsPrimaryAction
  }

  /// A Boolean value that indicates whether the button shows a menu, according to ``heldPolicy``
  /// (`UIButton.isHeld`).
  public final var isHeld: Bool {
    guard let interaction = contextMenuInteraction, interaction.visibleMenu != nil else {
      return false
    }
    return heldPolicy == .anyMenu || interaction.wasLongPressed
  }

  /// The policy for ``isHeld``; as UIButton.h says unless set.
  ///
  /// UIKit has no counterpart.
  public final var heldPolicy: HeldPolicy {
    get { extras?.heldPolicy ?? .anyMenu }
    set { if newValue != heldPolicy { madeExtras.heldPolicy = newValue } }
  }

  /// The words for a button that a tap toggles; a button that is selected unless set.
  ///
  /// UIKit has no counterpart.
  public final var togglePolicy: TogglePolicy {
    get { extras?.togglePolicy ?? .selectedButton }
    set {
      guard newValue != togglePolicy else { return }
      noteElement()
      madeExtras.togglePolicy = newValue
    }
  }

  final func setMenu(_ menu: Menu?) {
    guard menu != nil || extras?.menu != nil else { return }
    madeExtras.menu = menu
    isContextMenuInteractionEnabled = menu != nil
    if let menu, let interaction = contextMenuInteraction, interaction.visibleMenu != nil {
      interaction.updateVisibleMenu { _ in menu }
    }
    selectionChanged()
  }

  /// Recomputes the selection after a change of the menu or of how the button selects.
  final func selectionChanged() {
    tapTogglesSelection = changesSelectionAsPrimaryAction && !isPopUp
    extras?.selection = nil
    if isPopUp, let menu = extras?.menu {
      let leaves = menu.leaves
      // UIKit turns on the first element that can be chosen if none is on; this is not documented.
      let selected =
        leaves.first { $0.state == .on }
        ?? leaves.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
      if let selected { select(selected, in: menu) }
    }
    contentChanged()
  }

  /// Shows the elements that the user chooses from a pop-up button's menu.
  final func followChoices(of interaction: ContextMenuInteraction) {
    let link = Backlink(self)
    interaction.willChoose = { link.object?.choose($0) }
  }

  private func choose(_ element: any MenuLeaf) {
    guard isPopUp, let menu = extras?.menu else { return }
    noteElement()
    select(element, in: menu)
    contentChanged()
  }

  private func select(_ element: any MenuLeaf, in menu: Menu) {
    menu.select(element, everywhere: true)
    extras?.selection = element
  }

  /// The value of a toggle, or of a pop-up button whose label differs from its choice.
  final var selectionValue: AccessibilityValue? {
    guard let extras, extras.changesSelection else { return nil }
    guard isPopUp else {
      return extras.togglePolicy == .switchButton ? .toggle(isSelected ? .on : .off) : nil
    }
    guard let label = explicitAccessibilityLabel, let chosen = extras.selection?.title,
      chosen != label
    else { return nil }
    return .text(chosen)
  }
}
