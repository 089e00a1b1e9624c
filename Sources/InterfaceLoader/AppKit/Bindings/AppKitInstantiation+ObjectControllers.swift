import AppKitDialect
import InterfaceBuilder
import KeyValues
import ResponderKit

// Controllers of objects, whose content is the app's and not known until it is given.
extension AppKitInstantiation {
  /// Makes the controller of an element; nil for another element.
  func makeObjectController(_ element: InterfaceElement) -> NSController? {
    guard let content = ObjectControllerContent(element) else { return nil }
    if let own = custom(element) as? NSController { return own }
    let name =
      element.userLabel ?? element.customClass ?? displayName(of: content.kind.rawValue)
    let controller = controller(content, named: name)
    controller.title = name
    if content.customClass != nil, makesPlaceholders { controller.becomePlaceholder(for: name) }
    controller.setRecordName(name)
    return controller
  }

  private func controller(_ content: ObjectControllerContent, named name: String) -> NSController {
    let made: NSObjectController
    switch content.kind {
    case .userDefaults: return NSUserDefaultsController(defaults: GivenValues(named: name))
    case .object: made = NSObjectController()
    case .array:
      let list = NSArrayController()
      list.preservesSelection = content.preservesSelection
      list.avoidsEmptySelection = content.avoidsEmptySelection
      list.selectsInsertedObjects = content.selectsInsertedObjects
      list.clearsFilterPredicateOnInsertion = content.clearsFilter
      list.automaticallyRearrangesObjects = content.rearrangesObjects
      made = list
    case .tree:
      let tree = NSTreeController()
      tree.preservesSelection = content.preservesSelection
      tree.avoidsEmptySelection = content.avoidsEmptySelection
      tree.selectsInsertedObjects = content.selectsInsertedObjects
      (tree.childrenKeyPath, tree.leafKeyPath) = (content.childrenKeyPath, content.leafKeyPath)
      tree.countKeyPath = content.countKeyPath
      made = tree
    }
    made.isEditable = content.isEditable
    made.alwaysUsesMultipleValuesMarker = content.usesMultipleValuesMarker
    made.automaticallyPreparesContent = content.preparesContent
    made.awaitsContent = true
    return made
  }
}
