// UIKit's names for layout.

public import Layout

/// UIKit's name for ``LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// UIKit's name for ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name for ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// UIKit's name for ``LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// UIKit's name for ``LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// UIKit's name for ``KeyboardLayoutGuide``.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
/// UIKit's name for ``LayoutSupport``.
public typealias UILayoutSupport = LayoutSupport
/// UIKit's name for ``StackView``.
public typealias UIStackView = StackView
/// UIKit's name for ``TrackingLayoutGuide``.
public typealias UITrackingLayoutGuide = TrackingLayoutGuide
