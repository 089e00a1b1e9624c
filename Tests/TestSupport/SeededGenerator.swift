import Foundation

/// A generator that gives the same numbers for a seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns one of some elements.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Returns true in so many of a hundred times.
  package mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// The seed of a run, for doing it again: `MODEL_SEED=…`.
  package static var seedOfRun: UInt64 {
    ProcessInfo.processInfo.environment["MODEL_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0 ... .max)
  }
}
