import Graphics
public import ResponderKit

extension Control: ContextMenuInteractionDelegate {
  /// What opens the control's menu; nil until that was enabled (`UIControl.contextMenuInteraction`).
  public final var contextMenuInteraction: ContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? ContextMenuInteraction }.first
  }

  /// Whether the control opens a menu when it is pressed for long, or touched where
  /// ``showsMenuAsPrimaryAction``; false unless set (`UIControl.isContextMenuInteractionEnabled`).
  public final var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction?.isEnabled ?? false }
    set {
      if newValue, contextMenuInteraction == nil {
        let interaction = ContextMenuInteraction(delegate: self)
        let link = Backlink(self)  // the interaction may be kept longer than the control
        interaction.shouldOpen = {
          guard let control = link.object, control.isEnabled else { return false }
          control.sendActions(for: .menuActionTriggered)
          return true
        }
        interaction.perform = { link.object?.perform($0) }
        addInteraction(interaction)
      }
      contextMenuInteraction?.isEnabled = newValue
      if !newValue { contextMenuInteraction?.dismissMenu() }
    }
  }

  /// Whether a touch opens a menu in place of the primary action.
  final var opensMenuOnTouch: Bool {
    showsMenuAsPrimaryAction && isEnabled && isContextMenuInteractionEnabled
  }

  final func openMenu(at point: Point) -> Bool {
    contextMenuInteraction?.open(at: point, longPress: false) ?? false
  }

  final func toggleSelectionIfAsked() {
    if tapTogglesSelection, !opensMenuOnTouch { isSelected.toggle() }
  }

  /// Does what an element of the menu does, as an action of the control.
  private func perform(_ element: any MenuLeaf) {
    if let action = element as? Action {
      sendAction(action)
    } else {
      element.performWithSender(self, target: nil)
    }
  }
}
