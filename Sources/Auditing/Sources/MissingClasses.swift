package import AppSources
package import InterfaceBuilder

/// Collects the classes that documents connect, with what they lack.
package struct MissingClasses {
  private let source: SourceIndex?
  private var classes: [String: MissingClass] = [:]
  /// The actions to first responders for which no document names a class.
  package private(set) var unowned: Set<String> = []

  /// Prepares for an app's source; without one, every class lacks everything.
  package init(_ source: SourceIndex?) { self.source = source }

  /// The classes with something missing, sorted by name.
  package var all: [MissingClass] {
    classes.values.filter { !$0.actions.isEmpty || !$0.outlets.isEmpty }
      .sorted { $0.name < $1.name }
  }

  /// Adds the connections of a document.
  package mutating func add(_ document: InterfaceDocument) {
    let answers = ConnectionAnswers(source ?? SourceIndex([]), for: document.family)
    for panel in document.connectionPanels(withOutlets: true) {
      guard lacks(panel, answers) else { continue }
      if panel.connection.kind == .action {
        add(action: panel, document, answers)
      } else if let owner = panel.objectClass, panel.owner.customClass != nil {
        declare(owner, panel.owner, document, answers)
        classes[owner]?.add(
          MissingClass.Outlet(
            panel.name, type: panel.type,
            isCollection: panel.connection.kind == .outletCollection))
      }
    }
  }

  /// Returns whether neither source nor Apple's classes have what a connection needs.
  private func lacks(_ panel: ConnectionPanel, _ answers: ConnectionAnswers) -> Bool {
    guard !panel.name.isEmpty else { return false }
    switch answers.answer(to: panel) {
    case .missing, .unknownClass:
      // What the framework's class of the object has is inherited.
      guard panel.objectClass != nil, let object = panel.object,
        let apple = AppleClass.named(superclass(of: object, answers.documentFamily))
      else { return true }
      let lineage = AppClasses([]).lineage(of: apple, in: answers.family)
      if panel.connection.kind == .action {
        if case .apple = lineage.answer(to: panel.name) { return false }
      } else if case .apple = lineage.answer(toOutlet: panel.name) {
        return false
      }
      return true
    case .declared, .apple, .responders, .notExposed, .otherArguments, .otherType, .doubtful,
      .noTarget:
      return false
    }
  }

  private mutating func add(
    action panel: ConnectionPanel, _ document: InterfaceDocument, _ answers: ConnectionAnswers
  ) {
    let isOpen = panel.objectClass == nil
    let object = isOpen ? document.responder(around: panel.owner) : panel.object
    guard let object, let owner = object.customClass else {
      unowned.insert(panel.name)
      return
    }
    declare(owner, object, document, answers)
    classes[owner]?.add(
      MissingClass.Action(panel.name, sender: panel.type, isForFirstResponder: isOpen))
  }

  private mutating func declare(
    _ name: String, _ element: InterfaceElement, _ document: InterfaceDocument,
    _ answers: ConnectionAnswers
  ) {
    guard classes[name] == nil else { return }
    let isDeclared = !(source?.classes.named(name).isEmpty ?? true)
    classes[name] = MissingClass(
      name, superclass: isDeclared ? nil : superclass(of: element, document.family),
      family: answers.family)
  }

  /// The framework's class of an object; of the owner of a xib, which is none, the one that its outlets
  /// tell.
  private func superclass(
    of element: InterfaceElement, _ family: InterfaceDocument.Family
  ) -> String {
    guard element.isOwnerOfXib else { return element.frameworkClass(in: family) }
    let outlets = element.outletNames
    let told = Self.owners[family.frameworks]?.first { outlets.contains($0.outlet) }
    return told?.owner ?? family.frameworks.responder
  }

  /// The classes whose objects have an outlet and load a xib.
  private static let owners: [AppleClass.Family: [(outlet: String, owner: String)]] = [
    .uiKit: [("view", "UIViewController")],
    .appKit: [("window", "NSWindowController"), ("view", "NSViewController")],
  ]
}

extension InterfaceDocument {
  /// Returns the nearest object of a class of the app among the responders around a control: its
  /// controller, or the owner of a xib.
  fileprivate func responder(around element: InterfaceElement) -> InterfaceElement? {
    let around = sequence(first: element, next: \.parent).first {
      $0.isController && $0.customClass != nil
    }
    return around
      ?? scenes.flatMap(\.topLevelObjects).first {
        $0.isOwnerOfXib && $0.customClass != nil && $0.customClass != "NSApplication"
      }
  }
}
