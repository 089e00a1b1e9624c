public import KeyValues
public import ResponderKit

/// The bindings of an object, in the order in which their properties were bound first.
@MainActor
final class ObjectBindings {
  var groups: [BindingGroup] = []
  /// The answers of bindings about a condition, by the binding.
  var conditions: [BoundProperty.Condition: [String: Bool]] = [:]
  /// The conditions that bindings alone have made false.
  var changed: Set<BoundProperty.Condition> = []
}

extension Responder {
  /// The names of the properties that can be bound (`NSObject.exposedBindings`).
  public final var exposedBindings: [NSBindingName] {
    boundProperties.keys.sorted().map { NSBindingName($0) }
  }

  /// Returns the type of the values of a binding; nil for texts, numbers and a property that cannot be bound
  /// (`NSObject.valueClassForBinding(_:)`).
  public final func valueClassForBinding(_ binding: NSBindingName) -> Any.Type? {
    boundProperties[boundBase(of: binding)]?.valueClass
  }

  /// Has a property follow the value at a key path of an object, and the value what the user chooses
  /// (`NSObject.bind(_:to:withKeyPath:options:)`).
  ///
  /// The property shows the value at once. The object is retained unless it is a responder, which may own the
  /// view. A property of the class that bindings do not know is set by its key. Traps for a property that the
  /// object does not have.
  public final func bind(
    _ binding: NSBindingName, to observable: any KeyValueSource, withKeyPath keyPath: String,
    options: [NSBindingOption: Any]? = nil
  ) {
    let base = boundBase(of: binding)
    guard let property = boundProperties[base] ?? propertyByKey(base) else {
      preconditionFailure("\(bindingName) has no property \(binding.rawValue) that can be bound")
    }
    let store = values(ObjectBindings.self) { ObjectBindings() }
    let group: BindingGroup
    if let found = store.groups.first(where: { $0.base == base }) {
      group = found
    } else {
      group = BindingGroup(of: self, base, property)
      store.groups.append(group)
    }
    let options = BindingOptions(options ?? [:])
    group.add(Binding(binding, to: observable, keyPath, options))
    (self as? NSControl)?.hasBindings = true
    ((self as? NSCell)?.controlView as? NSControl)?.hasBindings = true
    group.show()
    if let column = self as? NSTableColumn { column.bindTable(to: observable, keyPath) }
  }

  /// Ends a binding; the property keeps its value (`NSObject.unbind(_:)`).
  public final func unbind(_ binding: NSBindingName) {
    guard let store = valuesIfAny(ObjectBindings.self), let group = bindingGroup(binding) else {
      return
    }
    group.remove(binding)
    guard group.bindings.isEmpty else { return group.show() }
    store.groups.removeAll { $0 === group }
    for condition in [BoundProperty.Condition.enabled, .editable]
    where store.conditions[condition]?.removeValue(forKey: group.base) != nil {
      settle(condition, store)
    }
    if let own = group.ownPlaceholder { (self as? NSTextField)?.placeholderString = own }
    if group.base == "content" { (self as? NSTableView)?.endBoundRows() }
  }

  /// Returns the object, the key path and the options of a binding; nil for none
  /// (`NSObject.infoForBinding(_:)`).
  public final func infoForBinding(_ binding: NSBindingName) -> [NSBindingInfoKey: Any]? {
    guard let found = bindingGroup(binding)?.bindings.first(where: { $0.name == binding }) else {
      return nil
    }
    var info: [NSBindingInfoKey: Any] = [
      .observedKeyPath: found.keyPath, .options: found.options.all,
    ]
    info[.observedObject] = found.source
    return info
  }

  /// Returns the bindings of the property of a binding; nil if it is not bound.
  final func bindingGroup(_ binding: NSBindingName) -> BindingGroup? {
    guard let store = valuesIfAny(ObjectBindings.self) else { return nil }
    let base = boundBase(of: binding)
    return store.groups.first { $0.base == base }
  }

