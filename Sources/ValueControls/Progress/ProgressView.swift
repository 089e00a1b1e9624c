public import Accessibility
import ControlCore
public import Graphics
public import ResponderKit

/// A bar that shows how far something has come: UIKit's `UIProgressView`, without drawing.
///
/// Defaults are those of UIProgressView.h. Main actor only.
@preconcurrency @MainActor
open class ProgressView: View {
  final var looks = StateValues<ProgressLook>()
  private var storedProgress: Float = 0

  /// Creates a view with a frame, at no progress (`UIProgressView.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a view in a style, at no progress (`UIProgressView.init(progressViewStyle:)`).
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// The progress, from 0 to 1; 0 unless set, and pinned to that range (`UIProgressView.progress`).
  ///
  /// A value that is no number is ignored.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue) }
  }
  /// Sets the progress, at once even if animated (`UIProgressView.setProgress(_:animated:)`).
  open func setProgress(_ progress: Float, animated: Bool) { setProgress(progress) }

  private func setProgress(_ progress: Float) {
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
    AccessibilityChanges.note()
  }

  /// The style; default unless set (`UIProgressView.progressViewStyle`).
  open var progressViewStyle: Style {
    get { looks.stored(.style) ?? .default }
    set { looks.set(newValue, .style) }
  }
  /// The color of the filled part; nil, for the tint, unless set (`UIProgressView.progressTintColor`).
  open var progressTintColor: Color? {
    get { looks.stored(.progressTint) }
    set { looks.set(newValue, .progressTint) }
  }
  /// The color of the rest; nil, for the system's, unless set (`UIProgressView.trackTintColor`).
  open var trackTintColor: Color? {
    get { looks.stored(.trackTint) }
    set { looks.set(newValue, .trackTint) }
  }
  /// The image of the filled part; nil unless set (`UIProgressView.progressImage`).
  open var progressImage: Image? {
    get { looks.stored(.progressImage) }
    set { looks.set(newValue, .progressImage) }
  }
  /// The image of the rest; nil unless set (`UIProgressView.trackImage`).
  open var trackImage: Image? {
    get { looks.stored(.trackImage) }
    set { looks.set(newValue, .trackImage) }
  }

  /// The height of a bar; the width is not determined (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 4) }
  /// Returns the width with the height of a bar (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, bounds.width), height: 4)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the view: true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that was set, otherwise the progress as a percentage.
  open override var defaultAccessibilityValue: AccessibilityValue? { .percent(Double(progress)) }
  /// The traits that were set, otherwise that of what changes by itself.
  open override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
  /// The element that a screen reader sees, with the system's name for a view without one.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil { element.systemLabel = .progress }
    return element
  }
}

/// The looks of a progress view that a program can set.
enum ProgressLook: Hashable {
  case style, progressTint, trackTint, progressImage, trackImage
}

extension ProgressView {
  /// The style of a bar: `UIProgressView.Style`, with its raw values.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// A bar among other views.
    case `default` = 0
    /// A bar in a bar.
    case bar = 1
  }

  /// Sets the colors of a document, which an appearance proxy may replace.
  package final func decode(progressTint: Color?, trackTint: Color?) {
    if let progressTint { looks.setImplicitly(progressTint, .progressTint) }
    if let trackTint { looks.setImplicitly(trackTint, .trackTint) }
  }
}

extension AppearanceProxy where Target: ProgressView {
  private func set(_ value: (any Sendable)?, _ look: ProgressLook) {
    add(look, value) { $0.looks.setImplicitly(value, look) }
  }

  /// The color of filled parts (`UIProgressView.progressTintColor`).
  public var progressTintColor: Color? {
    get { value(ProgressLook.progressTint) }
    nonmutating set { set(newValue, .progressTint) }
  }
  /// The color of the rest of bars (`UIProgressView.trackTintColor`).
  public var trackTintColor: Color? {
    get { value(ProgressLook.trackTint) }
    nonmutating set { set(newValue, .trackTint) }
  }
  /// The image of filled parts (`UIProgressView.progressImage`).
  public var progressImage: Image? {
    get { value(ProgressLook.progressImage) }
    nonmutating set { set(newValue, .progressImage) }
  }
  /// The image of the rest of bars (`UIProgressView.trackImage`).
  public var trackImage: Image? {
    get { value(ProgressLook.trackImage) }
    nonmutating set { set(newValue, .trackImage) }
  }
}

extension ProgressView: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .vertical }
}
