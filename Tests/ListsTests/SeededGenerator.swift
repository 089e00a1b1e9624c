import Foundation

/// A generator that gives the same numbers for a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// The seed of a run, for doing it again: `MODEL_SEED=…`.
  static var seedOfRun: UInt64 {
    ProcessInfo.processInfo.environment["MODEL_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0 ... .max)
  }
}
