import Accessibility
import ButtonModel
import Diagnostics
import Graphics
package import InterfaceBuilder
import KeyValues
import Pickers
package import ResponderKit

/// A document from which scenes are made live, each time anew.
///
/// It keeps no live objects, so that a controller may keep it.
@MainActor
package final class DocumentLoading {
  /// The settings of a loader.
  struct Settings {
    var makers: [String: () -> Responder]
    var recognizerMakers: [String: () -> GestureRecognizer]
    var segueMakers: [String: InterfaceLoader.SegueMaker]
    var dialects: [InterfaceDocument.Family: Dialect]
    var connectsActions: Bool
    var makesPlaceholders: Bool
    var showsContainers: Bool
    var labelPolicy: LabelPolicy
    var imageNamePolicy: Button.ImageNamePolicy
    var speaksCheckmarks: Bool
    var storyboards: ((String) -> InterfaceDocument?)?
    /// The language, the time zone and the clock of the user.
    var dateSettings: DateSettings
    /// The origin of frames.
    var layout = DocumentLayout.document
    /// The device of a solved layout; nil for that of the document.
    var device: Device?
    /// The text size of the user.
    var textSize = TraitCollection.ContentSizeCategory.large
    /// Indicates whether natural sizes are those that the document was saved with.
    var takesSavedSizes = false
    var takesLaterAlignments = true
    /// The rows that fill tables of prototypes; nil for each prototype once.
    var rows: SampleRows?
    /// The values that bindings show; none unless set.
    var bindingValues: BindingValues?
    /// The transformers of values that were registered.
    var valueTransformers: [ValueTransformer] = []
    var reportRow: (Diagnostic) -> Void = { _ in }

    /// Reports a problem of rows as a whole.
    func report(_ problem: Diagnostic) {
      rows?.note(problem)
      reportRow(problem)
    }
    /// The texts of rows that were set, in all documents of a loading.
    let rowTexts = RowTexts()
    /// Indicates whether an AppKit document gets an application of its own.
    var ownsApplication = false
  }

  let document: InterfaceDocument
  let settings: Settings
  /// The framework of the document.
  let dialect: Dialect
  /// The size classes and the idiom that variations are chosen for.
  let traits: DocumentTraits
  /// The outcomes of the runtime attributes of objects that were made, by the ordinals of their elements; for one that is
  /// made several times, of the first.
  private(set) var attributes: [Int: [LoadedAttribute.Outcome]] = [:]
  /// The ordinals of the elements with runtime attributes.
  private(set) lazy var attributeOwners = Set(document.runtimeAttributeOwners.map(\.ordinal))
  /// The sizes of images by name, as listed in the document.
  let imageSizes: [String: Size]
  /// The controls of each scene.
  private(set) lazy var controls: [[InterfaceControl]] = {
    var controls = [[InterfaceControl]](repeating: [], count: document.scenes.count)
    for control in document.controls { controls[control.sceneIndex].append(control) }
    return controls
  }()
  /// The scene of each controller at the top level of one.
  private lazy var scenes: [Int: Int] = {
    var scenes: [Int: Int] = [:]
    for (number, scene) in document.scenes.enumerated() {
      for element in scene.topLevelObjects { scenes[element.ordinal] = number }
    }
    return scenes
  }()
  /// Remembers what became of the runtime attributes of an object that was made first.
  func note(_ outcomes: [LoadedAttribute.Outcome], of owner: InterfaceElement) {
    if attributes[owner.ordinal] == nil { attributes[owner.ordinal] = outcomes }
  }

  /// The first instances of the scenes, of which a container takes each once; only while the whole
  /// document is loaded.
  private var available: [Int: Instantiation] = [:]
  /// The number of scenes that may still be made for the one that is being made, in all
  /// storyboards, so that containers that contain each other come to an end.
  private let budget: Budget
  private final class Budget {
    var scenes = 0
    /// The number of cells that may still be made for rows, so that tables in the cells of others come to an end.
    var cells = SampleRows.limitOfDocument
    /// The scenes that are being made, each for the one before it.
    var underWay: [SceneName] = []
  }
  private static let limit = 256
  private var others: [String: DocumentLoading?] = [:]

  convenience init(_ document: InterfaceDocument, _ settings: Settings) {
    self.init(document, settings, Budget())
  }

  private init(_ document: InterfaceDocument, _ settings: Settings, _ budget: Budget) {
    guard let dialect = settings.dialects[document.family] else {
      preconditionFailure("the loader has no dialect for \(document.family)")
    }
    (self.document, self.settings, self.budget) = (document, settings, budget)
    self.dialect = dialect
    imageSizes = document.imageSizes
    traits = settings.device?.traits ?? document.designTraits
  }

  /// Makes every scene once, the views included.
  func loadUIKit(owner: Responder?) -> LoadedInterface {
    var result = LoadedInterface(self)
    let instances = document.scenes.indices.map {
      Instantiation(self, scene: $0, owner: owner, isFirst: true)
    }
    let objects = instances.map { $0.makeObjects() }
    budget.scenes = Self.limit
    available = Dictionary(uniqueKeysWithValues: instances.enumerated().map { ($0, $1) })
    for instance in instances where settings.showsContainers { instance.connectRelationships() }
    // A scene that is shown in another one learns of that before its view is made.
    let embedded = embeddedScenes
    for instance in instances where !embedded.contains(instance.sceneIndex) {
      instance.loadEverything()
    }
    for instance in instances { instance.loadEverything() }
    available = [:]
    for instance in instances {
      instance.addForeignScreens()
      result.add(instance.result)
    }
    withExtendedLifetime(objects) {}
    for instance in instances { instance.forget() }
    return result
  }

  /// The scenes that container views show.
  private var embeddedScenes: Set<Int> {
    var scenes: Set<Int> = []
    for element in document.root.descendants where element.name == "containerView" {
      for segue in document.segues(of: element) where segue.kind == .embed {
        if let scene = segue.destination.flatMap({ self.scenes[$0.ordinal] }) {
          scenes.insert(scene)
        }
      }
    }
    return scenes
  }

  /// Makes the controller of an element anew, with the controllers that it contains; its view is made
  /// when it is first asked for.
  package func makeController(_ element: InterfaceElement) -> ViewController? {
    budget.scenes = Self.limit
    budget.cells = SampleRows.limitOfDocument
    return instantiate(element)
  }

  /// Returns a controller for a container: the first instance if no other one has it, otherwise a new
  /// one.
  func controller(for element: InterfaceElement) -> ViewController? {
    guard let scene = scenes[element.ordinal] else { return nil }
    if let first = available.removeValue(forKey: scene) { return first.controller(of: element) }
    return instantiate(element)
  }

  private func instantiate(_ element: InterfaceElement) -> ViewController? {
    guard let scene = scenes[element.ordinal], budget.scenes > 0,
      budget.underWay.count < Self.depthLimit
    else { return nil }
    budget.scenes -= 1
    budget.underWay.append(SceneName(path: document.path, index: scene))
    defer { budget.underWay.removeLast() }
    let instance = Instantiation(self, scene: scene, owner: nil, isFirst: false)
    let objects = instance.makeObjects()
    if settings.showsContainers { instance.connectRelationships() }
    return withExtendedLifetime(objects) { instance.controller(of: element) }
  }

  /// Returns whether another cell may be made for a row.
  func takesCell() -> Bool {
    budget.cells -= 1
    return budget.cells >= 0
  }

  /// The most levels of controllers inside each other, so that no document exhausts the stack.
  private static let depthLimit = 32

  /// Returns whether the controller of an element would be inside another one of its own scene, with which it
  /// would hold itself.
  func holdsItself(_ element: InterfaceElement, in parent: ViewController) -> Bool {
    guard document.isStoryboard, let scene = scenes[element.ordinal] else { return false }
    let name = SceneName(path: document.path, index: scene)
    return budget.underWay.contains(name)
      || sequence(first: parent, next: \.parent).prefix(Self.depthLimit)
        .contains { $0.sceneName == name }
  }

  /// Returns whether a controller can become a child of another one: it is on its own, not around
  /// it, and the two together are not too deep.
  func accepts(_ child: ViewController, in parent: ViewController) -> Bool {
    guard child.parent == nil else { return false }
    let around = Array(sequence(first: parent, next: \.parent).prefix(Self.depthLimit))
    guard !around.contains(child) else { return false }
    if let name = child.sceneName, around.contains(where: { $0.sceneName == name }) { return false }
    return around.count + child.height(atMost: Self.depthLimit) <= Self.depthLimit
  }

  /// Returns the controller that an element stands for, and its document: that of another storyboard
  /// for a placeholder; nil if that is not given.
  func resolve(_ element: InterfaceElement) -> (
    loading: DocumentLoading, element: InterfaceElement
  )? {
    var (loading, element) = (self, element)
    for _ in 0..<8 {
      let content = ControllerContent(element)
      guard content.kind == .placeholder else { return (loading, element) }
      guard let name = content.storyboardName, let other = loading.other(named: name),
        let target = other.document.controller(named: content.referencedIdentifier)
      else { return nil }
      (loading, element) = (other, target)
    }
    return nil
  }

  private func other(named name: String) -> DocumentLoading? {
    if let known = others[name] { return known }
    let other = settings.storyboards?(name).flatMap { document in
      document.family == self.document.family
        ? DocumentLoading(document, settings, budget) : nil
    }
    others[name] = .some(other)
    return other
  }
}

