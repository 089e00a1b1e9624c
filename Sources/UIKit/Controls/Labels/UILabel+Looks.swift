#if UIKit
public import ControlCore
import Foundation
import ResponderKit

/// The values that UIKit stores of a label and the core has no use for.
@MainActor
private final class LabelLooks {
  var allowsDefaultTighteningForTruncation = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var showsExpansionTextWhenTruncated = false
  var enablesMarqueeWhenAncestorFocused = false
}

/// The parts that stay in place when a text shrinks, with the raw values of `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable, Hashable, CaseIterable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The upper left corner.
  case none = 2
}

extension UILabel {
  private var looks: LabelLooks { values(LabelLooks.self) { LabelLooks() } }
  private var looksIfAny: LabelLooks? { valuesIfAny(LabelLooks.self) }

  /// A Boolean value that indicates whether characters move together before a text is truncated;
  /// false unless set (`UILabel.allowsDefaultTighteningForTruncation`).
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { looksIfAny?.allowsDefaultTighteningForTruncation ?? false }
    set { looks.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The part that stays in place when the text shrinks; the baseline unless set
  /// (`UILabel.baselineAdjustment`).
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { looksIfAny?.baselineAdjustment ?? .alignBaselines }
    set { looks.baselineAdjustment = newValue }
  }

  /// A Boolean value that indicates whether the pointer shows the whole of a truncated text; false
  /// unless set (`UILabel.showsExpansionTextWhenTruncated`, iOS 15).
  public final var showsExpansionTextWhenTruncated: Bool {
    get { looksIfAny?.showsExpansionTextWhenTruncated ?? false }
    set { looks.showsExpansionTextWhenTruncated = newValue }
  }

  /// A Boolean value that indicates whether a truncated text moves while the view around it is
  /// focused; false unless set (`UILabel.enablesMarqueeWhenAncestorFocused`, tvOS).
  public final var enablesMarqueeWhenAncestorFocused: Bool {
    get { looksIfAny?.enablesMarqueeWhenAncestorFocused ?? false }
    set { looks.enablesMarqueeWhenAncestorFocused = newValue }
  }
}
#endif
