import Porting
import Testing

@Suite struct OldSwiftTests {
  private func renamed(_ text: String) -> String {
    ported(text, options: PortOptions(renamesOldSwift: true))
  }

  @Test func `names of Swift 4 become today's`() {
    for (old, new) in [
      ("let e: UIControlEvents = .touchUpInside", "let e: UIControl.Event = .touchUpInside"),
      ("UIControlState()", "UIControl.State()"),
      ("UIControlState.normal", "UIControl.State.normal"),
      ("let d: [NSAttributedStringKey: Any]", "let d: [NSAttributedString.Key: Any]"),
      ("UIEdgeInsetsMake(1, 2, f(3), 4)", "UIEdgeInsets(top: 1, left: 2, bottom: f(3), right: 4)"),
      ("UIEdgeInsetsInsetRect(r, i)", "r.inset(by: i)"),
      ("UIEdgeInsetsInsetRect(a + b, .zero)", "(a + b).inset(by: .zero)"),
      ("UIImagePNGRepresentation(image)", "image.pngData()"),
      ("UIAccessibilityIsVoiceOverRunning()", "UIAccessibility.isVoiceOverRunning"),
      (
        "UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)",
        "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, "
          + "argument: nil)"
      ),
      (
        "v.accessibilityTraits = UIAccessibilityTraitButton",
        "v.accessibilityTraits = UIAccessibilityTraits.button"
      ),
      ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
      ("f(name: .UIKeyboardDidHide)", "f(name: UIResponder.keyboardDidHideNotification)"),
      ("Notification.Name.UITextFieldTextDidChange", "UITextField.textDidChangeNotification"),
      ("UIKeyboardFrameEndUserInfoKey", "UIResponder.keyboardFrameEndUserInfoKey"),
      ("UILayoutPriorityDefaultHigh", "UILayoutPriority.defaultHigh"),
      ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
      ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
      ("kCATransitionFromTop", "CATransitionSubtype.fromTop"),
      ("UIKeyInputEscape", "UIKeyCommand.inputEscape"),
      ("NSFontAttributeName", "NSAttributedString.Key.font"),
      ("NSUnderlineStyle.styleSingle", "NSUnderlineStyle.single"),
      ("c.addChildViewController(d)", "c.addChild(d)"),
      ("d.didMove(toParentViewController: c)", "d.didMove(toParent: c)"),
      ("s.size(attributes: a)", "s.size(withAttributes: a)"),
      ("v.bringSubview(toFront: w)", "v.bringSubviewToFront(w)"),
      ("UIApplicationDidBecomeActiveNotification", "UIApplication.didBecomeActiveNotification"),
    ] {
      #expect(renamed(old) == new)
      #expect(renamed(new) == new)
      #expect(ported(old) == old)
    }
  }

  @Test func `names that the library declares stay`() {
    for text in [
      "enum UIControlState { case UIKeyboardWillShow }; let s: UIControlState",
      "class B { var activityIndicatorViewStyle = 1; func f() { self.activityIndicatorViewStyle } }",
    ] {
      #expect(renamed(text) == text)
    }
  }

  @Test func `the shape of Swift 2 becomes today's before selectors are resolved`() {
    let text = renamed(
      """
      class List: UITableViewController {
        override func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 1 }
        override func tableView(tableView: UITableView,
            cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCellWithIdentifier("a", forIndexPath: indexPath)
          cell.b.addTarget(self, action: #selector(tapped(_:)), forControlEvents: .TouchUpInside)
          cell.button.setTitle("b", forState: .Normal)
          return UITableViewCell(style: .Default, reuseIdentifier: nil)
        }
        func tapped(sender: UIButton) { print(tableView.indexPathForCell(sender.cell)) }
        func move(by distance: Int, _ other: Int) {}
      }
      """)
    #expect(
      text == """
        class List: UITableViewController {
          override func numberOfSections(in tableView: UITableView) -> Int { return 1 }
          override func tableView(_ tableView: UITableView,
              cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
            cell.b.addTarget(self, action: ActionSelector("tapped:", List.tapped), for: \
        .touchUpInside)
            cell.button.setTitle("b", for: .normal)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
          }
          func tapped(_ sender: UIButton) { print(tableView.indexPath(for: sender.cell)) }
          func move(by distance: Int, _ other: Int) {}
        }
        """)
  }

  @Test func `a file of later Swift keeps its labels and cases`() {
    for text in [
      "func tap(sender: UIButton) { f(.Upper, g: NSIndexPath()) }",
      "func tap(sender: UIButton) { let titleForState = 1; f(titleForState) }",
    ] {
      #expect(renamed(text) == text)
    }
  }

  @Test func `renames are counted apart`() {
    let port = port(
      "@objc class V { let s = UIControlState.normal }",
      options: PortOptions(renamesOldSwift: true))
    #expect(port.summary.counts == [.attributes: 1, .renames: 1])
    #expect(port.summary.changedLines == 1)
  }
}
