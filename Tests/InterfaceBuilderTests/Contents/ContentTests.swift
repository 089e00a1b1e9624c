import ControlValues
import Graphics
import InterfaceBuilder
import Testing

/// The element of a control of a document with nothing else.
private func element(_ text: String) throws -> InterfaceElement {
  let document = try read(storyboard(withControls: text))
  return try #require(document.object(id: "x"))
}

private struct RangeCase: Sendable, CustomTestStringConvertible {
  var attributes: String
  var slider: BoundedValue
  var stepper: BoundedValue
  var testDescription: String { attributes.isEmpty ? "nothing" : attributes }
}

private let rangeCases: [RangeCase] = [
  .init(
    attributes: "", slider: .init(0, from: 0, to: 1), stepper: .init(0, from: 0, to: 100)),
  .init(
    attributes: #"value="7" maxValue="5" maximumValue="5""#, slider: .init(5, from: 0, to: 5),
    stepper: .init(5, from: 0, to: 5)),
  .init(
    attributes: #"minValue="2" minimumValue="2" maxValue="5" maximumValue="5""#,
    slider: .init(2, from: 2, to: 5), stepper: .init(2, from: 2, to: 5)),
  .init(
    attributes: #"minValue="-1" minimumValue="-1""#, slider: .init(0, from: -1, to: 1),
    stepper: .init(0, from: -1, to: 100)),
  .init(
    attributes: #"minValue="9" minimumValue="9" maxValue="3" maximumValue="3""#,
    slider: .init(9, from: 9, to: 9), stepper: .init(9, from: 9, to: 9)),
  .init(
    attributes: #"value="nan" maxValue="inf" maximumValue="x""#, slider: .init(0, from: 0, to: 1),
    stepper: .init(0, from: 0, to: 100)),
]

@Suite struct ContentTests {
  @Test(arguments: rangeCases)
  private func `a value lies in its range`(_ c: RangeCase) throws {
    let slider = SliderContent(try element("<slider id=\"x\" \(c.attributes)/>"))
    let stepper = StepperContent(try element("<stepper id=\"x\" \(c.attributes)/>"))
    #expect(slider.bounded == c.slider)
    #expect(stepper.bounded == c.stepper)
  }

  @Test func `the place of a value in its range goes from 0 to 1`() {
    #expect(BoundedValue(30, from: 20, to: 40).fraction == 0.5)
    #expect(BoundedValue(3, from: 3, to: 3).fraction == 0)
    #expect(BoundedValue(9, in: 0...4) == BoundedValue(4, in: 0...4))
  }

