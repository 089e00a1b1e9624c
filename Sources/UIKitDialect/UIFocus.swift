// UIKit's names for presses, keys, commands and the focus.

public import ResponderKit

/// UIKit's name for ``Press``.
public typealias UIPress = Press
/// UIKit's name for ``PressesEvent``.
public typealias UIPressesEvent = PressesEvent
/// UIKit's name for ``Key``.
public typealias UIKey = Key
/// UIKit's name for ``KeyModifierFlags``.
public typealias UIKeyModifierFlags = KeyModifierFlags
/// UIKit's name for ``KeyboardHIDUsage``.
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage
/// UIKit's name for ``KeyCommand``.
public typealias UIKeyCommand = KeyCommand
/// UIKit's name for ``CommandAlternate``.
public typealias UICommandAlternate = CommandAlternate
/// UIKit's name for ``MenuBuilder``.
public typealias UIMenuBuilder = MenuBuilder
/// UIKit's name for ``MenuSystem``.
public typealias UIMenuSystem = MenuSystem
/// UIKit's name for ``ResponderStandardEditActions``.
public typealias UIResponderStandardEditActions = ResponderStandardEditActions
/// UIKit's name for ``TextInputMode``.
public typealias UITextInputMode = TextInputMode
/// UIKit's name for ``FocusEnvironment``.
public typealias UIFocusEnvironment = FocusEnvironment
/// UIKit's name for ``FocusItem``.
public typealias UIFocusItem = FocusItem
/// UIKit's name for ``FocusItemContainer``.
public typealias UIFocusItemContainer = FocusItemContainer
/// UIKit's name for ``FocusSystem``.
public typealias UIFocusSystem = FocusSystem
/// UIKit's name for ``FocusHeading``.
public typealias UIFocusHeading = FocusHeading
/// UIKit's name for ``FocusGroupPriority``.
public typealias UIFocusGroupPriority = FocusGroupPriority
/// UIKit's name for ``FocusUpdateContext``.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// UIKit's name for ``FocusAnimationCoordinator``.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// UIKit's name for ``FocusGuide``.
public typealias UIFocusGuide = FocusGuide
/// UIKit's name for ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
