import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing
import ValueControls

private let red = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1)

@MainActor @Suite struct ColorWellTests {
  @Test func `C173 setting a color sends nothing, and picking one sends valueChanged`() {
    let screen = ControlScreen(ColorWell(frame: .zero))
    screen.control.selectedColor = .black
    #expect(screen.target.count == 0)
    let record = screen.record { $0.pick(red, in: screen.control) }
    #expect(screen.control.selectedColor == red)
    #expect(
      record == """
        touch down at (164, 116)  hits control in Window
          normal → highlighted
          touchDown               no handler
        touch up at (164, 116)
          highlighted → normal
          touchUpInside           no handler
          valueChanged            count: → target
        accessibility changed     control: value red
        """)
    #expect(!screen.control.isPickerPresented)
  }

  @Test func `a well that is disabled opens no picker`() {
    let screen = ControlScreen(ColorWell(frame: .zero))
    screen.control.isEnabled = false
    #expect(!screen.driver.pick(red, in: screen.control))
    #expect(screen.control.selectedColor == nil)
  }

  @Test func `a well without opacity takes the color alone`() {
    let screen = ControlScreen(ColorWell(frame: .zero))
    screen.control.supportsAlpha = false
    screen.driver.pick(red.withAlphaComponent(0.5), in: screen.control)
    #expect(screen.control.selectedColor == red)
  }

  @Test func `a tap presents a picker, whose choices the well takes until it is closed`() throws {
    let well = ColorWell(frame: Rect(x: 20, y: 400, width: 28, height: 28))
    (well.title, well.supportsAlpha, well.selectedColor) = ("Accent", false, red)
    let target = Counter()
    well.addTarget(target, action: .count, for: .valueChanged)
    let (root, window) = shown(well)
    let driver = TouchDriver(in: window)
    driver.tap(well)
    let picker = try #require(root.presentedViewController as? ColorPickerViewController)
    #expect(picker === well.presentedPicker)
    #expect(picker.title == "Accent" && !picker.supportsAlpha && picker.selectedColor == red)
    let sliders = picker.view.subviews.compactMap { $0 as? Slider }.filter { !$0.isHidden }
    #expect(sliders.map(\.value) == [255, 0, 0])
    driver.drag(sliders[1], to: 255)
    #expect(well.selectedColor == .sRGB(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(target.count > 0)
    let count = target.count
    picker.select(.black.withAlphaComponent(0.5))
    #expect(well.selectedColor == .black && target.count == count + 1)
    #expect(sliders.map(\.value) == [0, 0, 0])
    picker.finish()
    #expect(root.presentedViewController == nil && !well.isPickerPresented)
    picker.select(red)
    #expect(well.selectedColor == .black)
  }

  @Test func `the close button ends it, and a driver picks in one step`() throws {
    let well = ColorWell(frame: Rect(x: 20, y: 400, width: 28, height: 28))
    let (root, window) = shown(well)
    let driver = TouchDriver(in: window)
    driver.tap(well)
    let picker = try #require(well.presentedPicker)
    #expect(picker.supportsAlpha && picker.selectedColor == .black)
    let button = try #require(picker.view.subviews.first { $0.accessibilityTraits == .button })
    driver.tap(button)
    #expect(root.presentedViewController == nil && well.presentedPicker == nil)
    #expect(driver.pick(red, in: well))
    #expect(well.selectedColor == red && root.presentedViewController == nil)
  }

  @Test func `a picker that the app dismisses is closed, and one tap opens the next`() throws {
    let well = ColorWell(frame: Rect(x: 20, y: 400, width: 28, height: 28))
    let (root, window) = shown(well)
    let driver = TouchDriver(in: window)
    driver.tap(well)
    well.selectedColor = red
    #expect(well.presentedPicker?.selectedColor == red)
    root.dismiss(animated: true, completion: nil)
    #expect(!well.isPickerPresented && well.presentedPicker == nil)
    driver.tap(well)
    #expect(root.presentedViewController === well.presentedPicker)
    #expect(well.isPickerPresented)
    well.isEnabled = false
    #expect(root.presentedViewController == nil && !well.isPickerPresented)
  }

  @Test func `a color without parts is opaque, and so is one whose opacity is not offered`() throws
  {
    for color in [Color.system("systemRedColor"), red.withAlphaComponent(0.5)] {
      let well = ColorWell(frame: Rect(x: 20, y: 400, width: 28, height: 28))
      (well.selectedColor, well.supportsAlpha) = (color, false)
      let (_, window) = shown(well)
      let driver = TouchDriver(in: window)
      driver.tap(well)
      let sliders = try #require(well.presentedPicker).view.subviews.compactMap { $0 as? Slider }
      driver.drag(sliders[1], to: 255)
      #expect(well.selectedColor?.alpha == 1)
    }
  }

  @Test func `a choice is taken although its handler closes the picker`() {
    let well = ColorWell(frame: Rect(x: 20, y: 400, width: 28, height: 28))
    well.addAction(Action { [weak well] _ in well?.isEnabled = false }, for: .valueChanged)
    let (_, window) = shown(well)
    #expect(TouchDriver(in: window).pick(red, in: well))
    #expect(well.selectedColor == red && !well.isPickerPresented)
  }

  @Test func `a well lets go of its picker`() {
    weak var gone: ColorPickerViewController?
    do {
      let well = ColorWell(frame: Rect(x: 20, y: 400, width: 28, height: 28))
      let (_, window) = shown(well)
      TouchDriver(in: window).tap(well)
      gone = well.presentedPicker
      #expect(gone != nil)
      well.removeFromSuperview()
      #expect(!well.isPickerPresented)
    }
    #expect(gone == nil)
  }

  @Test func `a picker tells its delegate of choices, of drags that go on, and of its end`() {
    final class Choices: ColorPickerViewControllerDelegate {
      var calls: [String] = []
      func colorPickerViewController(
        _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
      ) { calls.append("\(continuously)") }
      func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {
        calls.append("finished")
      }
    }
    let (picker, choices) = (ColorPickerViewController(), Choices())
    picker.delegate = choices
    picker.selectedColor = red
    #expect(choices.calls.isEmpty)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = picker
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let blue = picker.view.subviews.compactMap { $0 as? Slider }[2]
    TouchDriver(in: window).drag(blue, to: 255, steps: 2)
    #expect(choices.calls == ["true", "true", "false"])
    #expect(picker.selectedColor == .sRGB(red: 1, green: 0, blue: 1, alpha: 1))
    picker.select(red)
    picker.finish()
    #expect(choices.calls == ["true", "true", "false", "false", "finished"])
  }

  /// Shows a well on the screen of a controller.
  private func shown(_ well: ColorWell) -> (ViewController, Window) {
    let (root, window) = (
      ViewController(), Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    )
    root.view.addSubview(well)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (root, window)
  }

  @Test func `a well goes by its label, its title or the system's name`() {
    let well = ColorWell(frame: .zero)
    #expect(well.accessibilityElement.systemLabel == .colorWell)
    #expect(well.accessibilityElement.value == nil)
    well.title = "Accent"
    #expect(well.accessibilityElement.label == "Accent")
    #expect(well.accessibilityElement.labelSource == .title)
    well.accessibilityLabel = "Tint"
    #expect(well.accessibilityElement.label == "Tint")
    well.selectedColor = red
    #expect(well.accessibilityElement.value == .color(red))
  }
}

