#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct ControlLooksTests {
  @Test func `a label keeps what is only drawn`() {
    let label = UILabel(frame: .zero)
    #expect(!label.allowsDefaultTighteningForTruncation)
    #expect(label.baselineAdjustment == .alignBaselines)
    label.allowsDefaultTighteningForTruncation = true
    label.baselineAdjustment = .alignCenters
    label.showsExpansionTextWhenTruncated = true
    label.enablesMarqueeWhenAncestorFocused = true
    #expect(label.allowsDefaultTighteningForTruncation && label.showsExpansionTextWhenTruncated)
    #expect(label.baselineAdjustment == .alignCenters && label.enablesMarqueeWhenAncestorFocused)
  }

  @Test func `a label says where its text is`() {
    let label = UILabel(frame: .zero)
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "x"
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.origin == bounds.origin && one.width > 0 && one.height > 0)
    label.text = String(repeating: "x", count: 100)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width == 100)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height > one.height)
  }

  /// A label that leaves space around its text, as many libraries do.
  private final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
      -> CGRect
    {
      super.textRect(
        forBounds: bounds.insetBy(dx: 4, dy: 4), limitedToNumberOfLines: numberOfLines)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
  }

  @Test func `a subclass moves the text of a label`() {
    let label = PaddedLabel(frame: .zero)
    label.text = "x"
    let rect = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 50, height: 50), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 4, y: 4))
    label.drawText(in: rect)
  }

  @Test func `an image view animates until it is stopped`() {
    let view = UIImageView(frame: .zero)
    #expect(view.animationImages == nil && view.highlightedAnimationImages == nil)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0 && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage(), UIImage()]
    view.highlightedAnimationImages = [UIImage()]
    view.animationDuration = 0.5
    view.animationRepeatCount = 3
    view.startAnimating()
    #expect(view.isAnimating && view.animationDuration == 0.5 && view.animationRepeatCount == 3)
    #expect(view.highlightedAnimationImages?.count == 1)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    view.masksFocusEffectToContents = true
    #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(view.masksFocusEffectToContents)
  }

  @Test func `a progress view takes a progress over`() {
    let view = UIProgressView(progressViewStyle: .default)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(view.observedProgress == nil)
    view.observedProgress = progress
    #expect(view.observedProgress === progress && view.progress == 0.25)
    view.observedProgress = nil
    #expect(view.observedProgress == nil && view.progress == 0.25)
  }

  @Test func `a field says where its characters are`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "hello"
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(start.minX == 0 && end.minX > start.minX && start.height > 0)
    guard let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument),
      let caret = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    else {
      Issue.record("no range")
      return
    }
    #expect(field.firstRect(for: range).width == end.minX - start.minX)
    let rects = field.selectionRects(for: range)
    #expect(rects.count == 1 && rects[0].rect == field.firstRect(for: range))
    #expect(rects[0].containsStart && rects[0].containsEnd && !rects[0].isVertical)
    #expect(field.selectionRects(for: caret).isEmpty)
    func offset(_ position: UITextPosition?) -> Int? {
      position.map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
    #expect(offset(field.closestPosition(to: CGPoint(x: -5, y: 0))) == 0)
    #expect(offset(field.closestPosition(to: CGPoint(x: 190, y: 0))) == 5)
    #expect(offset(field.closestPosition(to: CGPoint(x: 0, y: 0), within: caret)) == 5)
    field.textAlignment = .right
    #expect(field.caretRect(for: field.endOfDocument).minX == 200)
    field.drawText(in: .zero)
    field.drawPlaceholder(in: .zero)
  }

  @Test func `the buttons above the keyboard are kept`() {
    let field = UITextField(frame: .zero)
    let item = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    #expect(field.inputAssistantItem.allowsHidingShortcuts)
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    field.inputAssistantItem.trailingBarButtonGroups = []
    field.inputAssistantItem.allowsHidingShortcuts = false
    #expect(field.inputAssistantItem.leadingBarButtonGroups == [group])
    #expect(group.barButtonItems == [item] && group.representativeItem == nil)
    #expect(!group.isDisplayingRepresentativeItem && !group.alwaysAvailable && !group.isHidden)
  }

  private final class Reader: NSObject, UITextViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
      -> Bool
    { false }
  }

  @Test func `a delegate of a text view is one of a scroll view, too`() {
    let (view, reader) = (UITextView(frame: .zero), Reader())
    view.delegate = reader
    let link = URL(fileURLWithPath: "/x")
    let range = NSRange(location: 0, length: 1)
    #expect(
      !reader.textView(
        view, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction))
    #expect(
      reader.textView(
        view, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview))
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(reader.scrolls == 1)
    #expect(UITextItemInteraction.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `an override of a control's sending gets any target`() {
    final class Quiet: UIControl {
      var targets: [AnyObject] = []
      override func sendAction(_ action: ActionSelector, to target: Any?, for event: UIEvent?) {
        targets.append(target as AnyObject)
        super.sendAction(action, to: target, for: event)
      }
    }
    @MainActor final class Target: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let (control, target) = (Quiet(frame: .zero), Target())
    control.addTarget(target, action: ActionSelector("tapped", Target.tapped), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.taps == 1 && control.targets.first === target)
  }
}
#endif
