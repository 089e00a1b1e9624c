package import InterfaceBuilder
package import ResponderKit
import TextFormats
package import ValueControls

extension PageControl: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.set, .increment, .decrement] }
  package static func make(_ element: InterfaceElement) -> View { PageControl(frame: .zero) }

  package func apply(_ content: PageControlContent, _ context: ViewKind.Context) {
    numberOfPages = content.numberOfPages
    currentPage = content.currentPage
    hidesForSinglePage = content.hidesForSinglePage
    allowsContinuousInteraction = content.allowsContinuousInteraction
    if let direction = Direction.named(content.direction) { self.direction = direction }
    if let style = BackgroundStyle.named(content.backgroundStyle) { backgroundStyle = style }
    if let image = content.preferredIndicatorImage {
      preferredIndicatorImage = image.sized(by: context)
    }
    if let image = content.preferredCurrentPageIndicatorImage {
      preferredCurrentPageIndicatorImage = image.sized(by: context)
    }
    decode(
      indicatorTint: content.pageIndicatorTintColor,
      currentTint: content.currentPageIndicatorTintColor)
  }

  package static func reasonUnread(_ element: InterfaceElement) -> String? {
    let content = PageControlContent(element)
    let isSingle = content.hidesForSinglePage && content.numberOfPages == 1
    return content.numberOfPages == 0
      ? "without pages" : isSingle ? "hidden for a single page" : nil
  }

  package var valueText: String? {
    numberOfPages == 0 ? "no pages" : "page \(currentPage + 1) of \(numberOfPages)"
  }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    switch operation {
    case .increment: return changing { $0.accessibilityIncrement() }
    case .decrement: return changing { $0.accessibilityDecrement() }
    case .set(let text): return try turn(to: text, in: context)
    default: throw context.misfit(operation, of: self)
    }
  }

  private func turn(
    to text: String, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard numberOfPages > 0 else {
      throw OperationRefusal("it has no pages", "Tap another control.")
    }
    guard let page = Int(text), (1...numberOfPages).contains(page) else {
      throw OperationRefusal(
        "there is no page '\(brief(text))'", "Give one from 1 to \(numberOfPages).")
    }
    let distance = page - 1 - currentPage
    guard abs(distance) <= 1000 else {
      throw OperationRefusal("page \(page) is more than 1,000 pages away", "Give a nearer one.")
    }
    return {
      if self.allowsContinuousInteraction {
        context.driver.scrub(self, to: page - 1)
      } else {
        for _ in 0..<abs(distance) {
          if distance > 0 { self.accessibilityIncrement() } else { self.accessibilityDecrement() }
        }
      }
      return self.currentPage == page - 1 ? nil : self.missed("page \(page)")
    }
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [shape(of: .pages(currentPage + 1, of: numberOfPages))]
  }
}
