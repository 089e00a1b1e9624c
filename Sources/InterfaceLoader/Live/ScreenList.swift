public import Accessibility
package import InterfaceBuilder
package import ResponderKit

/// The screens of a live document in the order of their scenes, with what is not read on each.
///
/// The words of a screen are made when they are asked for, so that a document may have more of them
/// than memory.
@MainActor
package struct ScreenList {
  /// A screen, or a scene without one.
  private struct Place {
    /// The number among the live screens; nil for a scene without one.
    let number: Int?
    let scene: Int
    var unread: [String: [String]] = [:]
  }

  package let live: LiveDocument
  private let screens: [LiveScreen]
  private let places: [Place]
  /// The numbers of the first screens of objects at the top level of scenes, by their ordinals.
  private let own: [Int: Int]

  /// Reads all screens once, which finds what no screen reads; a closure sees each as it is read.
  package init(
    of live: LiveDocument,
    reading visit: (LiveScreen, AccessibilityHierarchy) -> Void = { _, _ in }
  ) {
    self.live = live
    screens = live.screens
    var unread = live.dialectScreens.unreadObjects()
    var first: [Int: Int] = [:]
    var places: [Place] = []
    for (number, screen) in screens.enumerated() {
      let hierarchy = screen.hierarchy
      for stop in hierarchy.stops {
        unread.markAsRead(stop.object, in: stop.containers.map(\.object))
      }
      visit(screen, hierarchy)
      places.append(Place(number: number, scene: screen.loaded.sceneIndex))
      if first[screen.loaded.sceneIndex] == nil { first[screen.loaded.sceneIndex] = number }
    }
    own = Self.screens(screens, byObjectIn: live.document)
    for (scene, objects) in live.document.scenes.map(\.topLevelObjects).enumerated() {
      for object in objects {
        let reasons = unread.reasons(in: object)
        guard !reasons.isEmpty else { continue }
        if let place = own[object.ordinal] ?? first[scene] {
          places[place].unread.merge(reasons, uniquingKeysWith: +)
        } else {
          // A scene without a screen of its own.
          first[scene] = places.count
          places.append(Place(number: nil, scene: scene, unread: reasons))
        }
      }
    }
    // Those of a scene stay in their order.
    let order = places.indices.sorted { (places[$0].scene, $0) < (places[$1].scene, $1) }
    self.places = order.map { places[$0] }
  }

  /// Returns the numbers of the first screens of objects at the top level of scenes, by their ordinals.
  private static func screens(
    _ screens: [LiveScreen], byObjectIn document: InterfaceDocument
  ) -> [Int: Int] {
    let objects = Set(document.scenes.flatMap(\.topLevelObjects).map(\.ordinal))
    var numbers: [Int: Int] = [:]
    for (number, screen) in screens.enumerated() {
      let root = screen.document.element(of: screen.loaded.root)
      let object = sequence(first: root, next: { $0?.parent }).first { element in
        element.map { objects.contains($0.ordinal) } ?? true
      }
      if let ordinal = object??.ordinal, numbers[ordinal] == nil { numbers[ordinal] = number }
    }
    return numbers
  }

  /// The number of the scene of each screen.
  var scenes: [Int] { places.map(\.scene) }

  /// The places of scenes without a screen of their own.
  package var placesWithoutScreen: [Int] { places.indices.filter { places[$0].number == nil } }

  /// Returns the place of the live screen with a number; nil for none.
  package func place(ofScreen number: Int) -> Int? {
    places.firstIndex { $0.number == number }
  }

  /// Returns the number of the live screen that an element of the document is on; nil for none.
  package func screen(of element: InterfaceElement) -> Int? {
    sequence(first: element, next: \.parent).lazy.compactMap { own[$0.ordinal] }.first
  }

  /// The names of the screens; nil for one without.
  package var titles: [String?] {
    places.map { place in
      place.number.map { screens[$0].loaded.title } ?? live.document.scenes[place.scene].title
    }
  }

  /// The number of screens.
  package var count: Int { places.count }

  /// Returns what a screen reader says on a screen; the tree and the drawing are made on request.
  package func screen(
    _ place: Int, withTree: Bool = false, withDrawing: Bool = false
  ) -> SpokenScreen {
    screen(place) { number in
      screens[number].spoken(withTree: withTree, withDrawing: withDrawing)
    }
  }

  /// Returns a screen that is made of the live one with a number.
  func screen(_ place: Int, _ spoken: (Int) -> SpokenScreen) -> SpokenScreen {
    let place = places[place]
    guard let number = place.number else {
      return SpokenScreen(title: live.document.scenes[place.scene].title, unread: place.unread)
    }
    var screen = spoken(number)
    screen.unread = place.unread
    return screen
  }
}

extension LiveDocument {
  /// Returns what a screen reader says on every screen, and what it does not read there.
  public func spokenScreens(
    withOrigins: Bool = false, withTree: Bool = false, withAttributes: Bool = false,
    withDrawings: Bool = false
  ) -> [SpokenScreen] {
    var spoken: [SpokenScreen] = []
    let list = ScreenList(of: self) { live, hierarchy in
      var screen = live.spoken(
        hierarchy, withOrigins: withOrigins, withTree: withTree, withAttributes: withAttributes)
      if withDrawings { screen.drawing = live.drawing }
      spoken.append(screen)
    }
    return (0..<list.count).map { place in list.screen(place) { spoken[$0] } }
  }
}
