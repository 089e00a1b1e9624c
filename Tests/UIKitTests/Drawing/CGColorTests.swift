#if UIKit
import Foundation
import Testing
import UIKit

struct CGColorTests {
  @Test func `colors have components, an opacity and a space`() throws {
    let red = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(red.components == [1, 0.5, 0.25, 0.75] && red.numberOfComponents == 4)
    #expect(red.alpha == 0.75 && red.colorSpace?.model == .rgb)
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1] && gray.colorSpace?.model == .monochrome)
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(ink.numberOfComponents == 5 && ink.colorSpace?.model == .cmyk)
    let made = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 1, 0, 1]))
    #expect(made.components == [0, 1, 0, 1])
    #expect(made.copy(alpha: 0.5)?.components == [0, 1, 0, 0.5])
    #expect(made.copy() == made && made != red)
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).components?.first == 1)
    #expect(CGColor(genericGrayGamma2_2Gray: 1, alpha: 1) == CGColor(gray: 1, alpha: 1))
  }

  @Test func `a color comes back from its components`() {
    let colors: [UIColor] = [
      .red, .white, .clear, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      UIColor(white: 0.3, alpha: 0.6), .systemBlue, .systemBlue.withAlphaComponent(0.2),
    ]
    for color in colors {
      #expect(UIColor(cgColor: color.cgColor) == color)
      #expect(color.cgColor == color.cgColor)
    }
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.black.cgColor.components == [0, 1])
    #expect(UIColor.systemBlue.cgColor.components == nil)
    #expect(UIColor.systemBlue.withAlphaComponent(0.2).cgColor.alpha == 0.2)
    #expect(UIColor.systemBlue.cgColor.copy(alpha: 0.2)?.alpha == 0.2)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(Set([UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]).count == 2)
  }

  @Test func `spaces are known by their names`() {
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    #expect(space?.model == .rgb && space?.numberOfComponents == 3)
    #expect(space?.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: "nothing") == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceRGB() != space)
    let names = [
      CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3,
      CGColorSpace.genericRGBLinear, CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray,
      CGColorSpace.genericCMYK,
    ]
    for name in names { #expect(CGColorSpace(name: name)?.name == name) }
  }

  @Test func `gradients keep their colors and where they are`() throws {
    let colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    let even = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    #expect(even.colors == colors && even.locations == [0, 0.5, 1])
    let space = CGColorSpaceCreateDeviceRGB()
    let placed = try #require(
      CGGradient(
        colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0.2, 0.9],
        count: 2))
    #expect(placed.locations == [0.2, 0.9] && placed.colorSpace == space)
    #expect(placed.colors.map(\.alpha) == [1, 0.5])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(placed == placed && placed != even)
  }

  @Test func `a font is its name`() {
    let font = CGFont("Avenir" as CFString)
    #expect(font?.postScriptName == "Avenir" && font?.fullName == "Avenir")
    #expect(font == CGFont("Avenir" as CFString))
  }
}
#endif
