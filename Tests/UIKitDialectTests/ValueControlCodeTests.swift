import Testing
import UIKitDialect

/// Written as for UIKit; `#selector` has become a named selector.
private final class SettingsViewController: UIViewController {
  let slider = UISlider()
  let toggle = UISwitch()
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["Small", "Large"])
  let pages = UIPageControl()
  let well = UIColorWell()
  let progress = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.setValue(5, animated: false)
    slider.minimumTrackTintColor = .black
    slider.setThumbImage(UIImage(named: "thumb"), for: .normal)
    slider.addTarget(self, action: .sliderChanged, for: .valueChanged)

    toggle.frame.origin = CGPoint(x: 0, y: 50)
    toggle.onTintColor = .black
    toggle.setOn(true, animated: false)
    toggle.addTarget(self, action: .switchChanged, for: .valueChanged)

    stepper.frame.origin = CGPoint(x: 0, y: 100)
    stepper.maximumValue = 3
    stepper.autorepeat = false
    stepper.addTarget(self, action: .stepperChanged, for: .valueChanged)

    segments.frame = CGRect(x: 0, y: 150, width: 200, height: 32)
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    segments.insertSegment(withTitle: "Huge", at: segments.numberOfSegments, animated: false)
    segments.setEnabled(false, forSegmentAt: 1)
    segments.addAction(
      UIAction { [unowned self] _ in
        lines.append("segment \(segments.selectedSegmentIndex)")
      }, for: .valueChanged)

    pages.frame = CGRect(x: 0, y: 200, width: 200, height: 26)
    pages.numberOfPages = 4
    pages.pageIndicatorTintColor = .black
    pages.addTarget(self, action: .pageChanged, for: .valueChanged)

    well.frame = CGRect(x: 0, y: 250, width: 44, height: 44)
    well.title = "Accent"
    well.supportsAlpha = false

    spinner.hidesWhenStopped = true
    progress.setProgress(0.5, animated: true)
    for view in [slider, toggle, stepper, segments, pages, well, progress, spinner] {
      view.addSubview(UIView())
      self.view.addSubview(view)
    }
  }

  func sliderChanged(_ sender: UISlider) { lines.append("slider \(sender.value)") }
  func switchChanged(_ sender: UISwitch) { lines.append("switch \(sender.isOn)") }
  func stepperChanged(_ sender: UIStepper) { lines.append("stepper \(Int(sender.value))") }
  func pageChanged(_ sender: UIPageControl) { lines.append("page \(sender.currentPage)") }
}

extension ActionSelector {
  fileprivate static let sliderChanged = ActionSelector(
    "sliderChanged:", SettingsViewController.sliderChanged)
  fileprivate static let switchChanged = ActionSelector(
    "switchChanged:", SettingsViewController.switchChanged)
  fileprivate static let stepperChanged = ActionSelector(
    "stepperChanged:", SettingsViewController.stepperChanged)
  fileprivate static let pageChanged = ActionSelector(
    "pageChanged:", SettingsViewController.pageChanged)
}

/// A slider whose track is thicker and whose thumb stays within it, as many apps have one.
private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.origin.x = 20
    rect.size.width = 100
    rect.size.height = 10
    return rect
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
}

/// Subclasses that watch what UIKit lets them override.
private final class BrandSlider: UISlider {
  private(set) var changes = 0
  override var minimumTrackTintColor: UIColor? { didSet { changes += 1 } }
  override var value: Float { didSet { changes += 1 } }
}

private final class BrandSegments: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title?.uppercased(), forSegmentAt: segment)
  }
}

private final class BrandRefresh: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .black
  }
}

private final class BrandSpinner: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) {
    super.init(style: style)
    hidesWhenStopped = false
  }
}

@MainActor @Suite struct ValueControlCodeTests {
  @Test func `subclasses override what they override in UIKit`() {
    let slider = BrandSlider()
    slider.minimumTrackTintColor = .black
    slider.value = 1
    #expect(slider.changes == 2)
    let segments = BrandSegments(items: ["a", "b"])
    segments.setTitle("c", forSegmentAt: 1)
    #expect(segments.titleForSegment(at: 1) == "C" && segments.selectedSegmentIndex == 0)
    #expect(BrandRefresh().tintColor == .black)
    #expect(!BrandSpinner(style: .large).hidesWhenStopped)
  }

  @Test func `a screen of controls written for UIKit works`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = SettingsViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let driver = TouchDriver(in: window)
    driver.drag(controller.slider, to: 8)
    driver.tap(controller.toggle)
    driver.tap(at: CGPoint(x: 80, y: 116))
    driver.tap(at: CGPoint(x: 100, y: 160))
    driver.tap(at: CGPoint(x: 190, y: 160))
    driver.tap(at: CGPoint(x: 190, y: 210))
    #expect(
      controller.lines == ["slider 8.0", "switch false", "stepper 1", "segment 2", "page 1"])
    controller.spinner.startAnimating()
    #expect(controller.spinner.isAnimating && !controller.spinner.isHidden)
    #expect(controller.progress.progress == 0.5)
  }

  @Test func `a subclass decides where the thumb of a slider goes`() {
    let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let driver = TouchDriver(in: slider)
    driver.drag(slider, to: 0.5)
    #expect(slider.value == 0.5)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
    #expect(thumb.midX == 70)
  }

  @Test func `a table is refreshed as in UIKit`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    scrollView.refreshControl = control
    #expect(TouchDriver(in: scrollView).pullToRefresh(scrollView))
    #expect(control.isRefreshing && pulls == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test func `raw values are UIKit's`() {
    #expect(UISwitch.Style.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UISegmentedControl.Segment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UISegmentedControl.noSegment == -1)
    #expect(UIPageControl.InteractionState.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIPageControl.BackgroundStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIPageControl.Direction.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIActivityIndicatorView.Style.allCases.map(\.rawValue) == [0, 1, 2, 100, 101])
    #expect(UIProgressView.Style.allCases.map(\.rawValue) == [0, 1])
    #expect(UIBarMetrics.allCases.map(\.rawValue) == [0, 1, 101, 102])
    #expect(UISlider.Style.default.rawValue == 0)
  }
}
