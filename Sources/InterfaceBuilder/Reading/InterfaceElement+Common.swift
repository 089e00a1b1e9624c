// The attributes that many kinds of elements share.
extension InterfaceElement {
  /// The custom class; nil for a framework class.
  public var customClass: String? { self[.customClass] }
  /// The module of the custom class; nil if it is not written.
  package var customModule: String? { self[.customModule] }
  /// Indicates whether the custom class is of the target's own module, which is looked up when the document
  /// is compiled.
  package var inheritsModule: Bool { self["customModuleProvider"] == "target" }
  /// The identifier with which the app makes a controller of a storyboard; nil for none.
  package var storyboardIdentifier: String? { self[.storyboardIdentifier] }
  /// Indicates whether the element is the controller of a scene.
  package var isSceneController: Bool { self[.sceneMemberID] == "viewController" }
  /// The elements of the runtime attributes, in document order.
  package var runtimeAttributeElements: [InterfaceElement] {
    child(.userDefinedRuntimeAttributes)
      .map { $0.children.filter { $0.isNamed(.userDefinedRuntimeAttribute) } } ?? []
  }
  /// The key path of a runtime attribute or a binding.
  package var keyPath: String? { self[.keyPath] }
  /// The name of the element in Interface Builder's outline.
  public var userLabel: String? { self[.userLabel] }
  /// The id, cut at 200 bytes, as many lines may show a long one.
  package var shownID: String? { brief(.id) }
  /// The custom class, cut at 200 bytes; nil for a framework class.
  package var shownClass: String? { brief(.customClass) }
  /// The name of the element in Interface Builder's outline, cut at 200 bytes.
  package var shownLabel: String? { brief(.userLabel) }
  /// The title; nil for an element without one.
  public var title: String? { string(.title) }
  /// The label of an item in a toolbar or a tab view.
  public var label: String? { string(.label) }
  /// The property of the parent that holds the element; nil for an element in a list.
  package var key: String? { self[.key] }
  /// Indicates whether the element is the File's Owner placeholder: the object that loads a xib.
  package var isFilesOwner: Bool { self[.placeholderIdentifier] == "IBFilesOwner" }
  /// The `buttonType`; nil if it is absent, which means custom.
  package var buttonType: String? { self[.buttonType] }
  /// Indicates whether the element is the view of a cell or an effect that holds its contents.
  package var isContentView: Bool { self[.key] == "contentView" }
  /// The identifier with which the app makes cells from a prototype; nil for none.
  package var reuseIdentifier: String? { self["reuseIdentifier"] }
  /// Indicates whether the element has subviews.
  package var hasSubviews: Bool { child("subviews") != nil }
  /// Indicates whether the element is a view controller.
  package var isController: Bool { name.hasSuffix("ontroller") && id != nil }
}
