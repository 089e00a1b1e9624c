import Accessibility
import ArgumentParser

/// A question on which the sources of a screen reader differ, and its answers; `Docs/Divergences.md` has the
/// sources.
struct ReaderPolicy: Sendable {
  let name: String
  /// The answers, the default first.
  let values: [String]
  private let set: @Sendable (inout Readers, String) -> Void

  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<Readers, Value> & Sendable
  ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let standard = Readers()[keyPath: path].rawValue
    let others = Value.allCases.map(\.rawValue).filter { $0 != standard }
    self.name = name
    values = [standard] + others
    set = { readers, text in
      if let value = Value(rawValue: text) { readers[keyPath: path] = value }
    }
  }

  /// The policies by name.
  static let all: [ReaderPolicy] = [
    .init("actionsRemark", \.iOS.actionsRemark),
    .init("dimmedPlace", \.macOS.dimmedPlace),
    .init("editingValue", \.iOS.editingValue),
    .init("expandedPlace", \.iOS.expandedPlace),
    .init("fieldHint", \.iOS.fieldHint),
    .init("fieldRole", \.orca.fieldRole),
    .init("groupName", \.iOS.groupName),
    .init("insertionPoint", \.iOS.insertionPoint),
    .init("markedItem", \.macOS.markedItem),
    .init("searchKind", \.iOS.searchKind),
    .init("secureValue", \.iOS.secureValue),
    .init("selectedSeparator", \.iOS.selectedSeparator),
    .init("sentenceRule", \.iOS.sentenceRule),
    .init("toggleKind", \.iOS.toggleKind),
    .init("verbosity", \.orca.verbosity),
    .init("webKindPlace", \.macOS.webKindPlace),
  ]

  /// The policies with their values, for the help.
  static var list: String {
    all.map { "\($0.name)=\($0.values.joined(separator: "|"))" }.joined(separator: ", ") + "."
  }

  /// A policy with one of its values.
  struct Choice: Sendable {
    private let policy: ReaderPolicy
    private let value: String

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
      (self.policy, value) = (policy, parts[1])
    }

    func apply(to readers: inout Readers) { policy.set(&readers, value) }
  }
}
