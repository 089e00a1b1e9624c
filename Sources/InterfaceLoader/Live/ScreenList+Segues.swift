package import InterfaceBuilder

/// A segue that leads from a screen to another one.
package struct ScreenSegue: Sendable {
  package let segue: SegueContent
  /// The place of the screen that it leads to; nil for one that the document does not have.
  package let destination: Int?
}

extension ScreenList {
  /// The segues that lead from the scene of each screen, in document order; a scene of several screens
  /// has them at its first one.
  package var segues: [[ScreenSegue]] {
    let document = live.document
    var sceneOfObject: [Int: Int] = [:]
    for (number, scene) in document.scenes.enumerated() {
      for object in scene.topLevelObjects { sceneOfObject[object.ordinal] = number }
    }
    var placeOfScene: [Int: Int] = [:]
    for (place, scene) in scenes.enumerated() where placeOfScene[scene] == nil {
      placeOfScene[scene] = place
    }
    return scenes.enumerated().map { place, scene in
      guard placeOfScene[scene] == place else { return [] }
      return document.scenes[scene].topLevelObjects.flatMap { [$0] + Array($0.descendants) }
        .flatMap { document.segues(of: $0) }
        .filter { !$0.isUnwind }
        .map { segue in
          var scene = segue.destination.flatMap { sceneOfObject[$0.ordinal] }
          // A container without a screen of its own shows the first screen in it.
          for _ in 0..<8 {
            guard let container = scene, placeOfScene[container] == nil else { break }
            scene = document.scenes[container].viewController.flatMap { controller in
              document.segues(of: controller).first { $0.relationship != nil }?.destination
            }.flatMap { sceneOfObject[$0.ordinal] }
          }
          return ScreenSegue(segue: segue, destination: scene.flatMap { placeOfScene[$0] })
        }
    }
  }
}
