import InterfaceBuilder

extension AuditedDocument {
  /// The scenes of a storyboard with other ways in to which none leads; of those that lead to each other,
  /// the first one.
  var orphanScenes: [Fault] {
    guard document.isStoryboard, hasEntries else { return [] }
    let scenes = document.scenes
    var sceneOfObject: [Int: Int] = [:]
    for (number, scene) in scenes.enumerated() {
      for object in scene.topLevelObjects { sceneOfObject[object.ordinal] = number }
    }
    let places = Dictionary(
      scenes.enumerated().compactMap { number, scene in
        scene.topLevelObjects.first?.parent.map { ($0.ordinal, number) }
      }, uniquingKeysWith: { first, _ in first })
    var next = [[Int]](repeating: [], count: scenes.count)
    var isTarget = Set<Int>()
    for (segue, _) in allConnections where segue.kind == .segue {
      guard let source = segue.element.scene.flatMap({ places[$0.ordinal] }),
        let target = segue.target.flatMap({ sceneOfObject[$0.ordinal] }), source != target
      else { continue }
      next[source].append(target)
      isTarget.insert(target)
    }
    var reached = Set<Int>()
    func reach(_ scene: Int) {
      var waiting = [scene]
      while let scene = waiting.popLast() {
        if reached.insert(scene).inserted { waiting += next[scene] }
      }
    }
    for (number, scene) in scenes.enumerated() {
      let isEntry = scene.topLevelObjects.contains {
        $0 == document.initialViewController || $0.hasStoryboardIdentifier
      }
      if isEntry { reach(number) }
    }
    // A scene that none leads to is told before those that lead to each other.
    let others = scenes.indices.filter { !reached.contains($0) && scenes[$0].ownController != nil }
    var faults: [Int: Fault] = [:]
    for number in others.filter({ !isTarget.contains($0) }) + others {
      guard !reached.contains(number), let controller = scenes[number].ownController else {
        continue
      }
      reach(number)
      let source =
        isTarget.contains(number) ? "only scenes that nothing shows lead" : "nothing leads"
      faults[number] = Fault(
        in: controller, nil, "\(source) to the scene of \(subject(controller))")
    }
    return faults.sorted { $0.key < $1.key }.map(\.value)
  }
}
