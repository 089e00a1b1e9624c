import Glibc

/// Measures rows and prints them in the row protocol, or as a table with ratios to the limit of
/// each case.
@MainActor
struct Runner {
  /// Prints limits and ratios for people; otherwise only the rows of the package, for a program.
  var isTable: Bool

  private var limits: [String: Double] = [:]

  init(isTable: Bool) { self.isTable = isTable }

  /// Measures the row that the others of the case are divided by.
  mutating func limit(_ suite: String, _ name: String, _ row: String, _ body: (Int) -> Void) {
    guard isTable else { return }
    let (time, _) = measure(body)
    limits[suite + name] = time
    print("\(suite), \(name)")
    show(row, time, 1)
  }

  /// Measures a row of the package; the body does the given number of operations.
  ///
  /// Returns whether the row was wanted.
  @discardableResult
  func row(_ suite: String, _ name: String, _ row: String, _ body: (Int) -> Void) -> Bool {
    let peer = "swift-controls \(row)"
    guard (environment("BENCH_CASE") ?? name) == name, (environment("BENCH_PEER") ?? peer) == peer
    else { return false }
    if let operations = environment("BENCH_OPS").flatMap(Int.init) {
      body(operations)
      return true
    }
    let (time, operations) = measure(body)
    if isTable {
      show(row, time, time / (limits[suite + name] ?? time))
    } else {
      print("ROW\t\(suite)\t\(name)\t\(peer)\t\(decimal(time, 4))\tns/op\t\(operations)")
    }
    return true
  }

  /// Prints a figure that is not a time.
  func value(
    _ suite: String, _ name: String, _ row: String, _ value: Double, _ unit: String,
    _ operations: Int
  ) {
    let peer = "swift-controls \(row)"
    if isTable {
      print("\(suite), \(name)\n  \(decimal(value, 1)) \(unit)  \(row)")
    } else {
      print("ROW\t\(suite)\t\(name)\t\(peer)\t\(decimal(value, 4))\t\(unit)\t\(operations)")
    }
  }

  private func show(_ row: String, _ time: Double, _ ratio: Double) {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    print("  \(right(decimal(time, 1), 9)) ns  \(right(decimal(ratio, 1), 7)) ×  \(row)")
  }

  /// Finds out how long an operation takes, then does as many as fit the time.
  private func measure(_ body: (Int) -> Void) -> (nanoseconds: Double, operations: Int) {
    let budget = (environment("BENCH_CAP_MS").flatMap(Double.init) ?? 150) * 1e6
    let most = 5_000_000
    var operations = 1
    var time = clock(body, operations)
    while time < 5e6, operations < most {
      operations *= 4
      time = clock(body, operations)
    }
    guard time < budget else { return (time / Double(operations), operations) }
    operations = max(1, min(most, Int(budget / (time / Double(operations)))))
    return (clock(body, operations) / Double(operations), operations)
  }

  private func clock(_ body: (Int) -> Void, _ operations: Int) -> Double {
    let time = ContinuousClock().measure { body(operations) }
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private func decimal(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { result, _ in result * 10 }
    let scaled = Int((number * scale).rounded())
    let fraction = "\(scaled % Int(scale))"
    return "\(scaled / Int(scale))." + String(repeating: "0", count: digits - fraction.count)
      + fraction
  }
}