  /// The bindings of the object; none for most.
  final var bindingGroups: [BindingGroup] { valuesIfAny(ObjectBindings.self)?.groups ?? [] }

  /// The name of the property: that of the binding, without its number if it has siblings.
  private func boundBase(of binding: NSBindingName) -> String {
    let properties = boundProperties
    return properties[binding.rawValue] == nil ? binding.parts.base : binding.rawValue
  }

  /// A property that is set by its key, as key-value coding does.
  private func propertyByKey(_ key: String) -> BoundProperty? {
    guard let source = self as? any KeyValueSource,
      source.keyValueObservers.property(named: key, of: source)
    else { return nil }
    return BoundProperty(apply: { object, shown in
      try? (object as? any KeyValueSource)?.setValue(shown.value, forKey: key)
    })
  }

  /// Sets the bound values to what the user has chosen; returns whether all objects accept it.
  @discardableResult
  final func commitBoundValues() -> Bool {
    var accepts = true
    // A text is committed once, as its binding may do while it is typed.
    if let field = self as? NSTextField {
      guard field.isUncommitted else { return true }
      field.isUncommitted = false
    }
    for group in bindingGroups where group.property.chosen != nil && !group.commit() {
      accepts = false
    }
    return accepts
  }

  /// Enables the object, or lets it be edited, if all bindings that have a say agree.
  ///
  /// The binding of the property itself decides also where the app or the document has said otherwise; one of
  /// a value only takes back what it has done.
  final func setCondition(_ condition: BoundProperty.Condition, _ isMet: Bool, by base: String) {
    guard let store = valuesIfAny(ObjectBindings.self) else { return }
    store.conditions[condition, default: [:]][base] = isMet
    settle(condition, store)
  }

  private func settle(_ condition: BoundProperty.Condition, _ store: ObjectBindings) {
    let all = store.conditions[condition] ?? [:]
    let holds = all.values.allSatisfy { $0 }
    guard all[condition.rawValue] == nil else { return apply(condition, holds) }
    if holds {
      if store.changed.remove(condition) != nil { apply(condition, true) }
    } else if holdsNow(condition) {
      store.changed.insert(condition)
      apply(condition, false)
    }
  }

  private func holdsNow(_ condition: BoundProperty.Condition) -> Bool {
    switch condition {
    case .none: false
    case .enabled: cellOfSeveral?.isEnabled ?? boundControl?.isEnabled ?? false
    case .editable: (boundControl as? NSTextField)?.isEditable ?? false
    }
  }

  private func apply(_ condition: BoundProperty.Condition, _ isMet: Bool) {
    switch condition {
    case .none: break
    case .enabled:
      guard let cell = cellOfSeveral else {
        boundControl?.isEnabled = isMet
        return
      }
      cell.isEnabled = isMet
    case .editable: (boundControl as? NSTextField)?.isEditable = isMet
    }
  }

  /// The cell itself if its control has others, which are enabled on their own.
  private var cellOfSeveral: NSCell? {
    guard let cell = self as? NSCell, cell.controlView is NSMatrix else { return nil }
    return cell
  }

  private var boundControl: NSControl? {
    self as? NSControl ?? (self as? NSCell)?.controlView as? NSControl
  }

  /// Calls the method of the object that a target is bound to, with what the argument is bound to.
  final func callBoundTarget(
    _ target: NSBindingName = .target, _ argument: NSBindingName = .argument
  ) {
    guard let binding = bindingGroup(target)?.bindings.first,
      case .value(let object?) = binding.value,
      let name = binding.options.text(.selectorName)
    else { return }
    var sender: Any?
    if case .value(let value)? = bindingGroup(argument)?.bindings.first?.value { sender = value }
    NSApplication.shared.sendAction(
      ActionSelector(name), to: object as AnyObject, from: sender as AnyObject?)
  }
}
