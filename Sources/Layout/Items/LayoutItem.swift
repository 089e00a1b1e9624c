/// A view or a guide, which constraints relate: `UIView` and `UILayoutGuide`, `NSView` and
/// `NSLayoutGuide`.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

/// A view that constraints place, and that holds constraints: `UIView` or `NSView`.
@preconcurrency @MainActor
public protocol LayoutView: LayoutItem {}