@MainActor @Suite struct RefreshControlTests {
  private func scrollView(_ control: RefreshControl?) -> (ScrollView, TouchDriver) {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    scrollView.refreshControl = control
    let window = Window(frame: scrollView.frame)
    window.addSubview(scrollView)
    return (scrollView, TouchDriver(in: window))
  }

  @Test func `B165 a pull refreshes and sends valueChanged once; code sends nothing`() {
    let control = RefreshControl()
    let target = Counter()
    control.addTarget(target, action: .count, for: .valueChanged)
    let (scrollView, driver) = scrollView(control)
    #expect(driver.pullToRefresh(scrollView))
    #expect(control.isRefreshing)
    #expect(target.count == 1)
    #expect(!driver.pullToRefresh(scrollView))
    control.endRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(target.count == 1)
  }

  @Test func `B166 a disabled control does not refresh`() {
    let control = RefreshControl()
    control.isEnabled = false
    let (scrollView, driver) = scrollView(control)
    let record = InteractionRecord.during { driver.pullToRefresh(scrollView) }
    #expect(record.entries.isEmpty)
    #expect(!control.isRefreshing)
  }

  @Test func `a scroll view has one control`() {
    let (first, second) = (RefreshControl(), RefreshControl())
    let (scrollView, driver) = scrollView(first)
    #expect(scrollView.refreshControl === first)
    scrollView.refreshControl = second
    #expect(scrollView.subviews == [second])
    scrollView.isScrollEnabled = false
    #expect(!driver.pullToRefresh(scrollView))
    scrollView.refreshControl = nil
    scrollView.isScrollEnabled = true
    #expect(!driver.pullToRefresh(scrollView))
  }

