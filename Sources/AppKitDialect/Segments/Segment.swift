import Accessibility
import Graphics
import ResponderKit

/// A segment of a segmented control: its contents, its state, and its element for a screen reader.
final class Segment: Responder {
  private let cellLink: Backlink<NSSegmentedCell>
  var label: String?
  var image: Image?
  var imageScaling = NSImageScaling.scaleProportionallyDown
  var alignment = TextAlignment.natural
  var width = 0.0
  var isEnabled = true
  var isSelected = false
  var tag = 0
  var toolTip: String?
  var menu: NSMenu?
  var showsMenuIndicator = false

  init(of cell: NSSegmentedCell) { cellLink = Backlink(cell) }

  /// Creates a segment with the contents of another one.
  convenience init(copying other: Segment, of cell: NSSegmentedCell) {
    self.init(of: cell)
    (label, image, imageScaling) = (other.label, other.image, other.imageScaling)
    (alignment, width, isEnabled) = (other.alignment, other.width, other.isEnabled)
    (isSelected, tag, toolTip) = (other.isSelected, other.tag, other.toolTip)
    (menu, showsMenuIndicator) = (other.menu, other.showsMenuIndicator)
  }

  private var cell: NSSegmentedCell? { cellLink.object }
  private var control: NSSegmentedControl? { cell?.controlView as? NSSegmentedControl }

  override var accessibilityElement: AccessibilityElement {
    var element = collectedElement
    guard let cell, let place = cell.segments.firstIndex(where: { $0 === self }) else {
      return element
    }
    let title = label.flatMap { $0.isEmpty ? nil : $0 }
    element.describe(
      AppKitAttributes(cell.roleOfSegments, title: title),
      value: cell.trackingMode.isMomentary ? nil : .toggle(isSelected ? .on : .off))
    if element.label == nil, let name = image?.accessibilityLabel {
      (element.label, element.labelSource) = (name, .image)
    }
    element.hint = element.hint ?? toolTip
    if !isEnabled || !cell.isEnabled { element.traits.insert(.notEnabled) }
    if let control {
      element.frame = control.frameFromTop(ofPart: self)
      element.activationPoint = element.frame.center
    }
    element.position = .series(place + 1, of: cell.segments.count)
    return element
  }
}

extension Segment: PartOfNSView {
  var wholeView: (any PartedView)? { control }
}
