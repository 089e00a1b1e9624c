import Graphics
import TextFormats

extension Color {
  /// The components of a color that has them, with its name: `#FF0000 (red)`.
  var valueText: String {
    hexadecimal.map { "\($0) (\(accessibilityName))" } ?? accessibilityName
  }

  /// The components of a color that has them, such as `#FF8000`, with alpha if it is not opaque; nil for a color of
  /// the system.
  var hexadecimal: String? {
    guard case .sRGB(let red, let green, let blue, let alpha) = value else { return nil }
    let numbers = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = numbers.map { number in
      let text = String(Int((min(max(number, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0\(text)" : text
    }
    return "#" + digits.joined()
  }

  /// Returns the color that an operation chooses.
  static func chosen(_ text: String) throws(OperationRefusal) -> Color {
    guard let color = read(hexadecimal: text) else {
      throw OperationRefusal("'\(brief(text))' is not a color", "Give it as #RRGGBB.")
    }
    return color
  }

  /// Reads a color such as `#FF8000`.
  static func read(hexadecimal text: String) -> Color? {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6,
      digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    return .sRGB(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }
}
