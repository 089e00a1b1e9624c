// Begins with the screen "Guest".
import ControlTesting
import Picnic
import Presenters
import Testing

@MainActor @Suite struct PicnicRecordedTests {
  @Test func `what was done on the page happens again`() throws {
    let screen = try Picnic.screen()
    let scenario = #"""
      @document Picnic.storyboard

      @screen Guest

      > type Ann into name
      Is editing. Character mode. Insertion point at start.
      A, n, n
      | touch down at (261.5, 161)  hits TextField in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (261.5, 161)
      |   highlighted → normal
      |   begins editing  TextField
      |   editingDidBegin  no handler
      |   types “A”  TextField
      |   editingChanged  nameChanged: → GuestController
      |     disabled → normal  Button
      |   types “n”  TextField
      |   editingChanged  nameChanged: → GuestController
      |   types “n”  TextField
      |   editingChanged  nameChanged: → GuestController
      | accessibility changed  TextField: value “Ann”, now isEditing
      | accessibility changed  Button: no longer notEnabled

      > tap vegetarian
      On
      | touch down at (347.5, 209.5)  hits Switch in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (347.5, 209.5)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   valueChanged  no handler
      |   primaryActionTriggered  no handler
      | accessibility changed  Switch: value on
      | value  off → on

      > set appetite to 4.0773
      77%
      | touch down at (166, 259.5)  hits Slider in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch moved to (312.9, 259.5)
      |   valueChanged  appetiteChanged: → GuestController
      |   touchDragInside  no handler
      | touch up at (312.9, 259.5)
      |   highlighted → normal
      |   touchUpInside  no handler
      | accessibility changed  Slider: value 76.9%
      | value  1 → 4.0773

      > tap Juice
      Selected. Juice. 2 of 3.
      | touch down at (196.5, 310)  hits SegmentedControl in View in Navigation View in Window
      |   normal → highlighted
      | touch up at (196.5, 310)
      |   highlighted → normal
      |   valueChanged  no handler
      |   primaryActionTriggered  no handler
      | accessibility changed  segment 1 of SegmentedControl: no longer selected
      | accessibility changed  segment 2 of SegmentedControl: now selected
      | value  Water → Juice

      > tap next
      (nothing)
      | touch down at (196.5, 376)  hits Button in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (196.5, 376)
      |   highlighted → normal
      |   touchUpInside  runs “segue showDishes (show) to DishesController”
      |     agrees to segue showDishes  GuestController
      |     prepares segue showDishes  GuestController
      |     pushes DishesController  NavigationController
      |     ends editing  TextField
      |     TextField editingDidEnd  no handler
      |     disappeared  GuestController
      |     appeared  DishesController
      |   primaryActionTriggered  no handler
      | accessibility changed  TextField: no longer isEditing
      = Guest. Back Button.
      = Dishes. Heading.
      = Lentil salad
      = Cheese sandwich
      = Berries

      > tap "Lentil salad"
      (nothing)
      | touch down at (196.5, 66)  hits Label in View in TableViewCell in TableView in Navigation View in Window
      | touch up at (196.5, 66)
      |     runs “segue showInvitation (show) to InvitationController”
      |     agrees to segue showInvitation  DishesController
      |     prepares segue showInvitation  DishesController
      |     pushes InvitationController  NavigationController
      |     disappeared  DishesController
      |     appeared  InvitationController
      = Dishes. Back Button.
      = Invitation. Heading.
      = Ann, 4 servings of Lentil salad, with juice
      = Send. Button.

      > tap send
      (nothing)
      | touch down at (196.5, 246)  hits Button in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (196.5, 246)
      |   highlighted → normal
      |   touchUpInside  send: → InvitationController
      |     presents AlertController, overFullScreen  InvitationController
      |     appeared  AlertController
      |   primaryActionTriggered  no handler
      = Send the invitation?
      = Ann, 4 servings of Lentil salad, with juice
      = Not yet. Button.
      = Send. Button.

      > tap "Not yet"
      (nothing)
      | touch down at (129, 354)  hits Alert Action “Not yet” in View in Alert in View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (129, 354)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   primaryActionTriggered  runs “Not yet”
      |     dismisses AlertController  NavigationController
      |     disappeared  AlertController
      = Dishes. Back Button.
      = Invitation. Heading.
      = Ann, 4 servings of Lentil salad, with juice
      = Send. Button.

      > tap dishes-item
      Guest.
      | touch down at (37, 22)  hits Back Button in Navigation Bar in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (37, 22)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   primaryActionTriggered  runs “Back”
      |     pops InvitationController  NavigationController
      |     disappeared  InvitationController
      |     appeared  DishesController
      | accessibility changed  Back Button: label “Guest”
      = Guest. Back Button.
      = Dishes. Heading.
      = Lentil salad
      = Cheese sandwich
      = Berries

      > tap Berries
      (nothing)
      | touch down at (196.5, 154)  hits Label in View in TableViewCell in TableView in Navigation View in Window
      | touch up at (196.5, 154)
      |     runs “segue showInvitation (show) to InvitationController”
      |     agrees to segue showInvitation  DishesController
      |     prepares segue showInvitation  DishesController
      |     pushes InvitationController  NavigationController
      |     disappeared  DishesController
      |     appeared  InvitationController
      = Dishes. Back Button.
      = Invitation. Heading.
      = Ann, 4 servings of Berries, with juice
      = Send. Button.

      > tap send
      (nothing)
      | touch down at (196.5, 246)  hits Button in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (196.5, 246)
      |   highlighted → normal
      |   touchUpInside  send: → InvitationController
      |     presents AlertController, overFullScreen  InvitationController
      |     appeared  AlertController
      |   primaryActionTriggered  no handler
      = Send the invitation?
      = Ann, 4 servings of Berries, with juice
      = Not yet. Button.
      = Send. Button.

      > tap Send
      Dimmed.
      The invitation is sent
      | touch down at (264, 354)  hits Alert Action “Send” in View in Alert in View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (264, 354)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   primaryActionTriggered  runs “Send”
      |     dismisses AlertController  NavigationController
      |     disappeared  AlertController
      |     normal → disabled  Button
      | accessibility changed  Button: now notEnabled
      = Dishes. Back Button.
      = Invitation. Heading.
      = Sent
      = Send. Dimmed. Button.

      > tap dishes-item
      Guest.
      | touch down at (37, 22)  hits Back Button in Navigation Bar in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (37, 22)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   primaryActionTriggered  runs “Back”
      |     pops InvitationController  NavigationController
      |     disappeared  InvitationController
      |     appeared  DishesController
      | accessibility changed  Back Button: label “Guest”
      = Guest. Back Button.
      = Dishes. Heading.
      = Lentil salad
      = Cheese sandwich
      = Berries

      > tap guest-item
      (nothing)
      | touch down at (32.5, 22)  hits Back Button in Navigation Bar in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (32.5, 22)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   primaryActionTriggered  runs “Back”
      |     pops DishesController  NavigationController
      |     disappeared  DishesController
      |     appeared  GuestController
      = Guest. Heading.
      = Name
      = Name: Ann. Text Field. Double tap to edit.
      = Vegetarian
      = Vegetarian. Switch Button. On. Double tap to toggle setting.
      = 4 servings
      = Appetite: 77%. Adjustable. Swipe up or down with one finger to adjust the value.
      = Water. Button. 1 of 3.
      = Selected: Juice. Button. 2 of 3.
      = Tea. Button. 3 of 3.
      = Choose a dish. Button.

      > tap vegetarian
      Off
      | touch down at (347.5, 209.5)  hits Switch in View in Navigation View in Window
      |   normal → highlighted
      |   touchDown  no handler
      | touch up at (347.5, 209.5)
      |   highlighted → normal
      |   touchUpInside  no handler
      |   valueChanged  no handler
      |   primaryActionTriggered  no handler
      | accessibility changed  Switch: value off
      | value  on → off

      """#
    try Scenario(reading: scenario).run(on: screen)
  }
}
