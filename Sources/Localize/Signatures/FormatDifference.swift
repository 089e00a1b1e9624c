/// A difference between the arguments of a translation and those of its source.
public enum FormatDifference: Sendable, Hashable {
  /// The translation shows an argument as a value of another kind.
  case otherKind(Int, source: FormatSignature.Argument, own: FormatSignature.Argument)
  /// The translation has the conversions of the source in another order, and no positions.
  case otherOrder(source: [String], own: [String])
  /// The translation asks for an argument that the source does not have.
  case added(Int, FormatSignature.Argument)
  /// The translation leaves out an argument.
  case dropped(Int, FormatSignature.Argument)

  /// A Boolean value that indicates whether the text cannot be filled in with arguments of the source.
  public var isFatal: Bool {
    switch self {
    case .otherKind, .otherOrder, .added: true
    case .dropped: false
    }
  }
}

extension FormatSignature {
  /// Returns how the arguments differ from those of the source, in the order of their positions.
  public func differences(from source: FormatSignature) -> [FormatDifference] {
    let own = ordered(arguments)
    let others = ordered(source.arguments)
    if isInOrder, source.isInOrder, own.count == others.count,
      own.map(\.argument.kind) != others.map(\.argument.kind),
      own.map(\.argument.kind.rawValue).sorted() == others.map(\.argument.kind.rawValue).sorted()
    {
      return [
        .otherOrder(
          source: others.map(\.argument.conversion), own: own.map(\.argument.conversion))
      ]
    }
    var differences: [FormatDifference] = []
    for (position, argument) in own {
      guard let other = source.arguments[position] else {
        differences.append(.added(position, argument))
        continue
      }
      let kinds = Set((source.conflicts[position] ?? [other]).map(\.kind))
      for found in conflicts[position] ?? [argument] where !kinds.contains(found.kind) {
        differences.append(.otherKind(position, source: other, own: found))
        break
      }
    }
    for (position, argument) in others where arguments[position] == nil {
      differences.append(.dropped(position, argument))
    }
    return differences
  }

  private func ordered(_ arguments: [Int: Argument]) -> [(position: Int, argument: Argument)] {
    arguments.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