  @Test func `a stepper has what the document does not say`() throws {
    let bare = StepperContent(try element(#"<stepper id="x"/>"#))
    #expect(bare.stepValue == 1 && !bare.wraps && bare.autorepeats && bare.isContinuous)
    let full = StepperContent(
      try element(
        #"<stepper id="x" stepValue="0.5" wraps="YES" autorepeat="NO" continuous="NO" enabled="NO"/>"#
      ))
    #expect(full.stepValue == 0.5 && full.wraps && !full.autorepeats && !full.isContinuous)
    #expect(!full.isEnabled)
  }

  @Test func `a switch is on where the document says so`() throws {
    #expect(!SwitchContent(try element(#"<switch id="x"/>"#)).isOn)
    #expect(SwitchContent(try element(#"<switch id="x" on="YES"/>"#)).isOn)
  }

  @Test func `segments have titles, states and a selection`() throws {
    let control = SegmentedControlContent(
      try element(
        """
        <segmentedControl id="x" selectedSegmentIndex="1" momentary="YES"><segments>
        <segment title="A"/><segment image="b" enabled="NO"/></segments></segmentedControl>
        """))
    #expect(control.segments.map(\.title) == ["A", nil])
    #expect(control.segments.map { $0.image?.name } == [nil, "b"])
    #expect(control.segments.map(\.isEnabled) == [true, false])
    #expect(control.selectedSegmentIndex == 1 && control.isMomentary && control.isEnabled)
    let none = SegmentedControlContent(
      try element(#"<segmentedControl id="x" selectedSegmentIndex="4"/>"#))
    #expect(none.selectedSegmentIndex == nil)
  }

  @Test func `a page control stays within its pages`() throws {
    let pages = PageControlContent(
      try element(#"<pageControl id="x" numberOfPages="3" currentPage="9"/>"#))
    #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
    let none = PageControlContent(try element(#"<pageControl id="x" numberOfPages="-1"/>"#))
    #expect(none.numberOfPages == 0 && none.currentPage == 0)
  }

  @Test func `text inputs say what they are and hold`() throws {
    let field = TextInputContent(
      try element(
        """
        <textField id="x" placeholder="Password" text="abc">
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
        """))
    #expect(field.kind == .field && field.text == "abc" && field.placeholder == "Password")
    #expect(field.isSecure && field.isEditable)
    let view = TextInputContent(try element(#"<textView id="x" editable="NO" text="T"/>"#))
    #expect(view.kind == .area && !view.isEditable && view.placeholder == nil)
    #expect(TextInputContent(try element(#"<searchBar id="x"/>"#)).kind == .search)
  }

  @Test func `progress, activity and dates have their defaults`() throws {
    let progress = ProgressContent(try element(#"<progressView id="x" progress="1.5"/>"#))
    #expect(progress.bounded.value == 1)
    let activity = ActivityIndicatorContent(
      try element(#"<activityIndicatorView id="x" animating="YES" style="medium"/>"#))
    #expect(activity.isAnimating && !activity.hidesWhenStopped && activity.style == "medium")
    let picker = DatePickerContent(
      try element(#"<datePicker id="x" datePickerMode="time" useCurrentDate="NO"/>"#))
    #expect(picker.mode == "time" && picker.minuteInterval == 1 && !picker.usesCurrentDate)
    #expect(picker.style == nil)
  }

  @Test func `cells, sections and bars have their texts`() throws {
    let document = try read(
      storyboard(
        """
        <tableViewController id="tc" sceneMemberID="viewController" title="List">
        <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle"
        accessoryType="checkmark" id="c"/></prototypes>
        <sections><tableViewSection headerTitle="H" footerTitle="F" id="s"><cells>
        <tableViewCell id="d"/></cells></tableViewSection></sections></tableView>
        <navigationItem key="navigationItem" title="N" prompt="P" id="n">
        <barButtonItem key="rightBarButtonItem" systemItem="done" style="plain" enabled="NO" id="r"/>
        <leftBarButtonItems><barButtonItem title="L" image="star" catalog="system" id="l"/>
        </leftBarButtonItems></navigationItem>
        <tabBarItem key="tabBarItem" title="T" id="i"/></tableViewController>
        <tapGestureRecognizer numberOfTapsRequired="2" enabled="NO" id="g"/>
        <pongPressGestureRecognizer minimumPressDuration="0.5" id="p"/>
        """))
    func content(_ id: String) throws -> InterfaceElement { try #require(document.object(id: id)) }
    let prototype = TableCellContent(try content("c"))
    #expect(prototype.isPrototype && prototype.reuseIdentifier == "row")
    #expect(prototype.style == "IBUITableViewCellStyleSubtitle")
    #expect(prototype.accessoryType == "checkmark")
    #expect(!TableCellContent(try content("d")).isPrototype)
    let section = TableSectionContent(try content("s"))
    #expect(section.headerTitle == "H" && section.footerTitle == "F")
    let controller = ControllerContent(try content("tc"))
    #expect(controller.title == "List" && controller.view?.id == "t")
    #expect(controller.tabBarItem?.title == "T")
    let bar = try #require(controller.navigationItem)
    #expect(bar.title == "N" && bar.prompt == "P")
    #expect(bar.barButtonItems.map(\.systemItem) == ["done", nil])
    #expect(bar.barButtonItems.map(\.title) == [nil, "L"])
    #expect(bar.barButtonItems.map(\.isEnabled) == [false, true])
    #expect(bar.barButtonItems.map(\.style) == ["plain", nil])
    #expect(bar.barButtonItems[1].image == Image(systemName: "star"))
    let tap = GestureRecognizerContent(try content("g"))
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 1 && !tap.isEnabled)
    #expect(GestureRecognizerContent(try content("p")).minimumPressDuration == 0.5)
    #expect(ViewContent(try content("t")).subviews.map(\.id) == ["c", "d"])
  }

  @Test(arguments: [
    ("", false), (#"adjustsFontSizeToFit="NO""#, false), (#"minimumFontSize="9""#, true),
    (#"minimumScaleFactor="0.5""#, true), (#"adjustsFontSizeToFit="YES""#, true),
    (#"adjustsFontSizeToFit="NO" minimumFontSize="9""#, false),
  ])
  func `a label with a least size shrinks, unless the document says that it does not`(
    attributes: String, shrinks: Bool
  ) throws {
    let label = LabelContent(try element("<label id=\"x\" \(attributes)/>"))
    #expect(label.adjustsFontSizeToFitWidth == shrinks)
  }
}
