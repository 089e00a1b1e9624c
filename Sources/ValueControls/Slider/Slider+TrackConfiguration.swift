public import Graphics

extension Slider {
  /// The values of the track that the user may choose: `UISlider.TrackConfiguration` (iOS 26).
  ///
  /// Places on the track are fractions of the range, from 0 to 1.
  public struct TrackConfiguration: Sendable, Hashable {
    /// A mark on the track (`UISlider.TrackConfiguration.Tick`).
    public struct Tick: Sendable, Hashable {
      /// The place on the track, from 0 to 1.
      public let position: Float
      /// The text at the tick; nil for none.
      public var title: String?
      /// The image at the tick; nil for none.
      public var image: Image?

      /// Creates a tick.
      public init(position: Float, title: String? = nil, image: Image? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// A Boolean value that indicates whether the user can choose only the ticks; true unless set.
    public var allowsTickValuesOnly: Bool
    /// The place where the filled part of the track begins; 0 unless set.
    public var neutralValue: Float
    /// The places that the user can choose; 0 to 1 unless set.
    public var enabledRange: ClosedRange<Float>
    /// The ticks.
    public let ticks: [Tick]

    /// Creates a configuration with ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with a number of ticks at equal distances, from one end to the other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let count = min(max(numberOfTicks, 0), 100_000)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: Float($0) / Float(max(count - 1, 1))) })
    }
  }
}

extension Slider.TrackConfiguration {
  /// The places of the ticks that the user can choose; nil where any place of the enabled range can
  /// be chosen, as without a tick in it.
  private var allowedTicks: [Double]? {
    guard allowsTickValuesOnly else { return nil }
    let allowed = ticks.lazy.map(\.position).filter(enabledRange.contains).map(Double.init)
    return allowed.isEmpty ? nil : Array(allowed)
  }

  /// Returns the place nearest to another one that the user can choose.
  func allowed(_ fraction: Double) -> Double {
    let (low, high) = (Double(enabledRange.lowerBound), Double(enabledRange.upperBound))
    let pinned = min(max(fraction, max(low, 0)), min(high, 1))
    return allowedTicks?.min { abs($0 - fraction) < abs($1 - fraction) } ?? pinned
  }

  /// Returns the next tick in a direction, the present place where there is none; nil where any place
  /// can be chosen.
  func tick(after fraction: Double, by direction: Int) -> Double? {
    // Values are kept in single precision, so a tick that the thumb is on may differ a little.
    let slack = 1e-6
    return allowedTicks.map { ticks in
      let next =
        direction > 0
        ? ticks.filter { $0 > fraction + slack }.min()
        : ticks.filter { $0 < fraction - slack }.max()
      return next ?? fraction
    }
  }
}