extension InterfaceDocument {
  /// The controller with a storyboard identifier; the initial one for nil.
  fileprivate func controller(named identifier: String?) -> InterfaceElement? {
    guard let identifier else { return initialViewController }
    return scenes.lazy.flatMap(\.topLevelObjects).first {
      ControllerContent($0).storyboardIdentifier == identifier
    }
  }
}

extension LoadedInterface {
  /// Adds the objects of a scene; the first object of an id counts.
  fileprivate mutating func add(_ scene: LoadedInterface) {
    objects.merge(scene.objects) { first, _ in first }
    gestureRecognizers.merge(scene.gestureRecognizers) { first, _ in first }
    barItems.merge(scene.barItems) { first, _ in first }
    topLevel += scene.topLevel
    screens += scene.screens
    unconnectedOutlets += scene.unconnectedOutlets
    constraints.merge(scene.constraints) { first, _ in first }
    layoutDiagnostics += scene.layoutDiagnostics
    texts += scene.texts
    byElement.merge(scene.byElement) { first, _ in first }
    recognizersByElement.merge(scene.recognizersByElement) { first, _ in first }
    itemsByElement.merge(scene.itemsByElement) { first, _ in first }
    ofRegisteredClass.formUnion(scene.ofRegisteredClass)
  }
}

extension ViewController {
  /// The scene of a storyboard that the controller was made from; nil for none.
  fileprivate var sceneName: SceneName? {
    guard let scene = document?.scene as? Instantiation, scene.document.isStoryboard else {
      return nil
    }
    return SceneName(path: scene.document.path, index: scene.sceneIndex)
  }

  /// The number of controllers inside each other, this one included, up to a limit.
  fileprivate func height(atMost limit: Int) -> Int {
    guard limit > 1 else { return 1 }
    return 1 + (children.lazy.map { $0.height(atMost: limit - 1) }.max() ?? 0)
  }
}

/// A scene of a file.
private struct SceneName: Equatable {
  var path: String
  var index: Int
}
