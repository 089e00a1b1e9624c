import TextFormats

/// The reason that an object has no such operation or value, and what fits.
public struct OperationRefusal: Error, Sendable, Hashable {
  /// The problem, without a final period.
  public var problem: String
  /// The remedy, in a sentence.
  public var remedy: String

  package init(_ problem: String, _ remedy: String) {
    (self.problem, self.remedy) = (problem, remedy)
  }
}

extension OperationRefusal: CustomStringConvertible {
  /// The problem and the remedy, in one line.
  public var description: String { "\(problem). \(remedy)" }
}

extension OperationRefusal {
  /// Creates the refusal of an operation that is for other kinds of objects, with those that fit.
  @MainActor
  init(
    _ operation: ScreenOperation.Kind, fitting: [ScreenOperation.Kind],
    in context: OperationContext<some Any>
  ) {
    let spelled = context.spelled
    let kinds = Self.list(context.names(with: operation), or: "and")
    problem =
      switch operation {
      case .increment, .decrement:
        "\(spelled(.increment)) and \(spelled(.decrement)) are for \(kinds)"
      case .taps:
        "\(spelled(.taps)) is for controls and views; a recognizer needs its own number"
      case _ where kinds.isEmpty:
        "\(spelled(operation)) \(spelled(operation).contains(" and ") ? "are" : "is") for documents of the other framework"
      case .rightClick: "\(spelled(operation)) is for documents of AppKit"
      case .press, .keys:
        "\(spelled(.press)) and \(spelled(.keys)) are for what can be focused"
      default:
        "\(spelled(operation)) \(spelled(operation).contains(" and ") ? "are" : "is") for \(kinds)"
      }
    let others = fitting.filter { $0 != .tap }.map { spelled($0) }
    let list = others.isEmpty ? nil : "Use \(Self.list(others, or: "or"))"
    let hasTap = fitting.contains(.tap)
    remedy =
      list.map { hasTap ? "\($0), or tap it." : "\($0)." }
      ?? (hasTap ? "Tap it." : spelled.nothingFits)
  }

  private static func list(_ words: [String], or conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// Reads a number in a range; throws for another text.
  static func number(
    _ text: String, from low: Double, to high: Double
  ) throws(OperationRefusal) -> Double {
    let range =
      low == high
      ? "Its only value is \(shortest(low))."
      : "Give one from \(shortest(low)) to \(shortest(high))."
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isPlain, let number = Double(text) else {
      throw OperationRefusal("'\(brief(text))' is not a number", range)
    }
    guard low <= number, number <= high else {
      throw OperationRefusal("\(text) is not in its range", range)
    }
    return number
  }
}
