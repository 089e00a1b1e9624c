import Graphics
import KeyValues
import ResponderKit

extension NSCell {
  /// A Boolean value that indicates whether the value can be shown: it has a text
  /// (`NSCell.hasValidObjectValue`).
  public final var hasValidObjectValue: Bool {
    formatter.map { $0.string(for: objectValue) != nil } ?? true
  }

  /// The value as text: that of the formatter, otherwise as AppKit prints texts and numbers.
  final func text(of value: Any?) -> String {
    if let formatter, let text = formatter.string(for: value) { return text }
    switch value {
    case nil: return ""
    case let text as String: return text
    case let text as AttributedText: return text.string
    case let number as Double: return Self.text(of: number)
    case let number as Float: return Self.text(of: number)
    case let number as Bool: return number ? "1" : "0"
    case let other?: return "\(other)"
    }
  }

  /// The value of a text: that of the formatter, otherwise the text itself.
  final func value(of text: String) -> Any? {
    guard let formatter else { return text }
    return (try? formatter.objectValue(for: text)) ?? text
  }

  /// A number without a fraction is printed without one, as in AppKit.
  private static func text<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    of number: Number
  ) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  final func number(of value: Any?) -> Double {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let text as String: NumberPrefix(text).double
    case let text as AttributedText: NumberPrefix(text.string).double
    default: 0
    }
  }

  final func integer(of value: Any?) -> Int {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Int(clamping: number)
    case let text as String: NumberPrefix(text).integer
    case let text as AttributedText: NumberPrefix(text.string).integer
    default: Int(cut: number(of: value))
    }
  }

  /// Has the view show what has changed.
  final func update() {
    AccessibilityChanges.note()
    controlView?.needsDisplay = true
    controlView?.invalidateIntrinsicContentSize()
  }

  final func change(to newState: NSControl.StateValue) {
    let former = storedState
    storedState =
      newState.rawValue == 0
      ? .off : newState.rawValue < 0 && allowsMixedState ? .mixed : .on
    guard storedState != former else { return }
    update()
    note(.state(from: former.name, to: storedState.name))
  }

  final func highlightDidChange() {
    update()
    note(isHighlighted ? .highlights : .unhighlights)
  }

  /// Notes what happens in the cell, in a record if one is taken.
  final func note(_ step: InteractionRecord.CellStep) {
    guard let recorder = InteractionRecorder.current, let controlView else { return }
    recorder.note(.cell(control: controlView.nameOfCell(self), step))
  }
}

extension Int {
  /// The number without its fraction; the nearest one that fits, and 0 for no number.
  fileprivate init(cut number: Double) {
    if number.isNaN {
      self = 0
    } else if let whole = Int(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number < 0 ? .min : .max
    }
  }
}
