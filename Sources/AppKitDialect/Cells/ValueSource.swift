import ResponderKit

/// A control or a cell whose value another one takes.
@MainActor
enum ValueSource {
  case control(NSControl)
  case cell(NSCell)

  /// Nil for an object without a value.
  init?(_ sender: Any?) {
    switch sender {
    case let control as NSControl: self = .control(control)
    case let cell as NSCell: self = .cell(cell)
    default: return nil
    }
  }

  private func value<Value>(_ control: (NSControl) -> Value, _ cell: (NSCell) -> Value) -> Value {
    switch self {
    case .control(let source): control(source)
    case .cell(let source): cell(source)
    }
  }

  var intValue: Int32 { value(\.intValue, \.intValue) }
  var integerValue: Int { value(\.integerValue, \.integerValue) }
  var floatValue: Float { value(\.floatValue, \.floatValue) }
  var doubleValue: Double { value(\.doubleValue, \.doubleValue) }
  var stringValue: String { value(\.stringValue, \.stringValue) }
  var objectValue: Any? { value(\.objectValue, \.objectValue) }
}
