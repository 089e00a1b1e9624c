package import ControlCore

// The looks of a slider in archives.
extension Slider {
  /// The looks of the slider in its states, and the names of the values that archives have no form of.
  package final var archivedLooks: (values: [StoredStateValue<SliderLook>], others: [SliderLook]) {
    looks.stored { ($0 as? Style)?.rawValue ?? ($0 as? BehavioralStyle).map { Int($0.rawValue) } }
  }
  package final func take(_ values: [StoredStateValue<SliderLook>]) {
    looks.take(values) { (look, raw) -> (any Sendable)? in
      if look == .style { return Style(rawValue: raw) }
      return BehavioralStyle(rawValue: UInt(clamping: raw))
    }
    setNeedsLayout()
  }
}
