import AppKitDialect
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A view of a document as constraints have placed it.
@MainActor
struct LaidOutView {
  let object: Responder
  let element: InterfaceElement
  /// The frame on the screen, from its top left.
  let frame: Rect
  /// Indicates whether a user operates it.
  let isControl: Bool
  /// Indicates whether a view around it scrolls.
  let isScrolled: Bool
  /// The text that it shows; nil for none.
  let text: LaidOutText?

  init(_ object: Responder, _ element: InterfaceElement, _ frame: Rect, isScrolled: Bool) {
    (self.object, self.element, self.frame) = (object, element, frame)
    self.isScrolled = isScrolled
    switch object {
    case let label as Label: (isControl, text) = (false, LaidOutText(label))
    case let button as Button: (isControl, text) = (true, LaidOutText(button))
    case let field as NSTextField where !field.isEditable && !field.isBezeled:
      (isControl, text) = (false, LaidOutText(field))
    case let button as NSButton: (isControl, text) = (true, LaidOutText(button))
    default: (isControl, text) = (object is Control || object is NSControl, nil)
    }
  }

  /// The rectangle that the text itself covers on the screen; nil without a text.
  var textFrame: Rect? {
    guard let text, text.needed.width > 0 else { return nil }
    let room = text.room.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
    let size = Size(
      width: min(text.needed.width, room.width), height: min(text.needed.height, room.height))
    let free = room.width - size.width
    let x: Scalar =
      switch text.alignment {
      case .center: free / 2
      case .right: free
      case .natural, .justified: text.isRightToLeft ? free : 0
      default: 0
      }
    return Rect(
      x: room.minX + x, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}

/// A text in a view, with the room that it has and what it needs.
@MainActor
struct LaidOutText {
  /// The room in the coordinates of the view; nil for all of the view.
  var room: Rect?
  /// The extent of the text in the width of its room, with as many lines as it may have.
  var needed: Size
  /// The width that the text needs beyond that of its room, in points; 0 where it fits or wraps.
  var excessWidth = 0.0
  /// Indicates whether the room is less wide than the text, by however little.
  var isSqueezed = false
  /// Indicates whether the text has more lines than it may have.
  var hasTooManyLines = false
  /// The height that the text needs beyond that of its room, in points.
  var excessHeight = 0.0
  var alignment = TextAlignment.natural
  var isRightToLeft = false

  /// The share by which a text may be wider than its room, because another font is measured than is shown.
  private static let tolerance = 1.03

  private init(
    _ text: AttributedText, _ font: Font, in room: Rect, lines: Int, scale: Double,
    _ measurer: any TextMeasurer
  ) {
    let width = max(Double(room.width), 0)
    let whole = Double(measurer.size(of: text, font: font, width: nil, lines: 0).width)
    if lines == 1 {
      needed = measurer.size(of: text, font: font, width: nil, lines: 1)
      hasTooManyLines =
        measurer.size(of: text, font: font, width: nil, lines: 0).height > needed.height
      isSqueezed = Double(needed.width) > width + 0.5
      let excess = Double(needed.width) * scale - width * Self.tolerance - 1
      if excess > 0 { excessWidth = (Double(needed.width) * scale - width).rounded(.up) }
    } else {
      let wide = whole * scale <= width * Self.tolerance + 1 ? nil : width * Self.tolerance
      needed = measurer.size(of: text, font: font, width: wide, lines: lines)
      let all = measurer.size(of: text, font: font, width: wide, lines: 0)
      hasTooManyLines = lines > 0 && all.height > needed.height
    }
    // A shadow or a descender that is cut does no harm.
    let height = lines == 1 ? Double(needed.height) * scale - 4 : Double(needed.height) - 4
    if height > Double(room.height) { excessHeight = height + 4 - Double(room.height) }
  }

  init?(_ label: Label) {
    guard let text = label.attributedText?.attributedText, !text.string.isEmpty else { return nil }
    let shrinks = label.adjustsFontSizeToFitWidth && label.numberOfLines == 1
    let least = label.minimumScaleFactor > 0 ? Double(label.minimumScaleFactor) : 0.5
    self.init(
      text, label.font, in: label.bounds, lines: max(label.numberOfLines, 0),
      scale: shrinks ? least : 1, label.textMeasurer)
    alignment = label.textAlignment
    isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  init?(_ button: Button) {
    guard let title = button.currentAppearance.title, !title.string.isEmpty,
      let label = button.titleLabel
    else { return nil }
    let room = button.currentAppearance.frames.title ?? button.bounds
    self.init(
      title, label.font, in: room, lines: label.lineBreakMode.wraps ? 0 : 1,
      scale: label.adjustsFontSizeToFitWidth ? 0.5 : 1, button.textMeasurer)
    // A title takes the whole height of its button if it has to.
    let lack = Double(needed.height) - Double(button.bounds.height)
    excessHeight = lack > 4 ? lack : 0
    (self.room, alignment) = (room, .center)
  }

  init?(_ label: NSTextField) {
    guard !label.stringValue.isEmpty else { return nil }
    let room = Rect(
      x: 2, y: 0, width: max(0, label.bounds.width - 4), height: label.bounds.height)
    self.init(
      AttributedText(label.stringValue), label.font ?? .system(ofSize: 13), in: room,
      lines: label.lineBreakMode.wraps ? 0 : 1, scale: 1, SystemTextMeasurer())
    ignoreSmallExcess()
    (self.room, alignment) = (room, label.alignment)
    isRightToLeft = label.userInterfaceLayoutDirection == .rightToLeft
  }

  init?(_ button: NSButton) {
    guard !button.title.isEmpty, button.imagePosition != .imageOnly else { return nil }
    let font = button.font ?? .system(ofSize: 13)
    let text = Double(
      SystemTextMeasurer().size(
        of: AttributedText(button.title), font: font, width: nil, lines: 1
      ).width)
    // What stands around the title is part of the button's own size, in what is aligned of it.
    let around = max(0, Double(button.intrinsicContentSize.width) - text)
    let aligned = button.bounds.inset(by: button.alignmentInsets)
    let room = aligned.insetBy(dx: Scalar(min(around, Double(aligned.width)) / 2), dy: 0)
    self.init(
      AttributedText(button.title), font, in: room,
      lines: button.lineBreakMode.wraps && button.bounds.height > 40 ? 0 : 1, scale: 1,
      SystemTextMeasurer())
    // A title is never higher than its button, and what stands around it differs between systems.
    excessHeight = 0
    ignoreSmallExcess()
    (self.room, alignment) = (room, .center)
  }

  /// Ignores what the fonts of older systems make of a text on a Mac, where windows grow with their texts.
  private mutating func ignoreSmallExcess() {
    if excessWidth <= max(6, 0.06 * Double(needed.width)) { excessWidth = 0 }
  }
}
