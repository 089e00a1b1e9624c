/// Formats a number with at most the given number of decimals, without trailing zeros.
package func decimal(_ value: Double, digits: Int = 1) -> String {
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = (value * scale).rounded()
  guard scaled.isFinite, abs(scaled) < 1e15 else { return "\(value)" }
  let rounded = scaled / scale
  return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
}
