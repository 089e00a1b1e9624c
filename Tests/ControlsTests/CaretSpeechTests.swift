import Controls
import Testing

@MainActor @Suite struct CaretSpeechTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func shown<Shown: View>(_ view: Shown) -> Shown {
    view.frame = Rect(x: 20, y: 100, width: 200, height: 40)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return view
  }

  @Test func `where the caret is at an end of the text is said of a field that is edited`() {
    let field = shown(TextField(frame: .zero))
    field.text = "Ada"
    field.becomeFirstResponder()
    #expect(
      field.announced(in: "en").descriptionText
        == "Text Field. Is editing. Ada. Character mode. Insertion point at end.")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(
      field.announced(in: "en").descriptionText
        == "Text Field. Is editing. Ada. Character mode. Insertion point at start.")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(field.announced(in: "en").descriptionText == "Text Field. Is editing. Ada")
    field.resignFirstResponder()
    #expect(field.announced(in: "en").descriptionText == "Ada. Text Field.")
  }

  @Test func `by policy nothing is said of the caret`() {
    let area = shown(TextView(frame: .zero))
    area.becomeFirstResponder()
    var reader = VoiceOver()
    reader.insertionPoint = .silent
    #expect(area.announced(by: reader, in: "en").descriptionText == "Text Field. Is editing.")
  }

  @Test func `the placeholder of an empty field is said after its label`() {
    let field = shown(TextField(frame: .zero))
    field.placeholder = "MM/DD"
    #expect(field.announced(in: "en").descriptionText == "MM/DD. Text Field.")
    field.accessibilityLabel = "Birthday"
    #expect(field.announced(in: "en").descriptionText == "Birthday. MM/DD. Text Field.")
    field.text = "11/24"
    #expect(field.announced(in: "en").descriptionText == "Birthday: 11/24. Text Field.")
  }

  @Test func `a control with a label is a group of its parts, unless a policy is silent about it`()
  {
    let stepper = shown(Stepper(frame: .zero))
    #expect(stepper.accessibilityContainerType == .none)
    stepper.accessibilityLabel = "Guests"
    #expect(stepper.accessibilityContainerType == .semanticGroup)
    let group = AccessibilityContainer(type: .semanticGroup, label: "Guests")
    let english = SpokenLanguage.closest(to: "en")
    var reader = VoiceOver()
    #expect(reader.announcement(ofEntering: group, in: english)?.text == "Guests.")
    reader.groupName = .silent
    #expect(reader.announcement(ofEntering: group, in: english) == nil)
  }

  @Test func `a page that changes its name and its value says both`() {
    let english = SpokenLanguage.closest(to: "en")
    let before = AccessibilityElement(
      label: "Page 1 of 11", value: .text("zero percent progress"), traits: .adjustable)
    let after = AccessibilityElement(
      label: "Page 2 of 11", value: .text("zero percent progress"), traits: .adjustable)
    #expect(
      VoiceOver().announcement(ofChangeFrom: before, to: after, in: english)?.text
        == "Page 2 of 11. zero percent progress")
  }
}
