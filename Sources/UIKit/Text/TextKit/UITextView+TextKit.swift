#if UIKit
import Foundation
import Graphics
import ResponderKit
public import TextControls

/// The text storage of a text view, whose text it is.
private final class ViewTextStorage: NSTextStorage {
  private weak var view: TextView?
  private var isReading = false

  init(_ view: TextView) {
    self.view = view
    super.init()
  }
  required init?(coder aDecoder: NSCoder) { nil }

  /// Takes the text of the view, if it is another one.
  func read() {
    guard !isReading, editedMask.isEmpty, let view else { return }
    nonisolated(unsafe) var text: NSAttributedString?
    MainActor.assumeIsolated { text = view.attributedText }
    isReading = true
    defer { isReading = false }
    if let text, !hasSameContents(as: text) { setAttributedString(text) }
  }

  override func processEditing() {
    super.processEditing()
    guard !isReading, let view else { return }
    nonisolated(unsafe) let text = NSAttributedString(attributedString: self)
    MainActor.assumeIsolated {
      let selection = view.selectedRange
      view.attributedText = text
      let length = text.length
      let start = min(selection.location, length)
      view.selectedRange = .init(location: start, length: min(selection.length, length - start))
    }
  }
}

/// The parts of a text view's layout.
@MainActor
private final class TextKitValues {
  let storage: ViewTextStorage
  let manager = NSLayoutManager()
  let container: NSTextContainer

  init(_ view: TextView) {
    storage = ViewTextStorage(view)
    if let given = view.givenTextContainer as? NSTextContainer {
      container = given
    } else {
      container = NSTextContainer(size: .zero)
      container.widthTracksTextView = true
    }
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.refresh = { [weak self, weak view] in
      MainActor.assumeIsolated {
        if let view { self?.update(view) }
      }
    }
  }

  func update(_ view: TextView) {
    storage.read()
    manager.measurer = view.textMeasurer
    var size = container.size
    let insets = view.textContainerInset
    if container.widthTracksTextView {
      size.width = max(0, view.bounds.width - insets.left - insets.right)
    }
    if container.heightTracksTextView {
      size.height = max(0, view.bounds.height - insets.top - insets.bottom)
    }
    if size != container.size { container.size = size }
  }
}

extension TextView {
  private var textKit: TextKitValues {
    let values = values(TextKitValues.self) { TextKitValues(self) }
    values.update(self)
    return values
  }

  /// The text, whose changes are not reported to the delegate (`UITextView.textStorage`).
  public final var textStorage: NSTextStorage { textKit.storage }
  /// The layout manager of the text (`UITextView.layoutManager`).
  public final var layoutManager: NSLayoutManager { textKit.manager }
  /// The place of the text: as wide as the view without ``textContainerInset``, and as high as the
  /// text (`UITextView.textContainer`).
  public final var textContainer: NSTextContainer { textKit.container }
}
#endif
