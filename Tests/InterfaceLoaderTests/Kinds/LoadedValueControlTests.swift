import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit
import Testing
import ValueControls

private let rect = #"<rect key="frame" x="10" y="20" width="200" height="40"/>"#
private let red = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1)

private func color(_ key: String) -> String {
  #"<color key="\#(key)" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
}

@MainActor @Suite struct LoadedValueControlTests {
  /// Loads an element with the id `x` into a view, in a language.
  private func load<Loaded: View>(
    _ element: String, as type: Loaded.Type = Loaded.self, language: LanguageTag = "en"
  ) throws -> (Loaded, LiveDocument) {
    let document = try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        \(element)</subviews></view></objects></document>
        """.utf8), path: "Form.xib")
    let strings = LocalizedStrings(
      LocalizedTables(named: "Form", inFolder: "none"), preferences: ["\(language)"])
    let live = LiveDocument(
      DocumentVersion(document, in: language, by: strings), loader: InterfaceLoader())
    return (try #require(live.object(id: "x") as? Loaded), live)
  }

  @Test func `a slider has the values and looks of its element`() throws {
    let (slider, _) = try load(
      """
      <slider id="x" value="3" minValue="1" maxValue="9" continuous="NO" minimumValueImage="low" \
      maximumValueImage="high" preferredBehavioralStyle="pad" enabled="NO">\(rect)
      \(color("minimumTrackTintColor"))\(color("maximumTrackTintColor"))\(color("thumbTintColor"))
      </slider>
      """, as: Slider.self)
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [3, 1, 9])
    #expect(!slider.isContinuous && !slider.isEnabled)
    #expect(slider.minimumValueImage?.name == "low" && slider.maximumValueImage?.name == "high")
    #expect(slider.minimumTrackTintColor == red && slider.maximumTrackTintColor == red)
    #expect(slider.thumbTintColor == red && slider.preferredBehavioralStyle == .pad)
  }

  @Test func `a switch has the value and looks of its element`() throws {
    let (control, _) = try load(
      """
      <switch id="x" on="YES" title="Wi-Fi" preferredStyle="checkbox" onImage="on" offImage="off">
      \(rect)\(color("onTintColor"))\(color("thumbTintColor"))</switch>
      """, as: Switch.self)
    #expect(control.isOn && control.title == "Wi-Fi" && control.preferredStyle == .checkbox)
    #expect(control.onImage?.name == "on" && control.offImage?.name == "off")
    #expect(control.onTintColor == red && control.thumbTintColor == red)
  }

  @Test func `a stepper has the values of its element`() throws {
    let (stepper, _) = try load(
      """
      <stepper id="x" value="4" minimumValue="2" maximumValue="8" stepValue="0.5" wraps="YES" \
      autorepeat="NO" continuous="NO">\(rect)</stepper>
      """, as: Stepper.self)
    #expect(
      [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
        == [4, 2, 8, 0.5])
    #expect(stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
  }

  @Test func `a stepper whose element has no valid range is loaded, and stays`() throws {
    let (stepper, live) = try load(
      #"<stepper id="x" value="4" minimumValue="9" maximumValue="2" stepValue="-1">\#(rect)</stepper>"#,
      as: Stepper.self)
    #expect([stepper.value, stepper.minimumValue, stepper.stepValue] == [9, 9, 1])
    TouchDriver(in: live.window(showing: stepper)).holdIncrement(stepper, for: 3)
    #expect(stepper.value == 9)
  }

  @Test func `a segmented control has the segments and looks of its element`() throws {
    let (control, _) = try load(
      """
      <segmentedControl id="x" selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES" \
      segmentControlStyle="bar">
      \(rect)<segments><segment title="A" width="70"/>
      <segment image="b" enabled="NO"><size key="contentOffset" width="3" height="4"/></segment>
      </segments>\(color("selectedSegmentTintColor"))</segmentedControl>
      """, as: SegmentedControl.self)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    #expect(control.segmentedControlStyle == .bar)
    #expect(control.titleForSegment(at: 0) == "A" && control.widthForSegment(at: 0) == 70)
    #expect(control.imageForSegment(at: 1)?.name == "b" && !control.isEnabledForSegment(at: 1))
    #expect(control.contentOffsetForSegment(at: 1) == Size(width: 3, height: 4))
    #expect(control.apportionsSegmentWidthsByContent && control.selectedSegmentTintColor == red)
    let (momentary, _) = try load(
      """
      <segmentedControl id="x" selectedSegmentIndex="0" momentary="YES">\(rect)
      <segments><segment title="A"/></segments></segmentedControl>
      """, as: SegmentedControl.self)
    #expect(momentary.isMomentary && momentary.selectedSegmentIndex == -1)
  }

  @Test func `a page control has the values and looks of its element`() throws {
    let (pages, _) = try load(
      """
      <pageControl id="x" numberOfPages="4" currentPage="2" hidesForSinglePage="YES" \
      allowsContinuousInteraction="NO" direction="topToBottom" backgroundStyle="prominent" \
      preferredIndicatorImage="dot">\(rect)\(color("pageIndicatorTintColor"))
      \(color("currentPageIndicatorTintColor"))</pageControl>
      """, as: PageControl.self)
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2 && pages.hidesForSinglePage)
    #expect(!pages.allowsContinuousInteraction && pages.direction == .topToBottom)
    #expect(pages.backgroundStyle == .prominent && pages.preferredIndicatorImage?.name == "dot")
    #expect(pages.pageIndicatorTintColor == red && pages.currentPageIndicatorTintColor == red)
  }

  @Test func `what shows something has the values and looks of its element`() throws {
    let (bar, _) = try load(
      """
      <progressView id="x" progress="0.25" progressViewStyle="bar" progressImage="p" trackImage="t">
      \(rect)\(color("progressTintColor"))\(color("trackTintColor"))</progressView>
      """, as: ProgressView.self)
    #expect(bar.progress == 0.25 && bar.progressViewStyle == .bar)
    #expect(bar.progressImage?.name == "p" && bar.trackImage?.name == "t")
    #expect(bar.progressTintColor == red && bar.trackTintColor == red)
    let (wheel, _) = try load(
      """
      <activityIndicatorView id="x" animating="YES" hidesWhenStopped="YES" style="large">\(rect)
      \(color("color"))</activityIndicatorView>
      """, as: ActivityIndicatorView.self)
    #expect(wheel.isAnimating && wheel.hidesWhenStopped && wheel.style == .large)
    #expect(wheel.color == red && !wheel.isHidden)
  }

  @Test func `a color well and a refresh control have what their elements say`() throws {
    let (well, _) = try load(
      """
      <colorWell id="x" title="Accent" supportsAlpha="NO">\(rect)\(color("selectedColor"))
      </colorWell>
      """, as: ColorWell.self)
    #expect(well.title == "Accent" && !well.supportsAlpha && well.selectedColor == red)
    let document = try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="t">
        <rect key="frame" x="0" y="0" width="300" height="300"/></tableView>
        <refreshControl key="refreshControl" id="x"><attributedString key="attributedTitle">
        <fragment content="Loading"/></attributedString></refreshControl>
        </tableViewController></objects></scene></scenes></document>
        """.utf8), path: "Mail.storyboard")
    let interface = InterfaceLoader().load(document)
    let refresh = try #require(interface.object(id: "x", as: RefreshControl.self))
    let table = try #require(interface.object(id: "t", as: ScrollView.self))
    #expect(refresh.attributedTitle?.string == "Loading")
    #expect(table.refreshControl === refresh)
    #expect(TouchDriver(in: table).pullToRefresh(table) && refresh.isRefreshing)
  }

  @Test func `in a language from right to left a document's controls are turned around`() throws {
    let element = #"<slider id="x" value="0" minValue="0" maxValue="1">\#(rect)</slider>"#
    let (slider, live) = try load(element, as: Slider.self, language: "ar")
    let window = live.window(showing: slider)
    #expect(slider.traitCollection.layoutDirection == .rightToLeft)
    #expect(slider.frame == Rect(x: 10, y: 20, width: 200, height: 40))
    let driver = TouchDriver(in: window)
    driver.touchDown(at: Point(x: 194, y: 40))
    driver.move(to: Point(x: 26, y: 40))
    driver.touchUp()
    #expect(slider.value == 1)
  }
}
