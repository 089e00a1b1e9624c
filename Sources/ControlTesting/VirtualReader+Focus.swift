public import ResponderKit
import SpokenLanguages

// Keys and buttons of a remote go to the focused item or the first responder; the cursor follows the
// focus.
extension VirtualReader {
  /// A Boolean value that indicates whether the user operates everything with a keyboard, so that
  /// all controls can be focused (Full Keyboard Access).
  public var usesFullKeyboardAccess: Bool {
    get { root.isFullKeyboardAccessEnabled }
    set { root.isFullKeyboardAccessEnabled = newValue }
  }

  /// Moves the focus in a direction or in reading order; returns whether it moved.
  ///
  /// The cursor goes along, and the reader says what is focused then.
  @discardableResult
  public func moveFocus(_ heading: FocusHeading) -> Bool {
    announcingFocus { driver.moveFocus(heading) }
  }

  /// Presses a button of a remote, and announces the change of the focused item, or the next one.
  public func press(_ type: Press.PressType) { announcingFocus { driver.press(type) } }

  /// Presses a key of a hardware keyboard, and announces the change of the focused item, or the next
  /// one.
  public func key(_ input: String, _ modifierFlags: KeyModifierFlags = []) {
    announcingFocus { driver.key(input, modifierFlags) }
  }

  private func announcingFocus<Result>(_ body: () -> Result) -> Result {
    perform {
      let (news, focused) = (newsCount, driver.focusedItem as? View)
      let before = focused?.accessibilityElement
      let list = focused.flatMap { ListPlace(of: $0, order) }
      let result = body()
      readInbox()
      guard let focused, let before, newsCount == news, driver.focusedItem === focused,
        list?.isKept ?? true,
        let after = hierarchy.stop(of: focused)?.element, after != before,
        let change = screenReader.announcement(
          ofChangeFrom: before, to: after, in: words(for: after))
      else { return result }
      say(change.text, .change, change)
      return result
    }
  }

  /// Follows the focus to a view, or to the first element inside it; a view that the focus has merely
  /// passed through is not read, nor one that the cursor is on.
  func follow(_ notice: Notice) {
    let context = notice.userInfo[FocusSystem.focusUpdateContextKey] as? FocusUpdateContext
    guard let view = context?.nextFocusedView, view.isFocused, cursor !== view else { return }
    let passed = context?.previouslyFocusedView
    inbox.removeAll {
      if case .layoutChanged(.element(let object)) = $0 { object === passed } else { false }
    }
    hear(.layoutChanged(.element(view)))
  }
}
