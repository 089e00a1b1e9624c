import Graphics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The contrast of colors, as WCAG 2.2 has it.
enum Contrast {
  /// Returns the ratio of two colors, from 1 to 21; what is transparent is put on the background
  /// first.
  static func ratio(of front: Color, on back: Color) -> Double {
    let lower = luminance(rgb(back, on: (1, 1, 1)))
    let upper = luminance(rgb(front, on: rgb(back, on: (1, 1, 1))))
    return (max(lower, upper) + 0.05) / (min(lower, upper) + 0.05)
  }

  /// A ratio with two digits, which are not rounded up: 4.499 is 4.49.
  static func text(_ ratio: Double) -> String {
    decimal((ratio * 100).rounded(.down) / 100, digits: 2)
  }

  /// A color with six hexadecimal digits.
  static func hex(_ color: Color, on back: Color) -> String {
    let (red, green, blue) = rgb(color, on: rgb(back, on: (1, 1, 1)))
    return "#"
      + [red, green, blue].map { part in
        let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return byte.count < 2 ? "0" + byte : byte
      }.joined()
  }

  private typealias RGB = (red: Double, green: Double, blue: Double)

  private static func rgb(_ color: Color, on back: RGB) -> RGB {
    let (red, green, blue, alpha): (Double, Double, Double, Double) =
      switch color.value {
      case .sRGB(let red, let green, let blue, let alpha): (red, green, blue, alpha)
      case .gray(let white, let alpha): (white, white, white, alpha)
      case .system, .named, .adjusted: (0, 0, 0, 1)
      }
    // A document may have any number.
    let share = part(alpha)
    func mixed(_ front: Double, _ back: Double) -> Double {
      share * part(front) + (1 - share) * back
    }
    return (mixed(red, back.red), mixed(green, back.green), mixed(blue, back.blue))
  }

  /// A component or an alpha between 0 and 1; 0 for what is no number.
  private static func part(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }

  private static func luminance(_ color: RGB) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }
}
