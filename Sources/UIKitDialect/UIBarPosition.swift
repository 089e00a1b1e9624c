// UIKit's names for what the core has of the places of bars.

public import ResponderKit

/// UIKit's name for ``BarPosition``.
public typealias UIBarPosition = BarPosition
/// UIKit's name for ``BarPositioning``.
public typealias UIBarPositioning = BarPositioning
/// UIKit's name for ``BarPositioningDelegate``.
public typealias UIBarPositioningDelegate = BarPositioningDelegate
