#if UIKit
public import Foundation
import Graphics

/// Lays out a text in containers (`NSLayoutManager`).
///
/// There are no glyphs: every UTF-16 unit counts as one, so that the indices of glyphs and
/// characters are the same. Lines and places follow from the measurer of the scope
/// (`NSStringDrawingContext.textMeasurer`), for that of a text view from the view's. Text wraps
/// between words.
open class NSLayoutManager: NSObject {
  /// Creates a layout manager without text.
  public override init() { super.init() }

  /// The delegate; nil unless set, and not retained (`NSLayoutManager.delegate`).
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The text that was given the layout manager; nil for none, and not retained
  /// (`NSLayoutManager.textStorage`).
  open weak var textStorage: NSTextStorage?
  /// The containers, in the order in which the text fills them (`NSLayoutManager.textContainers`).
  open private(set) var textContainers: [NSTextContainer] = []
  /// A Boolean value that indicates whether the space between lines that a font asks for counts;
  /// true unless set, and no font asks for any here (`NSLayoutManager.usesFontLeading`).
  open var usesFontLeading = true
  /// A Boolean value that indicates whether characters without a look are shown; false unless set
  /// (`NSLayoutManager.showsInvisibleCharacters`).
  open var showsInvisibleCharacters = false
  /// A Boolean value that indicates whether control characters are shown; false unless set
  /// (`NSLayoutManager.showsControlCharacters`).
  open var showsControlCharacters = false
  /// A Boolean value that indicates whether the text need not be laid out from its start; false
  /// unless set (`NSLayoutManager.allowsNonContiguousLayout`).
  open var allowsNonContiguousLayout = false

  /// The measurer of the text; nil for the measurer of the scope.
  final var measurer: (any TextMeasurer)?
  /// Brings the text and the container up to date before the layout is asked for.
  final var refresh: (() -> Void)?
  private var layout: [[TextLine]]?

  // MARK: Containers

  /// Adds a container at the end (`NSLayoutManager.addTextContainer(_:)`).
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container (`NSLayoutManager.insertTextContainer(_:at:)`).
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    textChanged()
  }
  /// Removes a container (`NSLayoutManager.removeTextContainer(at:)`).
  open func removeTextContainer(at index: Int) { remove(textContainers[index]) }

  final func remove(_ container: NSTextContainer) {
    textContainers.removeAll { $0 === container }
    container.layoutManager = nil
    textChanged()
  }

  /// Notes that a container has another size (`NSLayoutManager.textContainerChangedGeometry(_:)`).
  open func textContainerChangedGeometry(_ container: NSTextContainer) { textChanged() }

  // MARK: Laying out

  final func textChanged() {
    guard layout != nil else { return }
    layout = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Forgets the layout
  /// (`NSLayoutManager.invalidateLayout(forCharacterRange:actualCharacterRange:)`).
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    textChanged()
  }
  /// Does nothing: nothing is shown (`NSLayoutManager.invalidateDisplay(forCharacterRange:)`).
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: nothing is shown (`NSLayoutManager.invalidateDisplay(forGlyphRange:)`).
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the text (`NSLayoutManager.ensureLayout(for:)`).
  open func ensureLayout(for container: NSTextContainer) { _ = lines }
  /// Lays out the text (`NSLayoutManager.ensureLayout(forCharacterRange:)`).
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  /// Lays out the text (`NSLayoutManager.ensureLayout(forGlyphRange:)`).
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }

  final var setter: LineSetter? {
    guard let textStorage else { return nil }
    return LineSetter(
      text: textStorage, measurer: measurer ?? ApplicationScope.current[\.textMeasurer]
    ) { [unowned self] index, rect in
      delegate?.layoutManager(
        self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect) ?? 0
    }
  }

  /// The lines of each container.
  final var lines: [[TextLine]] {
    refresh?()
    if let layout { return layout }
    var (lines, index): ([[TextLine]], Int) = ([], 0)
    let setter = setter
    let end = textStorage?.length ?? 0
    for container in textContainers {
      let own = setter?.lines(from: index, in: container) ?? []
      index = own.last.map { NSMaxRange($0.range) } ?? index
      lines.append(own)
    }
    layout = lines
    for (container, own) in zip(textContainers, lines) {
      let atEnd = own.last.map { NSMaxRange($0.range) == end } ?? (end == 0)
      delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: atEnd)
    }
    return lines
  }

  final func lines(in container: NSTextContainer) -> [TextLine] {
    let lines = lines
    return textContainers.firstIndex { $0 === container }.map { lines[$0] } ?? []
  }

  final func line(at index: Int) -> TextLine? {
    lines.joined().first { NSLocationInRange(index, $0.range) }
  }
}
#endif
