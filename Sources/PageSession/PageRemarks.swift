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
  /// The scenes of the objects at the top level of the document, by their ordinals.
  private let scenes: [Int: Int]
  /// The remarks on the places of the list that were asked for.
  private var known: [Int: [String]] = [:]

  static let nothingIsRead = "A screen reader stops nowhere on this screen."

  /// Reads the screens of a document that nothing else shows.
  init(_ live: LiveDocument) {
    list = ScreenList(of: live)
    let objects = live.document.scenes.enumerated().flatMap { number, scene in
      scene.topLevelObjects.map { ($0.ordinal, number) }
    }
    scenes = Dictionary(objects, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the remarks on what is shown: on the scenes of its elements, or on that of a screen if it has none.
  mutating func lines(
    on stops: [AccessibilityHierarchy.Stop], in live: LiveDocument, ofScreen screen: Int
  ) -> [String] {
    let root = live.document.root
    var shown: Set<Int> = []
    for stop in stops {
      guard let element = live.element(of: stop.object), element.isInDocument(of: root) else {
        continue
      }
      let around = sequence(first: element, next: \.parent)
      if let scene = around.lazy.compactMap({ scenes[$0.ordinal] }).first { shown.insert(scene) }
    }
    let lives = list.isLive.indices.filter { list.isLive[$0] }
    if shown.isEmpty, lives.indices.contains(screen) { shown = [list.scenes[lives[screen]]] }
    var lines = stops.isEmpty ? [Self.nothingIsRead] : []
    for place in list.scenes.indices {
      if list.isLive[place] {
        if shown.contains(list.scenes[place]) { lines += remarks(onPlace: place) }
      } else {
        // A scene that the page cannot show.
        let name = list.titles[place].map { "“\($0)”" } ?? "A scene without a name"
        lines += remarks(onPlace: place).map { "\(name) is not live: \($0)" }
      }
    }
    return lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func remarks(onPlace place: Int) -> [String] {
    if let lines = known[place] { return lines }
    let lines = list.screen(place).remarkLines
    known[place] = lines
    return lines
  }
}
