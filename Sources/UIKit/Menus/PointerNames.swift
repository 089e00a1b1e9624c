#if UIKit
// UIKit's names for what the core has of pointers.

public import ResponderKit

/// UIKit's name for ``PointerRegion``.
public typealias UIPointerRegion = PointerRegion
/// UIKit's name for ``PointerRegionRequest``.
public typealias UIPointerRegionRequest = PointerRegionRequest
/// UIKit's name for ``PointerInteractionDelegate``.
public typealias UIPointerInteractionDelegate = PointerInteractionDelegate
/// UIKit's name for ``PointerInteractionAnimating``.
public typealias UIPointerInteractionAnimating = PointerInteractionAnimating
#endif
