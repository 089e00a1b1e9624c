import Accessibility
import ArgumentParser

/// A question on which the sources of a screen reader differ, and its answers; `Docs/Divergences.md` has the
/// sources.
struct ReaderPolicy: Sendable {
  let name: String
  /// The screen reader that is asked.
  let reader: ReaderOptions.Reader
  /// The answers, the default first.
  let values: [String]
  private let set: @Sendable (inout Readers, String) -> Void

  private init<Value>(
    _ name: String, _ reader: ReaderOptions.Reader,
    _ path: any WritableKeyPath<Readers, Value> & Sendable
  ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let standard = Readers()[keyPath: path].rawValue
    let others = Value.allCases.map(\.rawValue).filter { $0 != standard }
    (self.name, self.reader) = (name, reader)
    values = [standard] + others
    set = { readers, text in
      if let value = Value(rawValue: text) { readers[keyPath: path] = value }
    }
  }

  /// The policies by name.
  static let all: [ReaderPolicy] = [
    .init("actionsRemark", .iOS, \.iOS.actionsRemark),
    .init("dimmedPlace", .macOS, \.macOS.dimmedPlace),
    .init("editingValue", .iOS, \.iOS.editingValue),
    .init("expandedPlace", .iOS, \.iOS.expandedPlace),
    .init("fieldHint", .iOS, \.iOS.fieldHint),
    .init("fieldRole", .orca, \.orca.fieldRole),
    .init("groupName", .iOS, \.iOS.groupName),
    .init("insertionPoint", .iOS, \.iOS.insertionPoint),
    .init("markedItem", .macOS, \.macOS.markedItem),
    .init("searchKind", .iOS, \.iOS.searchKind),
    .init("secureValue", .iOS, \.iOS.secureValue),
    .init("selectedSeparator", .iOS, \.iOS.selectedSeparator),
    .init("sentenceRule", .iOS, \.iOS.sentenceRule),
    .init("toggleKind", .iOS, \.iOS.toggleKind),
    .init("verbosity", .orca, \.orca.verbosity),
    .init("webKindPlace", .macOS, \.macOS.webKindPlace),
  ]

  /// The policies with their values, for the help.
  static var list: String {
    all.map { "\($0.name)=\($0.values.joined(separator: "|"))" }.joined(separator: ", ") + "."
  }

  /// A policy with one of its values.
  struct Choice: Sendable, CustomStringConvertible {
    let policy: ReaderPolicy
    let value: String

    /// `name=value`.
    var description: String { "\(policy.name)=\(value)" }

    /// Creates a choice of one of the values.
    init(_ policy: ReaderPolicy, _ value: String) { (self.policy, self.value) = (policy, value) }

    /// Reads `name=value`.
    init(_ text: String) throws(ValidationError) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let policy = all.first(where: { $0.name == parts[0] }) else {
        throw ValidationError(
          "There is no policy '\(parts[0])'. "
            + "Write one of \(all.map(\.name).joined(separator: ", ")).")
      }
      guard parts.count == 2, policy.values.contains(parts[1]) else {
        let problem = parts.count == 2 ? "has no value '\(parts[1])'" : "needs a value"
        throw ValidationError(
          "The policy \(policy.name) \(problem). "
            + "Write \(policy.name)=\(policy.values.joined(separator: " or \(policy.name)=")).")
      }
      self.init(policy, parts[1])
    }

    func apply(to readers: inout Readers) { policy.set(&readers, value) }
  }
}
