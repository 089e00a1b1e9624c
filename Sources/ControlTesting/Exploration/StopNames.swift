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

  /// Returns the name under which a stop is tapped: its id, its label or what is said first of it; nil for none of its own.
  package func name(_ number: Int) -> String? {
    guard isPart(number) else { return ids[number] }
    let own = names(of: stops[number])
    return own.first { nameCounts[$0] == 1 && idCounts[$0] == nil }
  }

  private lazy var nameCounts = Dictionary(
    stops.flatMap { Set(names(of: $0)) }.map { ($0, 1) }, uniquingKeysWith: +)

  /// The names by which a step finds a stop, the shortest one first.
  private func names(of stop: AccessibilityHierarchy.Stop) -> [String] {
    let announcement = live.announcement(of: stop.element)
    let said = live.uiKitScreens == nil ? announcement.text : announcement.phrases.first?.text
    return [stop.element.label, said].compactMap(\.self).filter { !$0.isEmpty }
  }
}
