import AppKitDialect
import Diagnostics
package import InterfaceBuilder
import KeyValues
import ResponderKit
import TextFormats

extension AppKitInstantiation {
  /// Binds the properties of objects: first what controllers contain, because their selection and what depends on it
  /// concern that.
  func bind(_ elements: [InterfaceElement]) {
    let bindings = elements.flatMap { element in
      document.connections(of: element).filter { $0.kind == .binding }.compactMap { connection in
        result.object(for: element).map { (BindingContent(connection, of: element), $0, element) }
      }
    }
    func isContent(_ binding: BindingContent, _ object: Responder) -> Bool {
      object is NSController && binding.name.hasPrefix("content")
    }
    for (binding, object, element) in bindings where isContent(binding, object) {
      bind(binding, of: object, element)
    }
    for (binding, object, element) in bindings where !isContent(binding, object) {
      bind(binding, of: object, element)
    }
    guard let values = settings.bindingValues else { return }
    for (binding, object, _) in bindings { noteMisfit(of: binding, of: object, values) }
  }

  /// Notes a binding that reads a key of the objects of a controller, which are texts or numbers.
  private func noteMisfit(
    of binding: BindingContent, of object: Responder, _ values: BindingValues
  ) {
    let keys = KeyNames(binding.keyPath).keys
    guard keys.count > 1, ["arrangedObjects", "selection"].contains(keys[0]),
      let controller = source(of: binding) as? NSObjectController,
      let first = flattened((controller.content as? [Any])?.first ?? controller.content),
      let problem = BindingValues.Value.misfit(of: first, binding, object, keys[1...])
    else { return }
    values.note(
      Diagnostic(
        .warning, id: "bind.value", path: document.path, at: binding.connection.element.position,
        problem, "Give objects with the key."), about: binding.keyPath)
  }

  /// Binds a property of an object, after the values that were given for the key path.
  ///
  /// The text that the binding replaces is cleared as soon as the document is loaded, so that no text of the
  /// template is told in its place.
  private func bind(
    _ binding: BindingContent, of object: Responder, _ element: InterfaceElement
  ) {
    objects.bindings[element.ordinal, default: []].append(binding)
    if binding.decidesContent { clearTemplate(object, binding.name) }
    guard let source = source(of: binding) else { return leaveOut(binding, .noObject) }
    guard object.hasBoundProperty(binding.name) else { return leaveOut(binding, .unknownProperty) }
    if let name = binding.transformer, !name.isEmpty, application.valueTransformers[name] == nil {
      return leaveOut(binding, .unknownTransformer)
    }
    give(binding, to: source, for: object)
    object.bind(
      NSBindingName(binding.name), to: source, withKeyPath: binding.keyPath,
      options: binding.bindingOptions)
  }

  private func source(of binding: BindingContent) -> (any KeyValueSource)? {
    let connection = binding.connection
    let object =
      connection.targetKind == .application
      ? application : connection.targetID.flatMap { result.objects[$0] }
    return object as? any KeyValueSource
  }

  private func leaveOut(_ binding: BindingContent, _ reason: UnevaluatedBinding.Reason) {
    result.unevaluatedBindings.append(UnevaluatedBinding(binding: binding, reason: reason))
    guard let values = settings.bindingValues else { return }
    for entry in values.entries(for: binding.keyPath, of: binding.connection.targetNames) {
      values.note(
        Diagnostic(
          .warning, id: "bind.value", path: document.path,
          at: binding.connection.element.position,
          "\(brief(entry.name)) does not reach \(brief(binding.name)): \(reason.problem(of: binding))",
          "'ctl describe' shows what is bound."),
        about: entry.name)
    }
  }

  /// Gives an object the values that concern a binding, each once.
  private func give(
    _ binding: BindingContent, to source: any KeyValueSource, for object: Responder
  ) {
    guard let values = settings.bindingValues else { return }
    for entry in values.entries(for: binding.keyPath, of: binding.connection.targetNames) {
      let key = AppKitObjects.GivenKey(object: ObjectIdentifier(source), keyPath: entry.name)
      do throws(KeyValueError) {
        if let problem = entry.misfit(binding, object) { throw .invalidValue(problem) }
        guard objects.given.insert(key).inserted else { continue }
        try entry.give(
          entry.value.any(
            as: object.valueClassForBinding(NSBindingName(binding.name)),
            transformer: binding.transformer), to: source)
      } catch {
        values.note(
          Diagnostic(
            .warning, id: "bind.value", path: document.path,
            at: binding.connection.element.position,
            "\(brief(entry.name)) is not given: \(error.description)", error.remedy),
          about: entry.name)
      }
    }
  }

  private func clearTemplate(_ object: Responder, _ name: String) {
    switch (object, name) {
    case (let field as NSTextField, _): field.stringValue = ""
    case (let cell as NSTextFieldCell, _): cell.stringValue = ""
    case (let text as NSTextView, _): text.string = ""
    case (let button as NSPopUpButton, "content"), (let button as NSPopUpButton, "contentValues"),
      (let button as NSPopUpButton, "contentObjects"):
      // The items stand for those that the binding will make.
      button.select(nil)
      for item in button.itemArray { item.title = "" }
    case (let button as NSPopUpButton, let name) where name.hasPrefix("selected"):
      button.select(nil)
    case (let button as NSButton, "title") where !(button is NSPopUpButton): button.title = ""
    case (let item as NSMenuItem, "title"): item.title = ""
    case (let window as NSWindow, "title"), (let window as NSWindow, "displayPatternTitle1"):
      window.title = ""
    case (let box as NSBox, _): box.title = ""
    default: break
    }
  }
}

