#if UIKit
public import Foundation
import ResponderKit
public import ValueControls

@MainActor
private final class ObservedProgress { var progress: Progress? }

extension UIProgressView {
  /// The progress that the view shows, taken over when it is set; nil unless set.
  ///
  /// It is not observed, as there is no key-value observation (`UIProgressView.observedProgress`).
  public final var observedProgress: Progress? {
    get { valuesIfAny(ObservedProgress.self)?.progress }
    set {
      values(ObservedProgress.self) { ObservedProgress() }.progress = newValue
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}
#endif
