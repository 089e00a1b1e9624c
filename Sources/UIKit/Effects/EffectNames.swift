#if UIKit
// UIKit's names for what the core has of effects. ``VisualEffect`` has its own in UIKitDialect.

import ControlValues

/// UIKit's name for ``BlurEffect``.
public typealias UIBlurEffect = BlurEffect
/// UIKit's name for ``VibrancyEffect``.
public typealias UIVibrancyEffect = VibrancyEffect
/// UIKit's name for ``VibrancyEffectStyle``.
public typealias UIVibrancyEffectStyle = VibrancyEffectStyle
/// UIKit's name for ``GlassEffect``.
public typealias UIGlassEffect = GlassEffect
/// UIKit's name for ``GlassContainerEffect``.
public typealias UIGlassContainerEffect = GlassContainerEffect
#endif
