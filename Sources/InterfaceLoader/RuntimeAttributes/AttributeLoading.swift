import ButtonModel
package import InterfaceBuilder
import KeyValues
import Lists
import ResponderKit

extension DocumentLoading {
  /// Sets the runtime attributes of the objects that were made from elements; the closure returns nil for an element
  /// that has no object, or whose attributes are set already.
  func setAttributes(
    of elements: some Sequence<InterfaceElement>, _ object: (InterfaceElement) -> AnyObject?
  ) {
    guard !attributeOwners.isEmpty else { return }
    for owner in elements where attributeOwners.contains(owner.ordinal) {
      guard let object = object(owner) else { continue }
      let isUnregistered =
        owner.customClass.map {
          settings.makers[$0] == nil && settings.recognizerMakers[$0] == nil
        } ?? false
      let setting = AttributeSetting(
        object: object, appClass: isUnregistered ? owner.customClass : nil)
      let elements = owner.runtimeAttributeElements.filter { $0.keyPath != nil }
      note(
        elements.map { setting.set(RuntimeValue($0), forKeyPath: $0.keyPath ?? "") }, of: owner)
    }
  }
}

extension LiveDocument {
  /// Returns the runtime attributes of an element that nothing has, each with the reason.
  func attributeNotes(of element: InterfaceElement?) -> [(name: String, text: String)] {
    guard let element else { return [] }
    return interface.runtimeAttributes.filter { $0.owner == element }
      .compactMap(\.obstacle).map { ("not set", $0) }
  }
}

extension LoadedInterface {
  /// The runtime attributes of the document with what became of them, in document order.
  public var runtimeAttributes: [LoadedAttribute] { runtimeAttributes(asIn: loading.document) }

  /// Returns the runtime attributes as they are in another version of the document.
  package func runtimeAttributes(asIn document: InterfaceDocument) -> [LoadedAttribute] {
    document.runtimeAttributeOwners.flatMap { owner in
      let outcomes = loading.attributes[owner.ordinal] ?? []
      return RuntimeAttribute.all(of: owner).enumerated().map { place, attribute in
        LoadedAttribute(
          attribute: attribute, owner: owner,
          outcome: place < outcomes.count
            ? outcomes[place] : .notLoaded(owner.customClass ?? displayName(of: owner.name)))
      }
    }
  }
}

/// Sets values of an object by key path: by the key-value coding of a registered class, or as a property of the model.
@MainActor
private struct AttributeSetting {
  let object: AnyObject
  /// The class of the app, where it is not registered.
  let appClass: String?
  /// The most keys of a path.
  private static let most = 100

  func set(_ value: RuntimeValue?, forKeyPath keyPath: String) -> LoadedAttribute.Outcome {
    let name = appClass ?? Self.name(of: object)
    guard let value else { return .otherType(name) }
    var keys = keyPath.split(separator: ".", maxSplits: Self.most).map(String.init)
    guard keys.count <= Self.most, let last = keys.popLast() else { return .unknownKey(name) }
    if (object as? Responder)?.isPlaceholder != true, let source = object as? any KeyValueSource {
      do throws(KeyValueError) {
        try source.setValue(value.object, forKeyPath: keyPath)
        return .taken
      } catch {
        switch error {
        case .undefinedKey, .unknownValue: break
        case .invalidValue, .readOnlyKey: return .otherType(name)
        }
      }
    }
    // What a layer looks like is drawn from the document.
    if keys == ["layer"], last == "cornerRadius", object is View {
      if case .number = value { return .taken }
      return .otherType(name)
    }
    if keys.first == "layer" { return .unknownKey("the layer") }
    var place = object
    for key in keys {
      guard let next = Self.part(key, of: place) else {
        return appClass.map { .unregisteredClass($0) } ?? .unknownKey(Self.name(of: place))
      }
      place = next
    }
    switch ModelProperties.set(value, forKey: last, of: place) {
    case true?: return .taken
    case false?: return .otherType(Self.name(of: place))
    case nil: return appClass.map { .unregisteredClass($0) } ?? .unknownKey(Self.name(of: place))
    }
  }

  private static func name(of object: AnyObject) -> String { "\(type(of: object))" }

  /// Returns an object on the way of a key path; nil for none.
  private static func part(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (object, key) {
    case (_, "self"): object
    case (let button as Button, "titleLabel"): button.titleLabel
    case (let button as Button, "imageView"): button.imageView
    case (let cell as TableViewCell, "textLabel"): cell.textLabel
    case (let cell as TableViewCell, "detailTextLabel"): cell.detailTextLabel
    case (let cell as TableViewCell, "imageView"): cell.imageView
    case (let cell as TableViewCell, "contentView"): cell.contentView
    case (let cell as CollectionViewCell, "contentView"): cell.contentView
    case (let view as View, "superview"): view.superview
    case (let controller as ViewController, "view"): controller.view
    case (let controller as ViewController, "navigationItem"): controller.navigationItem
    case (let controller as ViewController, "tabBarItem"): controller.tabBarItem
    default: nil
    }
  }
}
