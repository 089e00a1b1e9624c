import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ContentPriorityTests {
  @Test func `priorities are named numbers with which one can reckon`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(.defaultLow + 1 == UILayoutPriority(rawValue: 251))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(priorities.max() == .required)
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 751)
  }

  @Test func `views keep their priorities in each direction`() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .fittingSizeLevel)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  /// The values that were read from UIKit's classes: Stack Overflow 36924093.
  @Test func `classes have UIKit's defaults`() {
    let views: [(UIView, Float, Float)] = [
      (UIView(), 250, 250), (UILabel(), 250, 250), (UIImageView(), 250, 250),
      (UIButton(), 250, 250), (UITextField(), 250, 250), (UITextView(), 250, 250),
      (UIScrollView(), 250, 250), (UISwitch(), 750, 750), (UIStepper(), 750, 750),
      (UIPageControl(), 750, 750), (UIActivityIndicatorView(), 750, 750),
      (UIPickerView(), 750, 750), (UIDatePicker(), 750, 750), (UISlider(), 250, 750),
      (UISegmentedControl(), 250, 750), (UIProgressView(), 250, 750), (UISearchBar(), 250, 750),
      (UITabBar(), 250, 750), (UIToolbar(), 250, 750),
    ]
    for (view, horizontal, vertical) in views {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(view)")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(view)")
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test func `sizes to fit have UIKit's numbers`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }
}
