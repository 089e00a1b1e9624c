#if UIKit
public import Foundation
import Graphics
import ControlValues
public import ResponderKit

/// A view with an effect, and with the views that are in front of it: `UIVisualEffectView`.
///
/// The effect is kept; nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Creates a view with an effect (`UIVisualEffectView.init(effect:)`).
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view in which views in front of the effect are; as large as the view.
  public final let contentView = UIView(frame: .zero)

  /// Makes ``contentView`` as large as the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Places ``contentView`` with the view, without waiting for its layout.
  open override var bounds: CGRect { didSet { contentView.frame = bounds } }
}
#endif
