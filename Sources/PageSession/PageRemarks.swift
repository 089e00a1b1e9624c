import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

/// The remarks of a page on the screens of a document: what no screen reader reads there, counted by kind, and what is
/// not drawn.
///
/// They are those of `ctl gallery`. A screen is read in a document of its own, because reading all screens changes the
/// one that is shown.
@MainActor
struct PageRemarks {
  private let list: ScreenList
  /// The remarks on the places of the list that were asked for.
  private var known: [Int: [String]] = [:]
  /// The objects of the last elements with the remarks on them, which are the same after most steps.
  private var last: (objects: [ObjectIdentifier], screen: Int, lines: [String])?

  static let nothingIsRead = "A screen reader stops nowhere on this screen."

  /// Reads the screens of a document that nothing else shows.
  init(_ live: LiveDocument) { list = ScreenList(of: live) }

  /// Returns the remarks on what is shown: on the screens of its elements, or on a screen if it has none.
  mutating func lines(
    on stops: [AccessibilityHierarchy.Stop], in live: LiveDocument, ofScreen screen: Int
  ) -> [String] {
    let objects = stops.map { ObjectIdentifier($0.object) }
    if let last, last.screen == screen, last.objects == objects { return last.lines }
    let root = live.document.root
    var shown: Set<Int> = []
    for stop in stops {
      // A button that leads back, and a tab, are of other screens.
      guard stop.element.traits.isDisjoint(with: [.backButton, .tabBarItem]),
        let element = live.element(of: stop.object), element.isInDocument(of: root),
        let number = list.screen(of: element)
      else { continue }
      shown.insert(number)
    }
    if shown.isEmpty { shown = [screen] }
    var lines = stops.isEmpty ? [Self.nothingIsRead] : []
    for place in shown.sorted().compactMap({ list.place(ofScreen: $0) }) {
      lines += remarks(onPlace: place)
    }
    for place in list.placesWithoutScreen {
      let name = list.titles[place].map { "“\($0)”" } ?? "A scene without a name"
      lines += remarks(onPlace: place).map { "\(name) has no screen of its own: \($0)" }
    }
    let each: [String] = lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    last = (objects, screen, each)
    return each
  }

  private mutating func remarks(onPlace place: Int) -> [String] {
    if let lines = known[place] { return lines }
    let lines = list.screen(place).remarkLines
    known[place] = lines
    return lines
  }
}
