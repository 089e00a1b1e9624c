import Synchronization

extension InterfaceControl {
  /// The names of the scene and the views that contain the control, outermost first.
  ///
  /// Each is named by its label, class, title or kind. Cells and menus, which are only containers,
  /// are left out. Every control in a view repeats its name, so a name over 100 characters is cut
  /// with an ellipsis, and of more than 16 names an ellipsis stands for those in the middle.
  public var place: [String] { place { displayName(of: $0.name) } }

  /// The place, without the views that have no name of their own.
  public var namedPlace: [String] { place { _ in nil } }

  /// The name of the scene, at most 100 characters; nil in a xib and for a scene without a name.
  package var sceneTitle: String? { index.sceneNames[sceneIndex].title }

  /// The class of the scene's controller or of the File's Owner, at most 100 characters.
  package var sceneOwner: String? { index.sceneNames[sceneIndex].owner }

  private func place(unnamed: (InterfaceElement) -> String?) -> [String] {
    let around = sequence(first: element, next: \.parent).dropFirst()
      .prefix { !$0.isNamed(.objects) }
      .filter { view in
        view[.id] != nil && view[.sceneMemberID] != "viewController" && !view.isNamed(.menu)
          && !view.name.hasSuffix("Cell")
      }
      .compactMap { index.ownName(of: $0) ?? unnamed($0) }
    let names = (sceneTitle.map { [$0] } ?? []) + around.reversed()
    return names.count <= 16 ? names : names.prefix(8) + ["…"] + names.suffix(7)
  }
}

extension DocumentIndex {
  /// Returns the label, class or title of an element, at most 100 characters; each is looked up once.
  func ownName(of element: InterfaceElement) -> String? {
    ownNames.withLock { names in
      if let known = names[element.index] { return known }
      let name = [
        element[.userLabel], element[.customClass], element.string(.title), element.string(.label),
      ].lazy.compactMap { $0 }.first { !$0.isEmpty }?.cut(to: 100)
      names[element.index] = .some(name)
      return name
    }
  }
}

extension String {
  /// The text up to a number of characters, with an ellipsis for the rest.
  package func cut(to limit: Int) -> String {
    guard utf8.count > limit,
      let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
