public import ResponderKit

/// Shows a text beside the pointer that rests over a view: UIKit's `UIToolTipInteraction`, without its
/// delegate.
@preconcurrency @MainActor
public final class ToolTipInteraction: Interaction {
  /// The view that has the interaction (`UIInteraction.view`).
  public var view: View? { viewLink.object }
  private var viewLink = Backlink<View>()

  /// The text; nil for none (`UIToolTipInteraction.defaultToolTip`).
  public var defaultToolTip: String?
  /// A Boolean value that indicates whether the text may be shown; true unless set
  /// (`UIToolTipInteraction.isEnabled`).
  public var isEnabled = true

  /// Creates an interaction without a text (`UIToolTipInteraction.init()`).
  public init() {}

  /// Creates an interaction with a text (`UIToolTipInteraction.init(defaultToolTip:)`).
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }

  /// Does nothing (`UIInteraction.willMove(to:)`).
  public func willMove(to view: View?) {}

  /// Stores the view (`UIInteraction.didMove(to:)`).
  public func didMove(to view: View?) { viewLink = Backlink(view) }
}

extension Control {
  /// The interaction that shows the tool tip; nil before one is set (`UIControl.toolTipInteraction`).
  public final var toolTipInteraction: ToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? ToolTipInteraction }.first
  }

  /// The text that is shown beside the pointer in an app made for the Mac; nil unless set
  /// (`UIControl.toolTip`).
  public final var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(ToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }
}
