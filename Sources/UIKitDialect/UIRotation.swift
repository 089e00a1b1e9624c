// UIKit's names for what the core has of the status bar and of rotation.

public import ResponderKit

/// UIKit's name for ``InterfaceOrientation``.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// UIKit's name for ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// UIKit's name for ``StatusBarStyle``.
public typealias UIStatusBarStyle = StatusBarStyle
/// UIKit's name for ``StatusBarAnimation``.
public typealias UIStatusBarAnimation = StatusBarAnimation
