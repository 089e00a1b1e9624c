import Foundation

/// What a calculator computes.
struct Calculator {
  enum Key: Hashable {
    case digit(Int), point, add, subtract, multiply, divide, equals, clear, sign

    static let rows: [[Key]] = [
      [.clear, .sign, .divide],
      [.digit(7), .digit(8), .digit(9), .multiply],
      [.digit(4), .digit(5), .digit(6), .subtract],
      [.digit(1), .digit(2), .digit(3), .add],
      [.digit(0), .point, .equals],
    ]

    var title: String {
      switch self {
      case .digit(let digit): "\(digit)"
      case .point: "."
      case .add: "+"
      case .subtract: "−"
      case .multiply: "×"
      case .divide: "÷"
      case .equals: "="
      case .clear: "AC"
      case .sign: "±"
      }
    }

    var isOperation: Bool { [.add, .subtract, .multiply, .divide, .equals].contains(self) }
  }

  /// The number that is shown.
  private(set) var display = "0"
  private var waiting: (number: Double, key: Key)?
  private var beginsAnew = true

  mutating func press(_ key: Key) {
    switch key {
    case .digit(let digit): enter("\(digit)")
    case .point: if beginsAnew || !display.contains(".") { enter(".") }
    case .sign: display = Self.text(of: -(Double(display) ?? 0))
    case .clear: self = Calculator()
    case .equals:
      compute()
      waiting = nil
    default:
      compute()
      waiting = (Double(display) ?? 0, key)
    }
  }

  private mutating func enter(_ text: String) {
    let former = beginsAnew || display == "0" ? "" : display
    display = text == "." && former.isEmpty ? "0." : String((former + text).prefix(12))
    beginsAnew = false
  }

  private mutating func compute() {
    beginsAnew = true
    guard let (number, key) = waiting, let other = Double(display) else { return }
    switch key {
    case .add: display = Self.text(of: number + other)
    case .subtract: display = Self.text(of: number - other)
    case .multiply: display = Self.text(of: number * other)
    default: display = other == 0 ? "Error" : Self.text(of: number / other)
    }
  }

  private static func text(of number: Double) -> String {
    guard let whole = Int(exactly: number), abs(whole) < 1_000_000_000_000 else {
      return String(format: "%.9g", number)
    }
    return "\(whole)"
  }
}
