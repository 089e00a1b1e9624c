import InterfaceBuilder

/// The paths on which the scenes of a storyboard are pushed on top of each other, as its segues
/// say.
///
/// A scene that several others push has the first one below it. Linear in the number of segues.
struct ScenePaths {
  /// The scene that pushes each scene; nil for one that is not pushed on a stack of the document.
  private let below: [Int?]
  /// The scene at the bottom of each stack.
  private let bottoms: [Int?]
  /// The scenes that a segue of the document presents.
  private(set) var presented: Set<Int> = []

  /// The largest number of scenes between the bottom and the top of a stack that is shown.
  private static let limit = 16

  init(_ document: InterfaceDocument) {
    let scenes = document.scenes
    var sceneOfController: [Int: Int] = [:]
    for (number, scene) in scenes.enumerated() {
      for element in scene.topLevelObjects { sceneOfController[element.ordinal] = number }
    }
    var pushed = [[Int]](repeating: [], count: scenes.count)
    var inside: [Int] = []
    for (number, scene) in scenes.enumerated() {
      for element in scene.topLevelObjects.flatMap({ [$0] + Array($0.descendants) }) {
        for segue in document.segues(of: element) {
          guard let target = segue.destination.flatMap({ sceneOfController[$0.ordinal] }) else {
            continue
          }
          switch segue.kind {
          case .show, .push, .showDetail: pushed[number].append(target)
          case .relationship where segue.relationship == "rootViewController":
            inside.append(target)
          // What an embedded scene pushes is pushed on the stack around it.
          case .embed: pushed[number].append(target)
          case .presentation, .modal, .popoverPresentation, .popover: presented.insert(target)
          default: break
          }
        }
      }
    }
    var below = [Int?](repeating: nil, count: scenes.count)
    var bottoms = [Int?](repeating: nil, count: scenes.count)
    var waiting: [Int] = []
    for scene in inside where bottoms[scene] == nil {
      bottoms[scene] = scene
      waiting.append(scene)
    }
    var next = 0
    while next < waiting.count {
      let scene = waiting[next]
      next += 1
      for target in pushed[scene] where bottoms[target] == nil {
        (below[target], bottoms[target]) = (scene, bottoms[scene])
        waiting.append(target)
      }
    }
    (self.below, self.bottoms) = (below, bottoms)
  }

  /// Returns the scenes of a stack from the bottom to one at its top; empty for a scene that is not
  /// pushed.
  ///
  /// A very long stack lacks some above the bottom.
  func stack(to scene: Int) -> [Int] {
    guard let bottom = bottoms[scene], below[scene] != nil else { return [] }
    let upper = sequence(first: scene) { below[$0] }.prefix { $0 != bottom }.prefix(Self.limit)
    return [bottom] + upper.reversed()
  }
}
