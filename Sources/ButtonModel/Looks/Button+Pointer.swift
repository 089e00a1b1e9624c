public import Graphics
import ResponderKit

extension Button {
  /// Returns the style of the pointer over a button, given the effect and the shape that the system
  /// would use; nil for no change (`UIButton.PointerStyleProvider`).
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: Button, _ proposedEffect: PointerEffect, _ proposedShape: PointerShape
    ) -> PointerStyle?

  private var pointerInteraction: PointerInteraction? {
    interactions.lazy.compactMap { $0 as? PointerInteraction }.first
  }

  /// A Boolean value that indicates whether the button responds to the pointer; false unless set
  /// (`UIButton.isPointerInteractionEnabled`).
  public final var isPointerInteractionEnabled: Bool {
    get { pointerInteraction?.isEnabled ?? false }
    set {
      if let pointerInteraction {
        if !newValue { removeInteraction(pointerInteraction) }
      } else if newValue {
        let link = Backlink(self)  // the interaction may outlive the button
        addInteraction(
          PointerInteraction(
            style: { link.object?.pointerStyle }, changed: { link.object?.stateChanged() }))
      }
    }
  }

  /// A Boolean value that indicates whether the pointer is over the button and has an effect there
  /// (`UIButton.isHovered`).
  public final var isHovered: Bool { pointerInteraction?.isHovered ?? false }

  /// Chooses the style of the pointer over the button; nil, for the system's, unless set.
  ///
  /// Setting one enables the pointer interaction (`UIButton.pointerStyleProvider`).
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { extras?.pointerStyleProvider }
    set {
      madeExtras.pointerStyleProvider = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }

  /// The style: highlighted for a button without a background, hovered otherwise, unless the
  /// provider returns another.
  private var pointerStyle: PointerStyle? {
    let isBare = currentBackgroundImage == nil && !usesConfiguration
    let effect = isBare ? PointerEffect.highlight : .hover
    let shape = PointerShape.roundedRect(bounds, radius: 6)
    guard let provider = pointerStyleProvider else {
      return PointerStyle(effect: effect, shape: shape)
    }
    return provider(self, effect, shape)
  }
}
