public import Graphics

/// What a UIKit button of a document shows.
public struct ButtonContent: Sendable, Hashable {
  /// What is set for one state; nil where nothing is.
  public struct StateContent: Sendable, Hashable {
    /// The title; an empty one is kept.
    public var title: String?
    /// The attributed title without its looks.
    public var attributedTitle: String?
    /// The image.
    public var image: Image?
    /// The background image.
    public var backgroundImage: Image?

    /// Creates the content of a state for which nothing is set.
    public init() {}
  }

  /// What a button configuration sets.
  public struct Configuration: Sendable, Hashable {
    /// The style, such as `filled`.
    public var style: String
    /// The title, which is shown instead of the state's.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image, which is shown instead of the state's.
    public var image: Image?
  }

  /// The `buttonType`; nil where it is absent, which means custom.
  public let buttonType: String?
  /// The `role`.
  public let role: String?
  /// The states in document order, each with its name, such as `normal`.
  public let states: [(name: String, content: StateContent)]
  /// The configuration; nil for a button without one.
  public let configuration: Configuration?

  /// Compares the contents.
  public static func == (left: ButtonContent, right: ButtonContent) -> Bool {
    left.buttonType == right.buttonType && left.role == right.role
      && left.configuration == right.configuration
      && left.states.elementsEqual(right.states) { $0 == $1 }
  }

  /// Hashes what most buttons differ in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(buttonType)
    for state in states { hasher.combine(state.content) }
  }
}

extension ButtonContent {
  init(_ element: InterfaceElement) {
    buttonType = element["buttonType"]
    role = element["role"]
    states = element.children.filter { $0.name == "state" }.map { state in
      (state["key"] ?? "normal", StateContent(state))
    }
    configuration = element.child("buttonConfiguration", key: "configuration").map {
      configuration in
      Configuration(
        style: configuration["style"] ?? "plain", title: configuration.string("title"),
        subtitle: configuration.string("subtitle"), image: Image(configuration, "image"))
    }
  }
}

extension ButtonContent.StateContent {
  fileprivate init(_ state: InterfaceElement) {
    title = state.string("title")
    attributedTitle = state.child("attributedString", key: "attributedTitle").map { text in
      text.children.filter { $0.name == "fragment" }.compactMap { $0.string("content") }.joined()
    }
    image = Image(state, "image")
    backgroundImage = Image(state, "backgroundImage")
  }
}

extension Image {
  /// Reads an image property: an attribute, with the catalog beside it, or an `imageReference`.
  fileprivate init?(_ element: InterfaceElement, _ property: String) {
    if let name = element[property] {
      self = element["catalog"] == "system" ? Image(systemName: name) : Image(named: name)
    } else if let reference = element.child("imageReference", key: property),
      let name = reference["image"]
    {
      self = reference["catalog"] == "system" ? Image(systemName: name) : Image(named: name)
    } else {
      return nil
    }
  }
}
