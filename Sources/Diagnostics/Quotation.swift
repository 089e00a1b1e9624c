/// Returns a text of a file as a message quotes it: in quotation marks, and of several lines the first.
///
/// A message tells where a fault is. It does not print the file, which may be another one than the user
/// expects.
package func quoted(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }
  return line.endIndex == text.endIndex ? "'\(text)'" : "'\(line)…'"
}