  @Test func `the title is spoken while the control refreshes`() {
    let control = RefreshControl()
    control.attributedTitle = AttributedText("Loading mail").styled
    #expect(!control.isAccessibilityElement)
    control.beginRefreshing()
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityLabel == "Loading mail")
  }
}

@MainActor @Suite struct ProgressTests {
  @Test func `progress is pinned to 0 and 1`() {
    let view = ProgressView(progressViewStyle: .bar)
    #expect(view.progressViewStyle == .bar)
    #expect(view.progress == 0)
    view.setProgress(0.42, animated: true)
    #expect(view.accessibilityElement.value == .percent(Double(Float(0.42))))
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = .nan
    #expect(view.progress == 1)
    #expect(view.accessibilityElement.systemLabel == .progress)
    view.accessibilityLabel = "Upload"
    #expect(view.accessibilityElement.systemLabel == nil)
  }

  @Test func `a wheel is spoken while it turns, and hides when it stops`() {
    let wheel = ActivityIndicatorView(style: .large)
    #expect(wheel.frame.size == Size(width: 37, height: 37))
    #expect(wheel.isHidden && !wheel.isAnimating && !wheel.isAccessibilityElement)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating && wheel.isAccessibilityElement)
    #expect(wheel.accessibilityElement.systemLabel == .inProgress)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
    #expect(wheel.color == .system("secondaryLabelColor"))
    wheel.color = red
    #expect(wheel.color == red)
    wheel.color = nil
    #expect(wheel.color == .system("secondaryLabelColor"))
  }
}

@MainActor @Suite struct ProxyTests {
  @Test func `appearance proxies set looks that a program did not set`() {
    let application = Application()
    application.appearance(of: Switch.self).onTintColor = red
    application.appearance(of: Slider.self).thumbTintColor = red
    application.appearance(of: PageControl.self).pageIndicatorTintColor = red
    application.appearance(of: ProgressView.self).progressTintColor = red
    application.appearance(of: ActivityIndicatorView.self).color = red
    application.appearance(of: SegmentedControl.self).selectedSegmentTintColor = red
    application.appearance(of: Stepper.self).setIncrementImage(Image(named: "plus"), for: .normal)
    let window = Window(windowScene: WindowScene(application: application))
    let own = Switch(frame: .zero)
    own.onTintColor = .black
    let (other, slider, pages) = (
      Switch(frame: .zero), Slider(frame: .zero), PageControl(frame: .zero)
    )
    let (bar, wheel) = (ProgressView(frame: .zero), ActivityIndicatorView(frame: .zero))
    let (segments, stepper) = (SegmentedControl(items: nil), Stepper(frame: .zero))
    for view in [own, other, slider, pages, bar, wheel, segments, stepper] {
      window.addSubview(view)
    }
    #expect(own.onTintColor == .black)
    #expect(other.onTintColor == red)
    #expect(slider.thumbTintColor == red)
    #expect(pages.pageIndicatorTintColor == red)
    #expect(bar.progressTintColor == red)
    #expect(wheel.color == red)
    #expect(segments.selectedSegmentTintColor == red)
    #expect(stepper.incrementImage(for: .normal) == Image(named: "plus"))
  }
}

@MainActor @Suite struct ControlMemberTests {
  @Test func `a tool tip is that of an interaction`() {
    let control = Control(frame: .zero)
    #expect(control.toolTip == nil)
    #expect(control.toolTipInteraction == nil)
    control.toolTip = "Saves the document"
    #expect(control.toolTipInteraction?.defaultToolTip == "Saves the document")
    #expect(control.toolTipInteraction?.view === control)
    control.toolTip = nil
    #expect(control.toolTip == nil)
    control.isSymbolAnimationEnabled = true
    #expect(control.isSymbolAnimationEnabled)
  }

  private final class Corner: Control {
    override func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point {
      .zero
    }
    override func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Action(title: "A") { _ in }])
      })
    }
  }

  @Test func `a control says where its menu is attached`() {
    let control = Corner(frame: Rect(x: 10, y: 10, width: 100, height: 40))
    control.isContextMenuInteractionEnabled = true
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(control)
    let driver = TouchDriver(in: window)
    driver.longPress(control)
    #expect(driver.visibleMenu?.attachmentPoint == .zero)
    #expect(
      Control(frame: control.frame).menuAttachmentPoint(for: ContextMenuConfiguration())
        == Point(x: 50, y: 40))
  }
}
