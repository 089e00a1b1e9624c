import Accessibility
package import InterfaceLoader
package import ResponderKit

/// The names of the stops of a screen reader, under which steps find them.
@MainActor
package final class StopNames {
  package let stops: [AccessibilityHierarchy.Stop]
  /// The ids of the stops in the document, or of what they are parts of.
  package let ids: [String?]
  private let live: LiveDocument
  private let idCounts: [String: Int]
  /// The announcement of each stop, once it is asked for.
  private lazy var texts = stops.map { live.announcement(of: $0.element).text }
  private lazy var textCounts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)

  package init(_ stops: [AccessibilityHierarchy.Stop], in live: LiveDocument) {
    (self.stops, self.live) = (stops, live)
    ids = stops.map { live.element(of: $0.object)?.id }
    idCounts = Dictionary(ids.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns whether several stops have the id of one, or it has none.
  package func isPart(_ number: Int) -> Bool { ids[number].map { idCounts[$0] != 1 } ?? true }

  /// Returns what is said of a stop; nil for what is said of another one, too.
  package func ownText(_ number: Int) -> String? {
    textCounts[texts[number]] == 1 && !texts[number].isEmpty ? texts[number] : nil
  }

  /// Returns the name under which a stop is tapped; nil for none of its own.
  package func name(_ number: Int) -> String? { isPart(number) ? ownText(number) : ids[number] }
}
