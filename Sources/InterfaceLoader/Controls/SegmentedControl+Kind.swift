package import InterfaceBuilder
package import ResponderKit
import TextFormats
package import ValueControls

extension SegmentedControl: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.choose] }
  package static func make(_ element: InterfaceElement) -> View { SegmentedControl(frame: .zero) }

  package func apply(_ content: SegmentedControlContent, _ context: ViewKind.Context) {
    for segment in content.segments {
      decode(
        title: segment.title, image: segment.image?.sized(by: context),
        isEnabled: segment.isEnabled, width: segment.width, offset: segment.contentOffset)
    }
    apportionsSegmentWidthsByContent = content.apportionsSegmentWidthsByContent
    isMomentary = content.isMomentary
    if !isMomentary, let selected = content.selectedSegmentIndex { selectedSegmentIndex = selected }
    if let style = Style.named(content.segmentControlStyle) { segmentedControlStyle = style }
    if let color = content.selectedSegmentTintColor { decode(selectedTint: color) }
  }

  package static func reasonUnread(_ element: InterfaceElement) -> String? {
    SegmentedControlContent(element).segments.isEmpty ? "without segments" : nil
  }

  package var valueText: String? { isMomentary ? nil : name(ofSegment: selectedSegmentIndex) }
  package var hasFixedSize: Bool { true }

  /// Returns the title of a segment or the name of its image; its number from 1 where it has neither.
  private func name(ofSegment segment: Int) -> String {
    if segment == Self.noSegment { return "no segment" }
    return titleForSegment(at: segment) ?? imageForSegment(at: segment)?.name
      ?? "segment \(segment + 1)"
  }

  /// Returns the choice of a segment by its title, by the name of its image or by its number.
  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else { throw context.misfit(operation, of: self) }
    let names = (0..<numberOfSegments).map { name(ofSegment: $0) }
    let segment = try SegmentNames(names).chosen(by: titles, context.spelled)
    return {
      guard self.isEnabledForSegment(at: segment) else {
        return "segment '\(brief(names[segment]))' is not enabled"
      }
      context.driver.tap(at: self.convert(self.rect(ofSegment: segment).center, to: nil))
      return self.selectedSegmentIndex == segment
        ? nil : "the touch does not reach the segment"
    }
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [shape(of: .area)]
      + shapesOfParts { number in
        let title = titleForSegment(at: number) ?? imageForSegment(at: number)?.name ?? ""
        return (title, selectedSegmentIndex == number)
      }
  }
}
