#if UIKit
import Foundation

// The time of a layer runs in that of its superlayer, and the outermost one's in the clock's.
extension CALayer {
  /// The time at which its time begins, in that of the superlayer; 0 unless set.
  public var beginTime: CFTimeInterval {
    get { read("beginTime", 0) }
    set { setTiming("beginTime", newValue) }
  }

  /// The time for which the layer would be shown; infinite unless set.
  public var duration: CFTimeInterval {
    get { read("duration", .infinity) }
    set { setTiming("duration", newValue) }
  }

  /// The speed of its time; 1 unless set, 0 stops its animations.
  public var speed: Float {
    get { read("speed", 1) }
    set { setTiming("speed", newValue) }
  }

  /// Its time at the beginning; 0 unless set.
  public var timeOffset: CFTimeInterval {
    get { read("timeOffset", 0) }
    set { setTiming("timeOffset", newValue) }
  }

  /// The number of times that its time is repeated; 0 unless set.
  public var repeatCount: Float {
    get { read("repeatCount", 0) }
    set { setTiming("repeatCount", newValue) }
  }

  /// The duration for which its time is repeated; 0 unless set.
  public var repeatDuration: CFTimeInterval {
    get { read("repeatDuration", 0) }
    set { setTiming("repeatDuration", newValue) }
  }

  /// A Boolean value that indicates whether its time also runs backward; false unless set.
  public var autoreverses: Bool {
    get { read("autoreverses", false) }
    set { setTiming("autoreverses", newValue) }
  }

  /// The values that it shows before and after; none unless set.
  public var fillMode: CAMediaTimingFillMode {
    get { read("fillMode", .removed) }
    set { setTiming("fillMode", newValue) }
  }

  private func setTiming(_ key: String, _ value: some Any) {
    stored[key] = value
    if original == nil { rescheduleAnimations() }
  }

  /// Moves the ends of the animations of this layer and of those inside it.
  private func rescheduleAnimations() {
    animations.forEach { $0.schedule() }
    for layer in tree.sublayers { layer.rescheduleAnimations() }
    guard let host else { return }
    // The layers of subviews may not have been asked for here.
    onMain {
      for view in host.subviews { view.layerIfAny?.rescheduleAnimations() }
    }
  }

  /// Converts a time of another layer, or of the clock for nil, to that of this layer.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l.map { $0.clockTime(of: t) ?? $0.timeOffset } ?? t)
  }

  /// Converts a time of this layer to that of another one, or to the clock's for nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t) ?? timeOffset
    return l.map { $0.localTime(time) } ?? time
  }

  /// The time of the layer at a time of the clock.
  private func localTime(_ time: Double) -> Double {
    let outer = superlayer?.localTime(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the clock at a time of the layer; nil if it is never reached.
  final func clockTime(of time: Double) -> Double? {
    guard speed != 0 else { return nil }
    let outer = (time - timeOffset) / Double(speed) + beginTime
    guard let superlayer else { return outer }
    return superlayer.clockTime(of: outer)
  }
}
#endif
