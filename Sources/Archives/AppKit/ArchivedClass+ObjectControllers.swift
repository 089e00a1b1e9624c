import AppKitDialect
import FoundationEssentials
import Graphics

// Object controllers, for bindings.
extension ArchivedClass {
  static let objectControllers: [ArchivedClass] = [
    ArchivedClass("NSController", NSController.self, "NSObject", make: nil) {
      $0.value("title", \.title)
      $0.bindings()
    },
    ArchivedClass(
      "NSUserDefaultsController", NSUserDefaultsController.self, "NSController",
      initial: ["defaults"],
      make: {
        NSUserDefaultsController(defaults: try $0["defaults"]?.keyValues)
      }
    ) {
      $0.custom("defaults") { controller, _, archiver in
        try ArchivedValue(keyValues: controller.defaults, of: controller, archiver)
      } decode: { _, _, _ in
      }
      $0.custom("initialValues") { controller, _, archiver in
        try controller.initialValues.flatMap {
          $0.isEmpty ? nil : try ArchivedValue(any: $0, "initialValues", of: controller, archiver)
        }
      } decode: { controller, value, _ in
        controller.initialValues = try value.anyValue as? [String: Any]
      }
      $0.value("appliesImmediately", \.appliesImmediately)
    },
    ArchivedClass(
      "NSObjectController", NSObjectController.self, "NSController",
      make: { _ in NSObjectController() }
    ) { controller in
      controller.value("isEditable", \.isEditable)
      controller.value("automaticallyPreparesContent", \.automaticallyPreparesContent)
      controller.value("alwaysUsesMultipleValuesMarker", \.alwaysUsesMultipleValuesMarker)
      controller.closure("objectFactory", \.objectFactory)
      controller.anyValue("content", \.content)
      // Setting a content ends the wait for it.
      controller.value("awaitsContent", \.awaitsContent)
    },
    ArchivedClass(
      "NSArrayController", NSArrayController.self, "NSObjectController",
      make: { _ in NSArrayController() }
    ) { controller in
      controller.value("preservesSelection", \.preservesSelection)
      controller.value("avoidsEmptySelection", \.avoidsEmptySelection)
      controller.value("selectsInsertedObjects", \.selectsInsertedObjects)
      controller.value("clearsFilterPredicateOnInsertion", \.clearsFilterPredicateOnInsertion)
      controller.value("automaticallyRearrangesObjects", \.automaticallyRearrangesObjects)
      controller.closure("filter", \.filter)
      controller.computed("sortDescriptors") {
        $0.sortDescriptors.map { StoredSorting($0) }
      } set: {
        $0.sortDescriptors = $1.map(\.descriptor)
      }
      controller.computed("selectionIndexes", .final, get: { Array($0.selectionIndexes) }) {
        $0.selectionIndexes = IndexSet($1.filter { $0 >= 0 && $0 < .max })
      }
    },
    ArchivedClass(
      "NSTreeController", NSTreeController.self, "NSObjectController",
      make: { _ in NSTreeController() }
    ) { controller in
      controller.value("childrenKeyPath", \.childrenKeyPath)
      controller.value("leafKeyPath", \.leafKeyPath)
      controller.value("countKeyPath", \.countKeyPath)
      controller.computed("sortDescriptors") {
        $0.sortDescriptors.map { StoredSorting($0) }
      } set: {
        $0.sortDescriptors = $1.map(\.descriptor)
      }
      controller.computed(
        "selectionIndexPaths", .final, get: { $0.selectionIndexPaths.map(Array.init) }
      ) {
        $0.selectionIndexPaths = $1.map { IndexPath(indexes: $0) }
      }
      controller.value("preservesSelection", \.preservesSelection)
      controller.value("avoidsEmptySelection", \.avoidsEmptySelection)
      controller.value("selectsInsertedObjects", \.selectsInsertedObjects)
    },
  ]
}

/// A sort descriptor as a value.
struct StoredSorting: Hashable, Codable {
  var key: String?
  var isAscending: Bool
  var selector: String?

  init(_ descriptor: AppKitDialect.NSSortDescriptor) {
    (key, isAscending, selector) = (descriptor.key, descriptor.ascending, descriptor.selectorName)
  }

  var descriptor: AppKitDialect.NSSortDescriptor {
    AppKitDialect.NSSortDescriptor(key: key, ascending: isAscending, selectorName: selector)
  }
}
