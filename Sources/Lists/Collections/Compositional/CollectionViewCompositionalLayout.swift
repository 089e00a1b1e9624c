public import FoundationEssentials
public import Graphics

/// A layout that is composed of sections, groups and items: UIKit's
/// `UICollectionViewCompositionalLayout`.
///
/// The sections are kept as values, and those that look like lists are laid out: rows of 44 points,
/// one below the other, as nothing measures them. Nothing computes where the items of other
/// sections are yet: such a section is empty.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  private let provider: CollectionViewCompositionalLayoutSectionProvider
  private var geometry = FlowGeometry()

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

  /// Asks for the sections, and computes where the rows of lists are.
  open override func prepare() {
    super.prepare()
    geometry = FlowGeometry()
    guard let collectionView else { return }
    let environment = LayoutEnvironment(of: collectionView)
    var end: Scalar = 0
    for number in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: number)
      let section = provider(number, environment)
      end = geometry.addList(
        section, count: count, at: end, width: environment.container.contentSize.width)
      if number + 1 < collectionView.numberOfSections { end += configuration.interSectionSpacing }
    }
    geometry.contentSize = Size(width: environment.container.contentSize.width, height: end)
  }
  /// The size of the lists.
  open override var collectionViewContentSize: Size { geometry.contentSize }
  /// Returns the attributes of the rows, headers and footers in a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    geometry.elements(in: rect).map { attributes(of: $0) }
  }
  /// Returns the attributes of a row; nil for an item that is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometry.item(indexPath).map {
      attributes(of: FlowGeometry.Element(kind: nil, indexPath: indexPath, frame: $0))
    }
  }
  /// Returns the attributes of a header or a footer of a list; nil for another one.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometry.supplementary(elementKind, indexPath.section).map { attributes(of: $0) }
  }
  /// Returns whether the bounds have another width.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  private func attributes(
    of element: FlowGeometry.Element
  ) -> CollectionViewLayoutAttributes {
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
