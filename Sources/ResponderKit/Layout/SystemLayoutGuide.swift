import Graphics
import Layout

/// A guide that a view has without being given one; its frame follows from the view.
@MainActor
final class SystemLayoutGuide: LayoutGuide {
  /// The part of the view that the guide is.
  enum Kind: String {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case layoutMargins = "UIViewLayoutMarginsGuide"
    case readableContent = "UIViewReadableContentGuide"
    case keyboard = "UIViewKeyboardLayoutGuide"
    case scrolledContent = "UIScrollView-contentLayoutGuide"
    case scrollFrame = "UIScrollView-frameLayoutGuide"
  }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
    identifier = kind.rawValue
  }

  override var layoutFrame: Rect {
    get {
      guard let view = owningView else { return .zero }
      switch kind {
      case .safeArea: return view.bounds.reduced(by: view.safeAreaInsets)
      case .layoutMargins: return view.bounds.reduced(by: view.layoutMargins)
      case .readableContent: return readableFrame(in: view)
      case .scrolledContent:
        return (view as? ScrollView).map { Rect(origin: .zero, size: $0.contentSize) } ?? .zero
      case .keyboard, .scrollFrame: return view.bounds
      }
    }
    set {}
  }

  override func partOfView(_ view: View) -> LayoutRegion {
    let bounds = view.bounds
    switch kind {
    case .scrolledContent: return .scrolledContent
    case .scrollFrame: return .inset(.zero)
    case .safeArea: return .inset(view.safeAreaInsets)
    case .layoutMargins: return .inset(view.layoutMargins)
    case .readableContent, .keyboard:
      let frame = layoutFrame
      return .inset(
        EdgeInsets(
          top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
          bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
    }
  }

  /// The middle of the margins, at most as wide as a line that is easy to read.
  ///
  /// 672 points were seen on an iPad at the Large text size; UIKit's widths at other sizes are not
  /// known.
  private func readableFrame(in view: View) -> Rect {
    var frame = view.bounds.reduced(by: view.layoutMargins)
    let surplus = max(0, frame.width - 672)
    frame.origin.x += surplus / 2
    frame.size.width -= surplus
    return frame
  }
}

extension Rect {
  /// Returns the rectangle without insets; not less than nothing wide and high.
  func reduced(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
