import AppKitDialect
import Graphics
import InterfaceLoader
import Layout
import ResponderKit

// What the objects of both frameworks have.
extension ArchivedClass {
  /// The names of a responder: that in records, and the class and the actions that a placeholder stands for.
  static let named: [ArchivedProperty] = {
    var responder = ArchivedProperties<Responder>()
    responder.custom("placeholder") { object, _, _ in
      object.placeholderActions.map { actions in
        .values([
          "class": .text(object.storedRecordName ?? "NSObject"),
          "actions": .list(actions.map { .text($0) }),
        ])
      }
    } decode: { object, value, restorer in
      guard let values = value.members, let name = values["class"]?.string else {
        throw value.misfit
      }
      guard restorer.registry.loader.makesPlaceholders else { return }
      if !object.isPlaceholder { object.becomePlaceholder(for: name) }
      for action in try values["actions"]?.list ?? [] {
        object.performAction(named: action.string ?? "")
      }
    }
    responder.custom("recordName") { object, fresh, _ in
      let name = object.storedRecordName
      return name == fresh.storedRecordName && object !== fresh ? nil : name.map { .text($0) }
    } decode: { object, value, _ in
      object.setRecordName(value.string)
    }
    return responder.list
  }()

  /// The classes above those of both frameworks.
  static let objects: [ArchivedClass] = [
    ArchivedClass("NSAccessibleObject", AccessibleObject.self, make: nil) { object in
      object.value("accessibilityIdentifier", \.accessibilityIdentifier)
      object.refused("accessibility") { $0.accessibilityClosure.map { .closure($0) } }
      object.computed("accessibility") {
        $0.accessibilitySettings
      } set: {
        $0.accessibilitySettings = $1
      }
      object.references("accessibilityElements") {
        $0.listedAccessibilityElements
      } set: {
        $0.accessibilityElements = $1
      }
      object.references("automationElements") {
        $0.listedAutomationElements
      } set: {
        $0.automationElements = $1
      }
      object.references("accessibilityHeaderElements") {
        $0.listedHeaderElements
      } set: {
        $0.accessibilityHeaderElements = $1
      }
      object.custom("accessibilityCustomActions", .connections) { object, _, archiver in
        try object.listedCustomActions.map {
          .list(try $0.map { try $0.archived(of: object, archiver) })
        }
      } decode: { object, value, restorer in
        object.accessibilityCustomActions = try value.items?.map {
          try AccessibilityCustomAction.restored($0, restorer)
        }
      }
    },
    ArchivedClass("NSObject", Responder.self, "NSAccessibleObject", make: { _ in Responder() }) {
      $0.add(named)
      $0.custom("outlets", .connections) { object, _, archiver in
        try archiver.outlets(of: object)
      } decode: { object, value, restorer in
        try restorer.connectOutlets(value, of: object)
      }
    },
    ArchivedClass("NSLayoutConstraint", LayoutConstraint.self, make: { _ in LayoutConstraint() }) {
      $0.value("identifier", \.identifier)
      $0.value("shouldBeArchived", \.shouldBeArchived)
      $0.custom("priority") { object, fresh, _ in
        object.priority == fresh.priority
          ? nil : try ArchivedValue(encoding: object.priority.rawValue)
      } decode: { object, value, _ in
        let priority: Float = try value.decoded()
        guard priority > 0, priority <= 1000 else { throw value.misfit }
        object.priority = LayoutPriority(priority)
      }
      // The archiver writes it, once it knows all constraints.
      $0.custom("activation") { _, _, _ in
        nil
      } decode: { object, value, restorer in
        restorer.note(try value.decoded(), of: object)
      }
      $0.custom("relation", .connections) { object, _, archiver in
        try object.archivedRelation(archiver)
      } decode: { object, value, restorer in
        try object.relate(value, restorer)
      }
    },
  ]
}

extension AccessibilityCustomAction {
  fileprivate func archived(of object: AnyObject, _ archiver: Archiver) throws -> ArchivedValue {
    guard let selector else { throw archiver.refusal(.closure("the action “\(name)”"), of: object) }
    var values: [String: ArchivedValue] = [
      "name": try ArchivedValue(encoding: attributedName), "selector": .text(selector.name),
    ]
    if let target { values["target"] = try archiver.refer(to: target, from: object, as: "target") }
    if let image { values["image"] = try ArchivedValue(encoding: image) }
    if let category { values["category"] = .text(category) }
    return .values(values)
  }

  fileprivate static func restored(
    _ value: ArchivedValue, _ restorer: Restorer
  ) throws -> AccessibilityCustomAction {
    guard let values = value.members, let name = values["name"],
      let selector = try values["selector"]?.selector
    else { throw value.misfit }
    let action = AccessibilityCustomAction(
      name: try name.decoded(as: AttributedText.self).string, image: try values["image"]?.decoded(),
      target: try values["target"].flatMap { try restorer.found($0) as AnyObject? },
      selector: selector)
    action.attributedName = try name.decoded()
    action.category = values["category"]?.string
    return action
  }
}
