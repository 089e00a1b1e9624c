/// A formatter that turns the value of a cell into text and a text back into a value: Foundation's
/// `Formatter`.
@preconcurrency @MainActor
public protocol NSFormatter: AnyObject {
  /// Returns the text of a value; nil for a value that the formatter does not know
  /// (`Formatter.string(for:)`).
  func string(for value: Any?) -> String?
  /// Returns the value of a text (`Formatter.getObjectValue(_:for:errorDescription:)`).
  ///
  /// Throws for a text that has none, such as letters for a number.
  func objectValue(for string: String) throws(FormatterError) -> Any?
}
