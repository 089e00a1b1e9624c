extension ViewController {
  /// Implements ``performSegue(withIdentifier:sender:)``.
  final func performTemplate(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(nameInMessages)) has no segue with identifier '\(identifier)'")
    }
    template.performAtOnce(from: self, sender: sender)
  }

  // MARK: Going back

  /// Goes back to the controller that performs an action: asks for it, prepares, performs the
  /// action, then removes what is in front.
  final func unwind(
    by action: ActionSelector, identifier: String?, _ recordName: String, _ sender: Any?
  ) {
    let source = StoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = unwindDestination(for: source) else {
      return note(.hasNoDestination(segue: recordName, asked: placeholders(askedFor: source)))
    }
    let segue = StoryboardSegue(identifier: identifier, source: self, destination: destination)
    note(.prepares(segue: recordName))
    prepare(for: segue, sender: sender)
    ActionSending.perform(action, on: destination, sender: segue)
    uncover(destination, for: segue)
    segue.perform()
  }

  /// Returns the controller that an unwind segue leads to: searched from the source through its
  /// parents and those that present them, each with its children.
  final func unwindDestination(for source: StoryboardUnwindSegueSource) -> ViewController? {
    var former: ViewController? = source.source
    while let child = former {
      let upcoming = child.parent ?? child.presentation?.presentingViewController
      if let upcoming, let found = upcoming.unwindDestination(inside: source) { return found }
      former = upcoming
    }
    return nil
  }

  /// The placeholders that were asked, whose classes may perform the action.
  private func placeholders(askedFor source: StoryboardUnwindSegueSource) -> [String] {
    var names: [String] = []
    var former: ViewController? = source.source
    while let child = former {
      former = child.parent ?? child.presentation?.presentingViewController
      let asked = former.map { $0.allowedChildrenForUnwinding(from: source) + [$0] } ?? []
      names += asked.filter(\.isPlaceholder).map(\.recordName)
    }
    return names
  }

  /// Asks the children, then the controller itself.
  private func unwindDestination(inside source: StoryboardUnwindSegueSource) -> ViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.unwindDestination(inside: source) { return found }
    }
    let agrees = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return agrees ? self : nil
  }

  /// Implements ``canPerformUnwindSegueAction(_:from:sender:)``.
  final func performsUnwindAction(_ action: ActionSelector, from source: ViewController) -> Bool {
    self !== source && method(for: action) != nil
  }

  /// Returns the child that contains the source of an unwind segue; nil for none
  /// (`UIViewController.childContaining(_:)`).
  public final func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    sequence(first: source.source) { $0.parent ?? $0.presentation?.presentingViewController }
      .first { $0.parent === self }
  }

  /// Dismisses what is presented in front of the destination, and has each container around it
  /// bring it to the front, from the inside out.
  private func uncover(_ destination: ViewController, for segue: StoryboardSegue) {
    let around = Array(sequence(first: destination, next: \.parent))
    if let presenter = around.first(where: { $0.started != nil }) {
      presenter.dismiss(animated: true)
    }
    for (child, container) in zip(around, around.dropFirst()) {
      container.unwind(for: segue, towards: child)
    }
  }
}
