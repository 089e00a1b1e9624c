#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct FontTests {
  private typealias Category = UIContentSizeCategory

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31.0, 34.0, 60.0), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
    (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.subheadline, 12, 15, 49),
    (.body, 14, 17, 53), (.callout, 13, 16, 51), (.footnote, 12, 13, 44), (.caption1, 11, 12, 43),
    (.caption2, 11, 11, 40),
  ])
  func `a text style has a size for every text size`(
    _ style: UIFont.TextStyle, _ least: Double, _ usual: Double, _ most: Double
  ) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.extraSmall) == CGFloat(least))
    #expect(size(.large) == CGFloat(usual))
    #expect(size(.accessibilityExtraExtraExtraLarge) == CGFloat(most))
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(usual))
  }

  @Test func `the user's text size decides without traits`() {
    UIApplication.withNewScope {
      UIApplication.shared.preferredContentSizeCategory = .extraExtraExtraLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 23)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 23)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `metrics scale as their style grows`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    #expect(metrics.scaledValue(for: 28, compatibleWith: large) == 38)
    #expect(metrics.scaledValue(for: 28) == 28)
    let font = UIFont.boldSystemFont(ofSize: 14)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 19 && scaled.weight == font.weight)
    #expect(metrics.scaledFont(for: font).pointSize == 14)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 15, compatibleWith: large)
    #expect(limited.pointSize == 15)
  }

  @Test func `a font has the heights of the counting measurer`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(font.lineHeight == 12)
    #expect(font.ascender == 9.6 && font.descender == -2.4)
    #expect(font.capHeight == 7 && font.xHeight == 5.2 && font.leading == 0)
  }

  @Test func `the sizes of the system are those of iOS`() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
  }

  @Test func `fonts of the system have names`() throws {
    #expect(UIFont.systemFont(ofSize: 1).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 1, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 1).fontName == ".SFUI-Italic")
    #expect(UIFont.systemFont(ofSize: 1).familyName == ".AppleSystemUIFont")
    let named = try #require(UIFont(name: "Helvetica-Bold", size: 12))
    #expect(named.fontName == "Helvetica-Bold" && named.familyName == "Helvetica")
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .medium)
    #expect(mono.familyName == ".AppleSystemUIFontMonospaced" && mono.weight == .medium)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .light)
    #expect(digits == .systemFont(ofSize: 12, weight: .light))
  }

  @Test func `a font comes back from its descriptor`() throws {
    let fonts = [
      UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 13, weight: .semibold),
      .italicSystemFont(ofSize: 14), .preferredFont(forTextStyle: .title2),
      .monospacedSystemFont(ofSize: 10, weight: .bold),
      try #require(UIFont(name: "Helvetica-Bold", size: 12)),
    ]
    for font in fonts {
      let copy = UIFont(descriptor: font.fontDescriptor, size: 0)
      #expect(copy.fontName == font.fontName && copy.pointSize == font.pointSize)
      #expect(copy.face == font.face)
    }
  }

  @Test func `a descriptor makes a font bold and slanted`() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let descriptor = try #require(
      font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let changed = UIFont(descriptor: descriptor, size: 0)
    #expect(changed.face == .italicSystem && changed.weight == .bold && changed.pointSize == 12)
    #expect(changed.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let back = try #require(changed.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: back, size: 0) == font)
  }

  @Test func `a family makes a font`() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .size: 15])
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == "AvenirNext")
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
    let bold = descriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == "AvenirNext-Bold")
    let face = UIFont(descriptor: descriptor.withFace("Demi Bold"), size: 0)
    #expect(face.fontName == "AvenirNext-DemiBold" && face.pointSize == 15)
    let weight = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
    ])
    #expect(UIFont(descriptor: weight, size: 0).weight == .medium)
  }

  @Test func `a descriptor says what it was told`() throws {
    let descriptor = UIFontDescriptor(name: "Georgia", size: 11)
    #expect(descriptor.postscriptName == "Georgia" && descriptor.pointSize == 11)
    #expect(descriptor.withSize(12).pointSize == 12)
    #expect(descriptor.object(forKey: .name) as? String == "Georgia")
    #expect(descriptor.fontAttributes.count == 2)
    let family = descriptor.withFamily("Times")
    #expect(family.object(forKey: .family) as? String == "Times" && family.postscriptName.isEmpty)
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
    let rich = descriptor.addingAttributes([.featureSettings: features])
    let read = rich.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
    #expect(read == features)
    #expect(UIFontDescriptor.FeatureKey.featureIdentifier == .type)
    #expect(UIFontDescriptor.FeatureKey.typeIdentifier == .selector)
    #expect(descriptor == UIFontDescriptor(name: "Georgia", size: 11) && descriptor != rich)
    #expect(descriptor.hash == UIFontDescriptor(name: "Georgia", size: 11).hash)
    #expect(descriptor.copy() as AnyObject === descriptor)
  }

  @Test func `a text style has a descriptor`() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
    let large = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge))
    #expect(large.pointSize == 19)
  }

  @Test func `only the system's font has designs`() {
    let system = UIFont.systemFont(ofSize: 12).fontDescriptor
    let rounded = system.withDesign(.rounded)
    #expect(rounded?.object(forKey: .family) as? String == ".AppleSystemUIFontRounded")
    #expect(
      rounded?.withDesign(.default)?.object(forKey: .family) as? String == ".AppleSystemUIFont")
    #expect(system.withDesign(.serif) != system.withDesign(.monospaced))
    #expect(UIFontDescriptor(fontAttributes: [.family: "Times"]).withDesign(.rounded) == nil)
  }
}
#endif
