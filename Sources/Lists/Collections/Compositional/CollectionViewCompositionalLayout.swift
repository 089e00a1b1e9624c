public import FoundationEssentials
public import Graphics
import ResponderKit

/// A layout that is composed of sections, groups and items: UIKit's
/// `UICollectionViewCompositionalLayout`.
///
/// Items and headers with an estimated extent get that of their content when they are shown. A section
/// that scrolls across the layout is scrolled by ``CollectionView/scrollToItem(at:at:animated:)`` alone, and its
/// behavior, such as paging, is kept as a value. The safe area at the sides is no reference of insets. Groups
/// stand in one another up to twelve levels; deeper ones are empty.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  private let provider: CollectionViewCompositionalLayoutSectionProvider
  private var geometry: ComposedGeometry?
  /// Indicates whether only sizes have changed since the sections were asked for.
  private var keepsSections = false
  /// The items to which sections were scrolled across the layout.
  private var scrolled: [Int: IndexPath] = [:]

  /// The arrangement of the sections (`UICollectionViewCompositionalLayout.configuration`).
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are alike (`init(section:)`).
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections are alike, with a configuration
  /// (`init(section:configuration:)`).
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout whose sections a closure returns (`init(sectionProvider:)`).
  public convenience init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections a closure returns, with a configuration
  /// (`init(sectionProvider:configuration:)`).
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Returns a layout that looks like a list (`list(using:)`).
  open class func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Asks for the sections, and computes where everything is.
  open override func prepare() {
    super.prepare()
    defer { keepsSections = false }
    guard let collectionView else { return }
    if !keepsSections { askForSections(of: collectionView) }
    geometry?.place()
    for indexPath in scrolled.values { _ = geometry?.scroll(to: indexPath) }
  }
  /// The size of everything.
  open override var collectionViewContentSize: Size { geometry?.contentSize ?? .zero }
  /// Returns the attributes of the elements in a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    geometry?.elements(in: rect, bounds: visibleBounds).map { attributes(of: $0) }
  }
  /// Returns the attributes of an item; nil for one that doesn't exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometry?.item(indexPath).map { attributes(of: $0) }
  }
  /// Returns the attributes of a header, a footer or the like; nil for one that doesn't exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometry?.supplementary(elementKind, indexPath, in: visibleBounds)
      .map { attributes(of: $0) }
  }
  /// Returns the attributes of a decoration; nil for one that doesn't exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometry?.decoration(elementKind, indexPath.section).map { attributes(of: $0) }
  }
  /// Returns whether the bounds have another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// Computes again what a context says; sizes that were measured move only what follows.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    keepsSections = (isPrepared || keepsSections) && context.isMeasurement
    if context.invalidatesEverything, context.invalidatesCounts { scrolled = [:] }
    for (key, size) in context.measured where keepsSections { geometry?.setSize(size, of: key) }
    super.invalidateLayout(with: context)
  }

  // MARK: Sections

  /// Scrolls a section that scrolls across the layout until an item is in it; returns whether it did.
  override func scrollSection(to indexPath: IndexPath) -> Bool {
    guard geometry?.scroll(to: indexPath) ?? false else { return false }
    scrolled[indexPath.section] = indexPath
    return true
  }

  override func moveSections(by place: (IndexPath) -> IndexPath?) {
    let items = scrolled.values.compactMap(place)
    scrolled = Dictionary(items.map { ($0.section, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func askForSections(of view: CollectionView) {
    let environment = LayoutEnvironment(of: view)
    let isVertical = configuration.scrollDirection == .vertical
    var geometry = ComposedGeometry(
      configuration, in: environment.contentSize,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for number in 0..<view.numberOfSections {
      let section = provider(number, environment).map {
        ComposedSection(
          $0, count: view.numberOfItems(inSection: number), isVertical: isVertical,
          insets: insets(of: $0, in: view), environment: environment)
      }
      geometry.add(section)
    }
    for (key, size) in measured { geometry.setSize(size, of: key) }
    self.geometry = geometry
  }

  /// The distances of the content of a section from the edges, with those of its reference at the sides.
  private func insets(
    of section: CollectionLayoutSection, in view: CollectionView
  ) -> DirectionalEdgeInsets {
    var insets = section.contentInsets
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    guard reference == .layoutMargins || reference == .readableContent else { return insets }
    let margins = view.directionalLayoutMargins
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    return insets
  }

  /// The part of the bounds in which headers stay.
  private var visibleBounds: Rect { collectionView?.boundsInsideInsets ?? .zero }

  private func attributes(of element: LayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes()
    attributes.set(element)
    return attributes
  }
}

/// Returns a section of a layout, nil for none: UIKit's
/// `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias CollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

/// The arrangement of the sections of a compositional layout: UIKit's
/// `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: RootObject {
  /// Creates a configuration of a layout that scrolls vertically.
  public override init() { super.init() }

  /// The direction of scrolling; vertical unless set (`scrollDirection`).
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between sections, in points; 0 unless set (`interSectionSpacing`).
  open var interSectionSpacing: Scalar = 0
  /// The headers and footers of the whole layout; none unless set (`boundarySupplementaryItems`).
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The reference to which insets of sections are added; the safe area unless set
  /// (`contentInsetsReference`).
  open var contentInsetsReference = ContentInsetsReference.safeArea
}
