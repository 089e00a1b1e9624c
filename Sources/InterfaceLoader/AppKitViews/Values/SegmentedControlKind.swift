import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Controls of segments side by side.
enum SegmentedControlKind: AppKitControlKind {
  static var elementNames: [String] { ["segmentedControl"] }
  static var operatedName: String? { "segmented controls" }
  static var operations: [ScreenOperation.Kind] { [.choose, .tap] }

  static func make() -> NSSegmentedControl { NSSegmentedControl(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSSegmentedCell else { return }
    cell.apply(content)
    cell.trackingMode = .init(documentName: content.trackingMode)
    cell.segmentStyle = .init(documentName: content.segmentStyle)
    let segments = SegmentedControlContent(content.element).segments
    cell.segmentCount = min(segments.count, 2048)
    for (number, segment) in segments.prefix(2048).enumerated() {
      if let title = segment.title { cell.setLabel(title, forSegment: number) }
      cell.setImage(segment.image?.sized(by: context), forSegment: number)
      cell.setWidth(segment.width, forSegment: number)
      cell.setTag(segment.tag, forSegment: number)
      if let scaling = NSImageScaling(documentName: segment.imageScaling) {
        cell.setImageScaling(scaling, forSegment: number)
      }
      cell.setToolTip(segment.toolTip, forSegment: number)
      if segment.isSelected { cell.setSelected(true, forSegment: number) }
      cell.setEnabled(segment.isEnabled, forSegment: number)
    }
  }

  static func apply(
    _ element: InterfaceElement, to view: NSSegmentedControl, _ context: ViewKind.Context
  ) {
    guard let cell = view.cell, let content = element.cellElement.map({ CellContent($0) }) else {
      return
    }
    apply(content, to: cell, context)
    view.segmentDistribution = .init(documentName: content.segmentDistribution)
  }

  static func valueText(of view: NSSegmentedControl) -> String? {
    view.trackingMode.isMomentary ? nil : view.selectionText
  }

  static func shapes(of view: NSSegmentedControl) -> [ViewShape] {
    (0..<view.segmentCount).flatMap { number in
      let title = view.label(forSegment: number) ?? ""
      let frame = view.frame(ofSegment: number)
      let isDimmed = !view.isEnabled(forSegment: number)
      let line = ScreenDrawing.StyledLine(title, size: 13, alignment: .center)
      let part = ViewShape(
        content: .part(line, isSelected: view.isSelected(forSegment: number)), frame: frame,
        isDimmed: isDimmed)
      guard title.isEmpty, let image = view.image(forSegment: number) else { return [part] }
      let shown = ViewShape(
        content: .image(image.name, isSymbol: image.catalog == .system),
        frame: frame.insetBy(dx: min(4, frame.width / 4), dy: min(4, frame.height / 4)),
        isDimmed: isDimmed)
      return [part, shown]
    }
  }

  /// Returns a click on a segment, which is chosen by its title, by the name of its image or by its number.
  static func prepare(
    _ operation: ScreenOperation, on view: NSSegmentedControl,
    in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    let names = SegmentNames((0..<view.segmentCount).map { view.name(ofSegment: $0) })
    let segment = try names.chosen(by: titles, context.spelled)
    return {
      guard view.isEnabled(forSegment: segment) else {
        return "segment '\(names.names[segment])' is not enabled"
      }
      context.driver.click(at: view.convert(view.frame(ofSegment: segment).center, to: nil))
      return nil
    }
  }
}

extension NSSegmentedControl.SwitchTracking {
  /// Creates a mode from Interface Builder's name; one segment for a missing one.
  fileprivate init(documentName: String?) {
    switch documentName {
    case "selectAny": self = .selectAny
    case "momentary": self = .momentary
    case "momentaryAccelerator": self = .momentaryAccelerator
    default: self = .selectOne
    }
  }
}

extension NSSegmentedControl.Style {
  /// Creates a style from Interface Builder's name; automatic for a missing one.
  fileprivate init(documentName: String?) {
    switch documentName {
    case "rounded": self = .rounded
    case "texturedRounded": self = .texturedRounded
    case "roundRect": self = .roundRect
    case "texturedSquare": self = .texturedSquare
    case "capsule": self = .capsule
    case "smallSquare": self = .smallSquare
    case "separated": self = .separated
    default: self = .automatic
    }
  }
}

extension NSSegmentedControl.Distribution {
  /// Creates a distribution from Interface Builder's name; that which fits for a missing one.
  fileprivate init(documentName: String?) {
    switch documentName {
    case "fill": self = .fill
    case "fillEqually": self = .fillEqually
    case "fillProportionally": self = .fillProportionally
    default: self = .fit
    }
  }
}
