import Accessibility
import ControlCore
import ControlValues
import Graphics
import ResponderKit
import TextControls
import Testing

@MainActor @Suite struct TextLayoutTests {
  @Test func `a field places its side views and its text, in both directions`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = WindowScene()
      scene.layoutDirection = direction
      let window = Window(windowScene: scene)
      let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      let (left, right) = (
        View(frame: Rect(x: 0, y: 0, width: 20, height: 10)),
        View(frame: Rect(x: 0, y: 0, width: 30, height: 10))
      )
      (field.leftView, field.leftViewMode) = (left, .always)
      (field.rightView, field.rightViewMode) = (right, .whileEditing)
      field.borderStyle = .roundedRect
      field.clearButtonMode = .always
      field.text = "Ada"
      window.layoutIfNeeded()
      let isMirrored = direction == .rightToLeft
      #expect(left.frame.minX == (isMirrored ? 180 : 0) && left.frame.midY == 20)
      #expect(right.superview == nil)
      let text = field.textRect(forBounds: field.bounds)
      #expect(text.minX == (isMirrored ? 24 : 20) && text.maxX == (isMirrored ? 180 : 176))
      let edited = field.editingRect(forBounds: field.bounds)
      #expect(edited.minX == (isMirrored ? 30 : 20) && edited.maxX == (isMirrored ? 180 : 170))
      #expect(field.intrinsicContentSize.height == 34)
      (field.leftView, field.rightView) = (nil, nil)
      window.layoutIfNeeded()
      #expect(left.superview == nil)
      #expect(field.leftViewRect(forBounds: field.bounds) == .zero)
    }
  }

  @Test func `a text view keeps its attributes and its input views`() {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    view.text = "one two three four five six seven"
    view.font = .system(ofSize: 30)
    view.textColor = .sRGB(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.attributedText.runs.first?.attributes.font == .system(ofSize: 30))
    #expect(view.typingAttributes.foregroundColor == view.textColor)
    view.attributedText = nil
    #expect(view.text == "" && !view.hasText)
    let (input, accessory) = (View(), View())
    (view.inputView, view.inputAccessoryView) = (input, accessory)
    #expect(view.inputView === input && view.inputAccessoryView === accessory)
    view.isAccessibilityElement = false
    #expect(!view.isAccessibilityElement)
  }

  @Test func `an item of a navigation bar keeps its parts`() {
    let item = NavigationItem(title: "Trips")
    let (add, edit) = (BarButtonItem(title: "Add"), BarButtonItem(title: "Edit"))
    item.setLeftBarButtonItems([add, edit], animated: true)
    item.setRightBarButtonItems([edit], animated: true)
    #expect(item.leftBarButtonItem === add && item.rightBarButtonItem === edit)
    item.setLeftBarButton(edit, animated: false)
    item.setRightBarButton(nil, animated: false)
    #expect(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItems == nil)
    item.setHidesBackButton(true, animated: false)
    item.leftItemsSupplementBackButton = true
    item.prompt = "Choose one"
    item.titleView = View()
    item.largeTitleDisplayMode = .never
    #expect(item.hidesBackButton && item.leftItemsSupplementBackButton)
    #expect(item.prompt == "Choose one" && item.largeTitleDisplayMode == .never)
  }

  @Test func `delegates that implement nothing agree to everything`() {
    final class Silent: TextFieldDelegate, TextViewDelegate, SearchBarDelegate {}
    let silent = Silent()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    let view = TextView(frame: Rect(x: 0, y: 50, width: 200, height: 40))
    let bar = SearchBar(frame: Rect(x: 0, y: 100, width: 320, height: 56))
    (field.delegate, view.delegate, bar.delegate) = (silent, silent, silent)
    (field.clearButtonMode, bar.showsCancelButton) = (.always, true)
    (bar.showsBookmarkButton, bar.showsScopeBar, bar.scopeButtonTitles) = (true, true, ["A", "B"])
    for input in [field, view, bar] as [View] { window.addSubview(input) }
    window.makeKeyAndVisible()
    let driver = TouchDriver(in: window)
    for input in [field, view, bar] as [View] {
      driver.tap(input)
      driver.type("ab")
      driver.deleteBackward()
      driver.pressReturn()
    }
    #expect((field.text, view.text, bar.text) == ("a", "a\n", "a"))
    #expect(bar.isFirstResponder)
    driver.tap(field)
    #expect(field.isEditing && !view.isEditing)
  }
}
