#if UIKit
public import Foundation
public import Graphics

/// The place in which text is laid out (`NSTextContainer`).
open class NSTextContainer: NSObject {
  /// Creates a container of a size in points, 0 along an axis for no limit
  /// (`NSTextContainer.init(size:)`).
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Creates a container without limits (`NSTextContainer.init()`).
  public convenience override init() { self.init(size: .zero) }

  /// The layout manager that the container was added to; nil for none
  /// (`NSTextContainer.layoutManager`).
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Moves the container, and the text with it, to another layout manager
  /// (`NSTextContainer.replaceLayoutManager(_:)`).
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager, former !== newLayoutManager else { return }
    let (storage, containers) = (former.textStorage, former.textContainers)
    storage?.removeLayoutManager(former)
    for container in containers {
      former.remove(container)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The size in points, 0 along an axis for no limit (`NSTextContainer.size`).
  open var size: CGSize { didSet { changed() } }
  /// The areas without text; none unless set, and lines run through it here
  /// (`NSTextContainer.exclusionPaths`).
  open var exclusionPaths: [UIBezierPath] = []
  /// The line break mode: wrapping anywhere unless set to one that truncates
  /// (`NSTextContainer.lineBreakMode`).
  open var lineBreakMode = LineBreakMode.byWordWrapping { didSet { changed() } }
  /// The space before and after each line, in points; 5 unless set
  /// (`NSTextContainer.lineFragmentPadding`).
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines, 0 for any number; 0 unless set (`NSTextContainer.maximumNumberOfLines`).
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// A Boolean value that indicates whether the width follows that of the text view; false unless
  /// set, true for one that a text view has (`NSTextContainer.widthTracksTextView`).
  open var widthTracksTextView = false
  /// A Boolean value that indicates whether the height follows that of the text view; false unless
  /// set (`NSTextContainer.heightTracksTextView`).
  open var heightTracksTextView = false
  /// A Boolean value that indicates whether lines have their whole width: true without
  /// ``exclusionPaths`` (`NSTextContainer.isSimpleRectangular`).
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}
#endif
