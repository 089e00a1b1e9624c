import ButtonModel
import ControlCore
import ControlValues
import FoundationEssentials
import Gestures
import Graphics
import Localize
import ResponderKit
import TestSupport

/// Makes values of many types from a seed.
struct RandomValues {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func bool() -> Bool { Bool.random(using: &generator) }
  /// A number that is written in few digits.
  mutating func number() -> Double { Double(int(-400...4000)) / 8 }
  mutating func text() -> String {
    ["", "Save", "Größe", "保存", "a\"b\\c\n", "👩‍🚀 up", "  "].randomElement(using: &generator) ?? ""
  }
  mutating func color() -> Color {
    [.black, .named("Accent"), .system("labelColor"), .clear, .white].randomElement(
      using: &generator)
      ?? .black
  }
  mutating func image() -> Image { Image(named: text() + "x") }
  mutating func rect() -> Rect {
    Rect(
      x: Scalar(number()), y: Scalar(number()), width: Scalar(abs(number())),
      height: Scalar(abs(number())))
  }
  mutating func font() -> Font {
    .system(ofSize: Scalar(int(4...40)), weight: bool() ? .bold : .regular)
  }
  mutating func attributed() -> AttributedText {
    AttributedText(text(), attributes: .init(font: font(), foregroundColor: color()))
  }

  /// Returns a value of a type; nil for a type of which none is made.
  mutating func value(of type: Any.Type) -> Any? {
    if let optional = type as? any OptionalOfAny.Type {
      return optional.made(bool() ? value(of: optional.wrapped) : nil)
    }
    if let made = plainValue(of: type) { return made }
    if let cases = (type as? any CaseIterable.Type).map({ Self.cases(of: $0) }) {
      return cases.randomElement(using: &generator)
    }
    if let options = type as? any OptionSet.Type { return self.options(options) }
    if type == [String].self { return (0..<int(0...3)).map { _ in text() } }
    if type == [Image].self { return (0..<int(1...3)).map { _ in image() } }
    return nil
  }

  private mutating func plainValue(of type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: bool()
    case is Int.Type: int(0...12)
    case is Float.Type: Float(number())
    case is Double.Type: number()
    case is String.Type: text()
    case is Color.Type: color()
    case is Image.Type: image()
    case is Font.Type: font()
    case is Rect.Type: rect()
    case is Point.Type: rect().origin
    case is Size.Type: rect().size
    case is EdgeInsets.Type: EdgeInsets(top: 1, left: Scalar(int(0...9)), bottom: 3, right: 4)
    case is DirectionalEdgeInsets.Type:
      DirectionalEdgeInsets(top: 1, leading: Scalar(int(0...9)), bottom: 3, trailing: 4)
    case is AffineTransform.Type: AffineTransform(scaleX: Scalar(int(1...4)), y: 2)
    case is AttributedText.Type: attributed()
    case is SymbolConfiguration.Type:
      SymbolConfiguration(pointSize: Scalar(int(4...40)), scale: .large)
    case is Date.Type: Date(timeIntervalSinceReferenceDate: Double(int(0...900_000_000)))
    case is LanguageTag.Type:
      LanguageTag(["de", "en-US", "ar", "ja"].randomElement(using: &generator) ?? "en")
    case is LayoutDirection.Type: bool() ? LayoutDirection.leftToRight : .rightToLeft
    case is UTF16Range.Type: UTF16Range(location: 0, length: 0)
    default: nil
    }
  }

  private static func cases<Type: CaseIterable>(of type: Type.Type) -> [Any] {
    Array(type.allCases)
  }

  private mutating func options<Options: OptionSet>(_ type: Options.Type) -> Any? {
    let bits = int(0...15)
    if let raw = UInt(bits) as? Options.RawValue { return Options(rawValue: raw) }
    if let raw = UInt64(bits) as? Options.RawValue { return Options(rawValue: raw) }
    return (bits as? Options.RawValue).map { Options(rawValue: $0) }
  }
}

/// An optional of any type.
private protocol OptionalOfAny {
  static var wrapped: Any.Type { get }
  static func made(_ value: Any?) -> Any
}

extension Optional: OptionalOfAny {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static func made(_ value: Any?) -> Any { (value as? Wrapped) as Any }
}
