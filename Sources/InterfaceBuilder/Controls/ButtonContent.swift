public import Graphics

/// What a UIKit button of a document shows.
public struct ButtonContent: Sendable {
  /// What is set for one state; nil where nothing is.
  public struct StateContent: Sendable {
    /// The element of the state.
    public let element: InterfaceElement
    /// The name of the state, such as `normal`.
    public var state: String
    /// The title; an empty one is kept.
    public var title: String?
    /// The attributed title without its looks.
    public var attributedTitle: String?
    /// The image.
    public var image: Image?
    /// The background image.
    public var backgroundImage: Image?
  }

  /// What a button configuration sets.
  public struct Configuration: Sendable {
    /// The element of the configuration.
    public let element: InterfaceElement
    /// The style, such as `filled`.
    public var style: String
    /// The title, which is shown instead of the state's.
    public var title: String?
    /// The attributed title without its looks.
    public var attributedTitle: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image, which is shown instead of the state's.
    public var image: Image?
  }

  /// The `buttonType`; nil where it is absent, which means custom.
  public let buttonType: String?
  /// The `role`.
  public let role: String?
  /// The states in document order.
  public let states: [StateContent]
  /// The configuration; nil for a button without one.
  public let configuration: Configuration?

  /// Returns what is set for a state.
  public func content(for state: String) -> StateContent? { states.first { $0.state == state } }

  /// The title that the button shows in its normal state: the configuration's, the attributed or
  /// the plain one.
  public var shownTitle: String? {
    let normal = content(for: "normal")
    return [
      configuration?.attributedTitle, configuration?.title, normal?.attributedTitle, normal?.title,
    ].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension InterfaceControl {
  /// What a UIKit button shows; nil for other controls.
  public var button: ButtonContent? {
    family == .uiKit && kind == .control && elementName == "button" ? ButtonContent(element) : nil
  }
}

extension ButtonContent {
  init(_ element: InterfaceElement) {
    buttonType = element[.buttonType]
    role = element[.role]
    var states: [StateContent] = []
    for child in element.children where child.isNamed(.state) { states.append(StateContent(child)) }
    self.states = states
    configuration = element.child(.buttonConfiguration, key: "configuration").map {
      Configuration($0)
    }
  }
}

extension ButtonContent.StateContent {
  fileprivate init(_ state: InterfaceElement) {
    element = state
    self.state = state[.key] ?? "normal"
    title = state.string(.title)
    attributedTitle = state.attributedString(.attributedTitle)
    image = state.image(.image)
    backgroundImage = state.image(.backgroundImage)
  }
}

extension ButtonContent.Configuration {
  fileprivate init(_ element: InterfaceElement) {
    self.element = element
    style = element[.style] ?? "plain"
    title = element.string(.title)
    attributedTitle = element.attributedString(.attributedTitle)
    subtitle = element.string(.subtitle)
    image = element.image(.image)
  }
}

extension InterfaceElement {
  /// An image property: an attribute, with the catalog beside it, or an `imageReference`.
  func image(_ property: KnownName) -> Image? {
    if let name = self[property] {
      return self[.catalog] == "system" ? Image(systemName: name) : Image(named: name)
    }
    guard let reference = child(.imageReference, key: property.text), let name = reference[.image]
    else {
      return nil
    }
    return reference[.catalog] == "system" ? Image(systemName: name) : Image(named: name)
  }

  /// The colours of the element by their keys, each with its attributes as in the document.
  public var colors: [String: [String: String]] {
    var colors: [String: [String: String]] = [:]
    for child in children where child.isNamed(.color) {
      if let key = child[.key] { colors[key] = child.attributes(without: ["key"]) }
    }
    return colors
  }
}
