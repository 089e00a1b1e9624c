import Graphics
public import ResponderKit

extension Control: ContextMenuInteractionDelegate {
  /// The interaction that opens the control's menu; nil until it is enabled
  /// (`UIControl.contextMenuInteraction`).
  public final var contextMenuInteraction: ContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? ContextMenuInteraction }.first
  }

  /// A Boolean value that indicates whether the control opens a menu on a long press, or on a touch
  /// if ``showsMenuAsPrimaryAction`` is true; false unless set
  /// (`UIControl.isContextMenuInteractionEnabled`).
  public final var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction?.isEnabled ?? false }
    set {
      if newValue, contextMenuInteraction == nil {
        let interaction = ContextMenuInteraction(delegate: self)
        let link = Backlink(self)  // the interaction may outlive the control
        interaction.shouldOpen = {
          guard let control = link.object, control.isEnabled else { return false }
          control.sendActions(for: .menuActionTriggered)
          return true
        }
        interaction.attachmentPoint = { link.object?.menuAttachmentPoint(for: $0) }
        interaction.perform = { link.object?.perform($0) }
        addInteraction(interaction)
      }
      contextMenuInteraction?.isEnabled = newValue
      if !newValue { contextMenuInteraction?.dismissMenu() }
    }
  }

  /// Indicates whether a touch opens a menu instead of triggering the primary action.
  final var opensMenuOnTouch: Bool {
    showsMenuAsPrimaryAction && isEnabled && isContextMenuInteractionEnabled
  }

  final func openMenu(at point: Point) -> Bool {
    contextMenuInteraction?.open(at: point, longPress: false) ?? false
  }

  final func toggleSelectionIfAsked() {
    if tapTogglesSelection, !opensMenuOnTouch { isSelected.toggle() }
  }

  /// Performs an element of the menu as an action of the control.
  private func perform(_ element: any MenuLeaf) {
    if let action = element as? Action {
      sendAction(action)
    } else {
      element.performWithSender(self, target: nil)
    }
  }
}
