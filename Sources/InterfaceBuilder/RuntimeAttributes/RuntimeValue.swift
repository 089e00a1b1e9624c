package import Graphics

/// The value of a runtime attribute in its type, as key-value coding sets it.
package enum RuntimeValue {
  case none
  case boolean(Bool)
  case number(Double)
  case text(String)
  case color(Color)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// A location and a length.
  case range(Int, Int)
  /// An image by its name.
  case image(String)

  /// Reads the value of a `userDefinedRuntimeAttribute`; nil for one whose value is missing or of another type.
  package init?(_ attribute: InterfaceElement) {
    let inner = attribute.children.first { $0[.key] == "value" }
    let text = attribute.string(.value) ?? inner?[.value]
    func number(_ name: String) -> Double? { inner?.finiteNumber(name) }
    let value: RuntimeValue? =
      switch attribute[.type] {
      case "nil": RuntimeValue.none
      case "boolean": RuntimeAttribute.isTrue(text).map { .boolean($0) }
      case "number": text.flatMap(Double.init).flatMap { $0.isFinite ? .number($0) : nil }
      case "string", nil: text.map { .text($0) }
      case "image": text.map { .image($0) }
      case "color": inner.flatMap { Color.read($0) }.map { .color($0) }
      case "point":
        if let x = number("x"), let y = number("y") { .point(Point(x: x, y: y)) } else { nil }
      case "size":
        if let width = number("width"), let height = number("height") {
          .size(Size(width: width, height: height))
        } else {
          nil
        }
      case "rect":
        if let x = number("x"), let y = number("y"), let width = number("width"),
          let height = number("height")
        {
          .rect(Rect(x: x, y: y, width: width, height: height))
        } else {
          nil
        }
      case "range":
        if let location = inner?["location"].flatMap(Int.init),
          let length = inner?["length"].flatMap(Int.init), location >= 0, length >= 0,
          !location.addingReportingOverflow(length).overflow
        {
          .range(location, length)
        } else {
          nil
        }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// Indicates whether the value is a text or none.
  package var isTextOrNone: Bool {
    switch self {
    case .text, .none: true
    default: false
    }
  }

  /// The number, which a Boolean value is, too; nil for another value.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .boolean(let flag): flag ? 1 : 0
    default: nil
    }
  }

  /// The value as key-value coding passes it on; nil for none.
  package var object: Any? {
    switch self {
    case .none: nil
    case .boolean(let flag): flag
    case .number(let number): number
    case .text(let text): text
    case .color(let color): color
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .range(let location, let length): location..<(location + length)
    case .image(let name): Image(named: name)
    }
  }
}
