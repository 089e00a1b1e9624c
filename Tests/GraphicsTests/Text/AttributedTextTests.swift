import Graphics
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a value as JSON and reads it back.
private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private let colors: [Color] = [
  .sRGB(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125), .gray(white: 0.5, alpha: 0.25),
  .system("systemBlueColor"), .named("Brand"), .black, .white, .clear,
]

private let fonts: [Font] = [
  .system(ofSize: 17.5), .system(ofSize: 12, weight: .heavy),
  .preferred(forTextStyle: "UICTFontTextStyleBody"),
  Font(face: .italicSystem, pointSize: 14),
  Font(face: .named("Avenir-Black", family: "Avenir"), pointSize: 20, weight: .black),
]

@Suite struct AttributedTextTests {
  private let twoRuns = AttributedText(runs: [
    .init("Sign ", attributes: .init(font: .system(ofSize: 17))),
    .init("in", attributes: .init(foregroundColor: .white, backgroundColor: .named("Brand"))),
  ])

  @Test func `the string is the text of the runs without their looks`() {
    #expect(twoRuns.string == "Sign in")
    #expect(AttributedText(runs: []).string == "")
  }

  @Test func `text of one look is one run`() {
    #expect(AttributedText("Save") == AttributedText(runs: [.init("Save")]))
    #expect(AttributedText("Save").runs.count == 1)
  }

  @Test func `texts that look different are different`() {
    let black = AttributedText("Save", attributes: .init(foregroundColor: .black))
    #expect(black != AttributedText("Save"))
    #expect(black.string == AttributedText("Save").string)
  }

  @Test func `attributed text survives JSON`() throws {
    #expect(try roundTrip(twoRuns) == twoRuns)
  }

  @Test(arguments: colors)
  func `a color survives JSON`(_ color: Color) throws {
    #expect(try roundTrip([color]) == [color])
  }

  @Test(arguments: fonts)
  func `a font survives JSON`(_ font: Font) throws {
    #expect(try roundTrip(font) == font)
  }

  @Test func `geometry survives JSON`() throws {
    let rect = Rect(x: 0.1, y: -20, width: 100.25, height: 1e-7)
    #expect(try roundTrip(rect) == rect)
    let transform = Graphics.AffineTransform(a: 1.5, b: 2.5, c: 3.5, d: 4.5, tx: 5.5, ty: 6.5)
    #expect(try roundTrip(transform) == transform)
    let insets = EdgeInsets(top: 1.5, left: 2.5, bottom: 3.5, right: 4.5)
    #expect(try roundTrip(insets) == insets)
    let directional = DirectionalEdgeInsets(top: 1.5, leading: 2.5, bottom: 3.5, trailing: 4.5)
    #expect(try roundTrip(directional) == directional)
  }

  @Test func `JSON names the parts of a rectangle and of an image`() throws {
    #if UIKit
    // As Foundation writes its rectangles.
    let rect = "[[1.5,2.5],[3.5,4.5]]"
    #else
    let rect = #"{"origin":{"x":1.5,"y":2.5},"size":{"height":4.5,"width":3.5}}"#
    #endif
    #expect(try json(Rect(x: 1.5, y: 2.5, width: 3.5, height: 4.5)) == rect)
    #if UIKit
    let gear = Image("gear", in: .system)
    gear.accessibilityLabel = "Settings"
    #else
    let gear = Image(systemName: "gear", accessibilityLabel: "Settings")
    #endif
    #expect(
      try json(gear)
        == #"{"accessibilityLabel":"Settings","catalog":"system","name":"gear"}"#)
    #expect(try json(Image(named: "logo")) == #"{"catalog":"app","name":"logo"}"#)
    #expect(try json([SemanticContentAttribute.spatial]) == "[2]")
  }

  @Test func `only a color by components knows its opacity`() {
    #expect(Color.sRGB(red: 0, green: 0, blue: 0, alpha: 0.5).alpha == 0.5)
    #expect(Color.clear.alpha == 0)
    #expect(Color.black.alpha == 1)
    #expect(Color.system("labelColor").alpha == nil)
    #expect(Color.named("Brand").alpha == nil)
  }
}
