#if UIKit
import Foundation
import Testing
import UIKit

struct ColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }

  private func isNear(_ left: [CGFloat]?, _ right: [CGFloat]) -> Bool {
    guard let left, left.count == right.count else { return false }
    return zip(left, right).allSatisfy { abs($0 - $1) < 0.0005 }
  }

  @Test func `a color gives its numbers`() {
    #expect(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(rgba(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(rgba(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    #expect(rgba(UIColor.clear) == [0, 0, 0, 0])
  }

  @Test func `a color of the system gives those of the light style`() {
    #expect(isNear(rgba(.systemRed), [1, 59 / 255, 48 / 255, 1]))
    #expect(isNear(rgba(.systemTeal), [48 / 255, 176 / 255, 199 / 255, 1]))
    #expect(isNear(rgba(.secondaryLabel), [60 / 255, 60 / 255, 67 / 255, 0.6]))
    #expect(isNear(rgba(.systemBlue.withAlphaComponent(0.2)), [0, 122 / 255, 1, 0.2]))
  }

  @Test(arguments: [
    UIColor.systemBrown, .systemCyan, .systemIndigo, .systemMint, .systemPink, .systemTeal,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tertiaryLabel,
    .quaternaryLabel, .placeholderText, .link, .lightText, .darkText, .separator, .opaqueSeparator,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .groupTableViewBackground, .systemOrange, .systemYellow, .systemGreen, .systemPurple,
    .systemGray, .systemBackground, .label, .tintColor,
  ])
  func `every color of the system has numbers`(_ color: UIColor) {
    #expect(rgba(color) != nil)
  }

  @Test func `a color of a catalog has none`() throws {
    let color = try #require(UIColor(named: "Brand"))
    #expect(rgba(color) == nil)
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(!color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  @Test func `a gray gives its brightness, and another color does not`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  private static let circle: [[CGFloat]] = [
    [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0],
  ]

  @Test(arguments: 0...6)
  func `a hue is a place on the circle`(_ place: Int) {
    let color = UIColor(hue: CGFloat(place) / 6, saturation: 1, brightness: 1, alpha: 1)
    let expected = Self.circle[place]
    #expect(isNear(rgba(color), expected + [1]))
  }

  @Test func `hue, saturation and brightness come back`() {
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.8, alpha: 0.9)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(isNear([hue, saturation, brightness, alpha], [0.7, 0.4, 0.8, 0.9]))
  }

  @Test func `a color of Display P3 may lie outside sRGB`() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(isNear(rgba(white), [1, 1, 1, 0.5]))
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(isNear(rgba(red), [1.0931, -0.2267, -0.1501, 1]))
  }
}
#endif
