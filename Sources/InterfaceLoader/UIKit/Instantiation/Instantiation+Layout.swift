import Graphics
import InterfaceBuilder
import Layout
import Lists
import Localize
import Pickers
import ResponderKit

// Constraints and what they relate, of a layout that is solved.
extension Instantiation {
  var isSolved: Bool { settings.layout == .solved }
  var traits: DocumentTraits { loading.traits }

  /// Makes a stack view for the element of one; nil for another element.
  func stackView(_ element: InterfaceElement) -> View? {
    guard isSolved, (element.frameworkElementName ?? element.name) == "stackView" else {
      return nil
    }
    return StackView(frame: .zero)
  }

  /// Sets what decides where a view stands, beside its constraints.
  func decodeLayout(of view: View, _ element: InterfaceElement) {
    guard isSolved else { return }
    let content = LayoutContent(element)
    if let isHidden = content.variedIsHidden(for: traits) { view.isHidden = isHidden }
    view.autoresizingMask = View.AutoresizingMask(documentNames: content.autoresizingMask)
    // Containers and windows place the views of controllers, and cells their content.
    let isPlacedByContainer =
      element.key == "view" || element.isContentView || element.parent?.name == "objects"
    view.translatesAutoresizingMaskIntoConstraints =
      isPlacedByContainer || !content.isPlacedByConstraints
    // A table makes its rows as wide as itself.
    if view is TableViewCell { view.autoresizingMask = .flexibleWidth }
    view.decodeContentPriorities(content)
    if let margins = content.directionalMargins {
      view.directionalLayoutMargins = margins
    } else if let margins = content.margins {
      // The direction of the window is not known yet.
      let language = settings.dateSettings.language
      let attribute =
        SemanticContentAttribute.named(ViewContent(element).semanticContentAttribute)
        ?? .unspecified
      let direction = attribute.direction(in: language.isRightToLeft ? .rightToLeft : .leftToRight)
      let isRightToLeft = direction == .rightToLeft
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    view.preservesSuperviewLayoutMargins = content.preservesSuperviewMargins
    view.insetsLayoutMarginsFromSafeArea = content.insetsMarginsFromSafeArea
    if element.isContentView {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.preservesSuperviewLayoutMargins = true
    }
    if let stack = view as? StackView { decode(StackContent(element, for: traits), stack) }
  }

  private func decode(_ content: StackContent, _ stack: StackView) {
    stack.axis = content.isVertical ? .vertical : .horizontal
    stack.distribution = StackView.Distribution(documentName: content.distribution)
    stack.alignment = StackView.Alignment(documentName: content.alignment)
    stack.spacing =
      content.hasStandardSpacing ? StackView.spacingUseSystem : content.spacing ?? 0
    stack.isBaselineRelativeArrangement = content.isBaselineRelative
    // Interface Builder turns it on together with margins.
    let layout = LayoutContent(content.element)
    stack.isLayoutMarginsRelativeArrangement =
      content.isMarginsRelative || layout.margins != nil || layout.directionalMargins != nil
  }

  /// Sets what depends on the views in a view, when these are made.
  func completeLayout(of view: View, _ element: InterfaceElement) {
    guard isSolved else { return }
    let uninstalled = element.uninstalledReferences("subviews", for: traits)
    for id in uninstalled { (result.objects[id] as? View)?.removeFromSuperview() }
    if let stack = view as? StackView {
      for view in stack.subviews { stack.addArrangedSubview(view) }
    }
    if settings.takesSavedSizes {
      view.takeSavedSize(ViewContent(element).frame, LayoutContent(element))
    }
  }

  /// Makes the constraints of the scene.
  func loadConstraints() {
    guard isSolved else { return }
    var guides: [String: LayoutGuide] = [:]
    for element in elements {
      let content = LayoutContent(element)
      if let view = result.object(for: element) as? View {
        for (id, key) in content.guides { guides[id] = view.guide(documentKey: key) }
      } else if let controller = result.object(for: element) as? ViewController,
        controller.isViewLoaded
      {
        for (id, type) in content.controllerGuides {
          guides[id] = controller.guide(documentType: type)
        }
      }
    }
    result.loadConstraints(of: elements, for: traits, guides: guides)
  }
}

extension View {
  /// The guide with a key in documents; nil for another key.
  fileprivate func guide(documentKey key: String) -> LayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent": readableContentGuide
    case "keyboard": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? ScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? ScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

extension ViewController {
  fileprivate func guide(documentType type: String) -> LayoutGuide? {
    switch type {
    case "top": topLayoutGuide as? LayoutGuide
    case "bottom": bottomLayoutGuide as? LayoutGuide
    default: nil
    }
  }
}

extension View.AutoresizingMask {
  /// Creates a mask from the names of its parts in documents.
  init(documentNames names: Set<String>) {
    self = []
    for (name, part) in [
      ("flexibleMinX", Self.flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ] where names.contains(name) { insert(part) }
  }
}

extension StackView.Distribution {
  /// Creates the distribution with a name in documents; that of a new stack view for nil.
  fileprivate init(documentName name: String?) {
    self = Self.allCases.first { "\($0)" == name } ?? .fill
  }
}

extension StackView.Alignment {
  /// Creates the alignment with a name in documents; that of a new stack view for nil.
  fileprivate init(documentName name: String?) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    default: self = Self.allCases.first { "\($0)" == name } ?? .fill
    }
  }
}