extension KeyValueError {
  fileprivate var remedy: String {
    switch self {
    case .undefinedKey, .unknownValue, .readOnlyKey: "Give a value of another key path."
    case .invalidValue: "Give another value."
    }
  }
}

extension UnevaluatedBinding.Reason {
  /// The reason in words, with the name of what is missing.
  func problem(of binding: BindingContent) -> String {
    switch self {
    case .unknownTransformer:
      "the transformer \(brief(binding.transformer ?? "")) is not registered"
    case .unknownProperty, .noObject: rawValue
    }
  }
}

extension BindingContent {
  /// The options for AppKit.
  fileprivate var bindingOptions: [NSBindingOption: Any] {
    var options: [NSBindingOption: Any] = [:]
    for (name, option) in typedOptions {
      options[NSBindingOption(rawValue: name)] =
        switch option {
        case .text(let text): text
        case .number(let number): number
        case .flag(let flag): flag
        }
    }
    return options
  }
}

extension LiveDocument {
  /// Runs a closure with the document's application, so that what it changes is seen there.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let screens = dialectScreens as? AppKitScreens else { return try body() }
    return try screens.scope.run(body)
  }

  /// Returns what an object's bindings answer, by the names of the bindings.
  ///
  /// A binding whose value is not known has no answer.
  package func bindingAnswers(of element: InterfaceElement) -> [String: BindingAnswer] {
    guard let screens = dialectScreens as? AppKitScreens,
      let object = interface.object(for: element)
    else { return [:] }
    return screens.scope.run {
      var answers: [String: BindingAnswer] = [:]
      for state in screens.statesOfBindings(of: object) where state.isKnown {
        answers[state.name] = answers[state.name] ?? BindingAnswer(state, of: object)
      }
      let elements = [element, element.cellElement]
      for left in interface.unevaluatedBindings where elements.contains(left.binding.owner) {
        answers[left.binding.name] = answers[left.binding.name] ?? BindingAnswer(left)
      }
      return answers
    }
  }
}

extension AppKitScreens {
  /// Returns the bindings of an object and of its cell whose values are not known, in document order.
  func openBindings(of object: Responder) -> [BindingContent] {
    let states = statesOfBindings(of: object)
    return bindings(of: object).filter { binding in
      states.first { $0.name == binding.name }?.isKnown != true
    }
  }

  /// Returns some bindings of an object in a few words, with their values or why they have none.
  func boundSummaries(
    of object: Responder, where isShown: (BindingContent) -> Bool
  ) -> [String] {
    let states = statesOfBindings(of: object)
    return bindings(of: object).filter(isShown).map { binding in
      guard let state = states.first(where: { $0.name == binding.name }) else {
        let left = live.interface.unevaluatedBindings.first {
          $0.binding.connection.element == binding.connection.element
        }
        let reason = left.map { ": \($0.reason.problem(of: $0.binding))" } ?? ""
        return "\(binding.summary), which is not evaluated\(reason)"
      }
      return "\(binding.summary), \(state.answer)"
    }
  }

  /// Returns the binding that keeps an object from being operated, in words; nil for none.
  func boundReason(for object: Responder, _ names: [String]) -> String? {
    let states = statesOfBindings(of: object).filter { state in
      state.isInTheWay && names.contains { state.name.hasPrefix($0) }
    }
    guard let last = states.last, let remedy = last.remedy else { return nil }
    let verb = last.name.hasPrefix("hidden") ? "show" : "enable"
    let clauses = states.map { state in
      "\(state.name) is bound to \(state.keyPath) of \(state.source), \(state.answer)"
    }
    guard states.count > 1 else { return "\(clauses[0]); \(remedy) would \(verb) it" }
    let remedies = states.map { "\($0.remedy ?? remedy) for \($0.name)" }
    return clauses.joined(separator: "; ") + "; "
      + "\(remedies.joined(separator: " and ")) would \(verb) it"
  }

  /// Returns what the bindings of an object and of its cell answer.
  func statesOfBindings(of object: Responder) -> [BindingState] {
    guard !objects.bindings.isEmpty else { return [] }
    let control = (object as? NSCell)?.controlView
    let cell = (object as? NSControl)?.cell
    return object.bindingStates + (cell?.bindingStates ?? [])
      + (control is NSMatrix ? [] : control?.bindingStates ?? [])
  }

  /// Returns the bindings of an object and of its cell, in document order.
  func bindings(of object: Responder) -> [BindingContent] {
    guard !objects.bindings.isEmpty, let element = live.element(of: object) else { return [] }
    let cell = element.cellElement.flatMap { objects.bindings[$0.ordinal] } ?? []
    return (objects.bindings[element.ordinal] ?? []) + cell
  }
}
