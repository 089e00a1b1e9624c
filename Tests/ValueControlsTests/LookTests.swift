import Accessibility
import Graphics
import ResponderKit
import ControlCore
import ControlValues
import Graphics
import ResponderKit
import ValueControls
import Testing

private let (red, blue) = (
  Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1), Color.sRGB(red: 0, green: 0, blue: 1, alpha: 1)
)
private let (sun, moon) = (Image(systemName: "sun.max"), Image(systemName: "moon"))

/// What a program sets about the looks of value controls stays, and a state without its own has that
/// of the normal state.
@MainActor @Suite struct LookTests {
  @Test func `a slider keeps its images, colors and styles`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(slider.intrinsicContentSize.width == View.noIntrinsicMetric)
    slider.setThumbImage(sun, for: .normal)
    slider.setMinimumTrackImage(sun, for: .normal)
    slider.setMaximumTrackImage(sun, for: .normal)
    slider.setMaximumTrackImage(moon, for: .disabled)
    #expect(slider.thumbImage(for: .highlighted) == sun)
    #expect(slider.minimumTrackImage(for: .disabled) == sun)
    #expect(slider.maximumTrackImage(for: .disabled) == moon)
    slider.isEnabled = false
    #expect(slider.currentMaximumTrackImage == moon && slider.currentMinimumTrackImage == sun)
    #expect(slider.currentThumbImage == sun)
    (slider.thumbTintColor, slider.minimumTrackTintColor) = (red, blue)
    slider.maximumTrackTintColor = red
    (slider.minimumValueImage, slider.maximumValueImage) = (moon, sun)
    #expect((slider.thumbTintColor, slider.minimumTrackTintColor) == (red, blue))
    #expect(slider.maximumTrackTintColor == red)
    #expect((slider.minimumValueImage, slider.maximumValueImage) == (moon, sun))
    #expect(slider.sliderStyle == .default && slider.preferredBehavioralStyle == .automatic)
    slider.preferredBehavioralStyle = .pad
    slider.sliderStyle = .thumbless
    #expect(slider.behavioralStyle == .pad && slider.sliderStyle == .thumbless)
    slider.accessibilityValue = .text("low")
    slider.accessibilityActivationPoint = Point(x: 1, y: 2)
    slider.isAccessibilityElement = false
    #expect(slider.accessibilityValue == .text("low") && !slider.isAccessibilityElement)
    #expect(slider.accessibilityActivationPoint == Point(x: 1, y: 2))
  }

  @Test func `a stepper and a switch keep their images and colors, and have a size`() {
    let stepper = Stepper()
    stepper.setBackgroundImage(sun, for: .normal)
    stepper.setDividerImage(sun, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(moon, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    stepper.setIncrementImage(sun, for: .normal)
    stepper.setDecrementImage(moon, for: .normal)
    #expect(stepper.backgroundImage(for: .disabled) == sun)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == moon)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .disabled) == sun)
    #expect(stepper.incrementImage(for: .disabled) == sun)
    #expect(stepper.decrementImage(for: .highlighted) == moon)
    #expect(stepper.sizeThatFits(.zero) == stepper.intrinsicContentSize)
    let control = Switch()
    (control.onTintColor, control.thumbTintColor) = (red, blue)
    (control.onImage, control.offImage) = (sun, moon)
    #expect((control.onTintColor, control.thumbTintColor) == (red, blue))
    #expect((control.onImage, control.offImage) == (sun, moon))
    #expect(control.preferredStyle == .automatic)
    control.preferredStyle = .checkbox
    #expect(control.preferredStyle == .checkbox)
    // Two points on the right are not aligned.
    #expect(control.sizeThatFits(.zero) == Size(width: 51, height: 31))
    #expect(control.intrinsicContentSize == Size(width: 49, height: 31))
    #expect(control.alignmentRectInsets.right == 2)
    control.isAccessibilityElement = false
    #expect(!control.isAccessibilityElement)
  }

  @Test func `segments keep their widths, offsets, images and titles`() {
    let control = SegmentedControl(items: ["One", sun, Action(title: "Three") { _ in }])
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == "Three")
    control.insertSegment(with: moon, at: 1, animated: false)
    #expect(control.imageForSegment(at: 1) == moon && control.imageForSegment(at: 2) == sun)
    control.setWidth(50, forSegmentAt: 0)
    control.setWidth(-1, forSegmentAt: 1)
    control.setWidth(50, forSegmentAt: 9)
    control.setContentOffset(Size(width: 1, height: 2), forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 50 && control.widthForSegment(at: 1) == 0)
    #expect(control.widthForSegment(at: 9) == 0)
    #expect(control.contentOffsetForSegment(at: 0) == Size(width: 1, height: 2))
    #expect(control.contentOffsetForSegment(at: 9) == .zero)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 0))
    control.setAction(Action(title: "First") { _ in }, forSegmentAt: 0)
    control.setAction(Action(title: "None") { _ in }, forSegmentAt: 9)
    #expect(control.titleForSegment(at: 0) == "First")
    let width = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < width)
    control.selectedSegmentTintColor = red
    control.segmentedControlStyle = .bordered
    #expect(control.selectedSegmentTintColor == red && control.segmentedControlStyle == .bordered)
    control.setBackgroundImage(sun, for: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == sun)
    #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
    control.setDividerImage(
      moon, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == moon)
    let offset = Offset(horizontal: 1, vertical: 2)
    control.setContentPositionAdjustment(offset, forSegmentType: .left, barMetrics: .default)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == offset)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == Offset())
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `pages, progress, indicators, wells and pulls keep their looks and have a size`() {
    let pages = PageControl()
    pages.numberOfPages = 3
    pages.updateCurrentPageDisplay()
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (red, blue)
    pages.backgroundStyle = .minimal
    pages.preferredIndicatorImage = sun
    pages.setIndicatorImage(moon, forPage: 1)
    pages.setCurrentPageIndicatorImage(sun, forPage: 1)
    #expect((pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) == (red, blue))
    #expect(pages.backgroundStyle == .minimal && pages.indicatorImage(forPage: 0) == sun)
    #expect(pages.indicatorImage(forPage: 1) == moon)
    #expect(pages.currentPageIndicatorImage(forPage: 1) == sun)
    #expect(pages.sizeThatFits(.zero) == pages.intrinsicContentSize)
    #expect(pages.size(forNumberOfPages: 6).width > pages.intrinsicContentSize.width)
    pages.accessibilityValue = .text("first")
    pages.isAccessibilityElement = false
    #expect(pages.accessibilityValue == .text("first") && !pages.isAccessibilityElement)

    let progress = ProgressView()
    (progress.progressTintColor, progress.trackTintColor) = (red, blue)
    (progress.progressImage, progress.trackImage) = (sun, moon)
    progress.progressViewStyle = .bar
    #expect((progress.progressTintColor, progress.trackTintColor) == (red, blue))
    #expect((progress.progressImage, progress.trackImage) == (sun, moon))
    #expect(progress.progressViewStyle == .bar)
    #expect(progress.intrinsicContentSize.width == View.noIntrinsicMetric)
    progress.accessibilityValue = .text("half")
    progress.accessibilityTraits = .adjustable
    progress.isAccessibilityElement = false
    #expect(progress.accessibilityValue == .text("half") && !progress.isAccessibilityElement)
    #expect(progress.accessibilityTraits == .adjustable)

    let indicator = ActivityIndicatorView()
    (indicator.style, indicator.color) = (.large, red)
    #expect(indicator.style == .large && indicator.color == red)
    #expect(indicator.sizeThatFits(.zero) == indicator.intrinsicContentSize)
    indicator.isAccessibilityElement = true
    indicator.accessibilityTraits = .image
    #expect(indicator.isAccessibilityElement && indicator.accessibilityTraits == .image)

    let well = ColorWell()
    #expect(well.sizeThatFits(.zero) == well.intrinsicContentSize)
    well.accessibilityValue = .text("red")
    well.isAccessibilityElement = false
    #expect(well.accessibilityValue == .text("red") && !well.isAccessibilityElement)

    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (RefreshControl(), RefreshControl())
    list.refreshControl = first
    list.refreshControl = first
    list.refreshControl = second
    #expect(list.refreshControl === second && first.superview == nil)
    second.attributedTitle = AttributedText("Pull")
    #expect(second.accessibilityLabel == "Pull" && !second.canBecomeFocused)
    second.accessibilityLabel = "Reload"
    second.isAccessibilityElement = true
    #expect(second.accessibilityLabel == "Reload" && second.isAccessibilityElement)
  }

  @Test func `rules for all controls of a class give them their looks`() {
    let application = Application()
    let slider = application.appearance(of: Slider.self)
    slider.thumbTintColor = red
    slider.minimumTrackTintColor = blue
    slider.maximumTrackTintColor = red
    #expect(slider.thumbTintColor == red && slider.minimumTrackTintColor == blue)
    #expect(slider.maximumTrackTintColor == red)
    let pages = application.appearance(of: PageControl.self)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (red, blue)
    #expect(pages.pageIndicatorTintColor == red && pages.currentPageIndicatorTintColor == blue)
    let progress = application.appearance(of: ProgressView.self)
    (progress.progressTintColor, progress.trackTintColor) = (red, blue)
    (progress.progressImage, progress.trackImage) = (sun, moon)
    #expect(progress.progressTintColor == red && progress.trackTintColor == blue)
    #expect(progress.progressImage == sun && progress.trackImage == moon)
    let toggle = application.appearance(of: Switch.self)
    (toggle.onTintColor, toggle.thumbTintColor) = (red, blue)
    (toggle.onImage, toggle.offImage) = (sun, moon)
    #expect(toggle.onTintColor == red && toggle.thumbTintColor == blue)
    #expect(toggle.onImage == sun && toggle.offImage == moon)
    let segments = application.appearance(of: SegmentedControl.self)
    segments.selectedSegmentTintColor = red
    segments.setBackgroundImage(sun, for: .normal, barMetrics: .default)
    segments.setDividerImage(
      moon, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(segments.selectedSegmentTintColor == red)
    let stepper = application.appearance(of: Stepper.self)
    stepper.setBackgroundImage(sun, for: .normal)
    stepper.setDecrementImage(sun, for: .normal)
    stepper.setIncrementImage(moon, for: .normal)
    stepper.setDividerImage(moon, forLeftSegmentState: .normal, rightSegmentState: .normal)
    let indicator = application.appearance(of: ActivityIndicatorView.self)
    indicator.color = red
    #expect(indicator.color == red)
    let window = Window(windowScene: WindowScene(application: application))
    let all = (Slider(), ProgressView(), Switch(), SegmentedControl(items: ["A"]), Stepper())
    for view in [all.0, all.1, all.2, all.3, all.4] as [View] { window.addSubview(view) }
    #expect(all.0.thumbTintColor == red && all.1.trackImage == moon && all.2.onImage == sun)
    #expect(all.3.backgroundImage(for: .normal, barMetrics: .default) == sun)
    #expect(all.4.incrementImage(for: .normal) == moon)
    #expect(all.4.backgroundImage(for: .normal) == sun)
  }

  @Test func `labels and image views keep what is set and have a size`() {
    let label = Label()
    label.attributedText = AttributedText("One")
    #expect(label.text == "One" && label.attributedText?.string == "One")
    label.font = nil
    label.textColor = nil
    #expect(label.font == .system(ofSize: 17) && label.textColor == .system("labelColor"))
    label.text = "Two"
    #expect(label.attributedText?.string == "Two")
    #expect(label.intrinsicContentSize.height > 0)
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement)
    let view = ImageView(image: sun, highlightedImage: moon)
    #expect(view.image == sun && view.highlightedImage == moon)
    #expect(ImageView(image: nil).sizeThatFits(.zero) == .zero)
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    view.accessibilityLabel = "Sun"
    #expect(view.accessibilityLabel == "Sun")
  }
}
