// UIKit's names for what the core has of pointers and previews.

public import ResponderKit

/// UIKit's name for ``PointerRegion``.
public typealias UIPointerRegion = PointerRegion
/// UIKit's name for ``PointerRegionRequest``.
public typealias UIPointerRegionRequest = PointerRegionRequest
/// UIKit's name for ``PointerInteractionDelegate``.
public typealias UIPointerInteractionDelegate = PointerInteractionDelegate
/// UIKit's name for ``PointerInteractionAnimating``.
public typealias UIPointerInteractionAnimating = PointerInteractionAnimating
/// UIKit's name for ``TargetedPreview``.
public typealias UITargetedPreview = TargetedPreview
/// UIKit's name for ``PreviewParameters``.
public typealias UIPreviewParameters = PreviewParameters
/// UIKit's name for ``PreviewTarget``.
public typealias UIPreviewTarget = PreviewTarget
