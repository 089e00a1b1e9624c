#if UIKit
import Foundation
import Graphics

/// The weight of a font as UIKit counts it: from -1 to 1, 0 for regular.
struct FontWeight {
  /// The weights with the numbers of `UIFont.Weight`, and their names in PostScript names.
  private static let all: [(weight: Font.Weight, number: CGFloat, name: String)] = [
    (.ultraLight, -0.8, "Ultralight"), (.thin, -0.6, "Thin"), (.light, -0.4, "Light"),
    (.regular, 0, "Regular"), (.medium, 0.23, "Medium"), (.semibold, 0.3, "Semibold"),
    (.bold, 0.4, "Bold"), (.heavy, 0.56, "Heavy"), (.black, 0.62, "Black"),
  ]

  let weight: Font.Weight
  let number: CGFloat
  let name: String

  init(_ weight: Font.Weight) {
    let entry = Self.all.first { $0.weight == weight }
    (self.weight, number, name) = (weight, entry?.number ?? 0, entry?.name ?? "Regular")
  }

  /// Creates the weight that is nearest to a number.
  init(nearestTo number: CGFloat) {
    let entry = Self.all.min { abs($0.number - number) < abs($1.number - number) }
    self.init(entry?.weight ?? .regular)
  }

  /// Indicates whether text is called bold in this weight.
  var isBold: Bool { number >= 0.3 }
}
#endif
