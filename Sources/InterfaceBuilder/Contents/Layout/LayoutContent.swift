public import Graphics

/// The properties of a view that decide where it stands, of UIKit or AppKit.
public struct LayoutContent: Sendable {
  /// The element of the view.
  public let element: InterfaceElement

  /// Reads the element of a view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// A Boolean value that indicates whether constraints place the view, and not its frame and mask.
  ///
  /// The editor keeps the place of a view with `fixedFrame`.
  public var isPlacedByConstraints: Bool {
    element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
  }

  /// Returns whether a variation for traits hides the view, or shows it; nil if none says so.
  public func variedIsHidden(for traits: DocumentTraits) -> Bool? {
    let varied = element.varied("hidden", for: traits)
    return varied == element["hidden"] ? nil : varied == "YES"
  }

  /// The frame of the view as it was saved, in the outermost view of its scene or xib, and the size of that
  /// view; nil for one without a frame.
  public var savedPlace: (rect: Rect, outermost: Size?)? {
    guard var rect = element.rect("frame") else { return nil }
    var outermost: Size?
    for outer in sequence(first: element, next: \.parent).dropFirst() {
      guard let frame = outer.rect("frame") else { continue }
      outermost = frame.size
      if outer.key == "view" || outer.parent?.name == "objects" { break }
      let origin = outer.rect("bounds")?.origin ?? .zero
      rect = rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
    }
    return (rect, outermost)
  }

  /// A Boolean value that indicates whether values are set by key path when the view is loaded.
  public var hasRuntimeAttributes: Bool { element.child("userDefinedRuntimeAttributes") != nil }

  /// A Boolean value that indicates whether Interface Builder has noted that the view is not where its
  /// constraints place it.
  public var isMisplaced: Bool { element["misplaced"] == "YES" }

  /// The width at which the lines of a label wrap, 0 for that of the label; nil if it is not specified.
  public var preferredMaxLayoutWidth: Double? { element.finiteNumber("preferredMaxLayoutWidth") }

  /// The names of the flexible parts, such as `widthSizable`.
  public var autoresizingMask: Set<String> {
    guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else { return [] }
    return Set(mask.attributeList.filter { $0.value == "YES" }.map(\.name))
  }

  /// The resistance against growing beyond the content; 250 by default.
  public var hugging: (horizontal: Float, vertical: Float) {
    (
      priority("horizontalHuggingPriority") ?? 250, priority("verticalHuggingPriority") ?? 250
    )
  }

  /// The resistance against becoming smaller than the content; 750 by default.
  public var compressionResistance: (horizontal: Float, vertical: Float) {
    (
      priority("horizontalCompressionResistancePriority") ?? 750,
      priority("verticalCompressionResistancePriority") ?? 750
    )
  }

  private func priority(_ attribute: String) -> Float? {
    element[attribute].flatMap { Float($0) }.flatMap { $0 >= 0 && $0 <= 1000 ? $0 : nil }
  }

  /// The natural size that the editor assumes while the app does not run; nil for a length without one.
  public var placeholderSize: (width: Double?, height: Double?) {
    (
      element.coordinate("placeholderIntrinsicWidth"),
      element.coordinate("placeholderIntrinsicHeight")
    )
  }

  /// The constraints that the view lists and that are installed for traits, in document order.
  public func constraints(for traits: DocumentTraits) -> [ConstraintContent] {
    guard let list = element.child("constraints") else { return [] }
    let uninstalled = element.uninstalledReferences("constraints", for: traits)
    return list.children.filter { $0.name == "constraint" }
      .filter { $0.id.map { !uninstalled.contains($0) } ?? true }
      .map { ConstraintContent($0) }
  }

  /// The guides of the view with an id, such as that of the safe area; their keys tell which.
  public var guides: [(id: String, key: String)] {
    element.children.compactMap { child in
      guard child.name == "viewLayoutGuide", let id = child.id, let key = child[.key] else {
        return nil
      }
      return (id, key)
    }
  }

  /// The guides of the controller with an id, of its bars: `top` and `bottom`.
  public var controllerGuides: [(id: String, type: String)] {
    (element.child("layoutGuides")?.children.map { $0 } ?? []).compactMap { guide in
      guard guide.name == "viewControllerLayoutGuide", let id = guide.id, let type = guide[.type]
      else { return nil }
      return (id, type)
    }
  }

  /// The margins in the direction of the language; nil if the document has none.
  public var directionalMargins: DirectionalEdgeInsets? {
    element.child("directionalEdgeInsets", key: "directionalLayoutMargins").map {
      DirectionalEdgeInsets(
        top: $0.coordinate("top") ?? 0, leading: $0.coordinate("leading") ?? 0,
        bottom: $0.coordinate("bottom") ?? 0, trailing: $0.coordinate("trailing") ?? 0)
    }
  }

  /// The margins, left and right in any language; nil if the document has none.
  public var margins: EdgeInsets? {
    element.child("edgeInsets", key: "layoutMargins").map { EdgeInsets($0) }
  }

  /// A Boolean value that indicates whether the margins are at least those of the superview.
  public var preservesSuperviewMargins: Bool {
    element["preservesSuperviewLayoutMargins"] == "YES"
  }
  /// A Boolean value that indicates whether the margins begin at the safe area; true by default.
  public var insetsMarginsFromSafeArea: Bool {
    element["insetsLayoutMarginsFromSafeArea"] != "NO"
  }
}

extension EdgeInsets {
  /// Reads the attributes `top`, `left`, `bottom` and `right`.
  init(_ element: InterfaceElement) {
    self.init(
      top: element.coordinate("top") ?? 0, left: element.coordinate("left") ?? 0,
      bottom: element.coordinate("bottom") ?? 0, right: element.coordinate("right") ?? 0)
  }
}

extension InterfaceElement {
  /// The number of an attribute that a place or a length can have; nil for any other text.
  func coordinate(_ attribute: String) -> Double? {
    finiteNumber(attribute).flatMap { Self.coordinates.contains($0) ? $0 : nil }
  }
}
