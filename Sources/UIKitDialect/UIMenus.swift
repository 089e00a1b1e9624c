// UIKit's names for menus.

public import ResponderKit

/// UIKit's name for ``MenuElement``.
public typealias UIMenuElement = MenuElement
/// UIKit's name for ``MenuLeaf``.
public typealias UIMenuLeaf = MenuLeaf
/// UIKit's name for ``Menu``.
public typealias UIMenu = Menu
/// UIKit's name for ``Command``.
public typealias UICommand = Command
/// UIKit's name for ``DeferredMenuElement``.
public typealias UIDeferredMenuElement = DeferredMenuElement
/// UIKit's name for ``Interaction``.
public typealias UIInteraction = Interaction
/// UIKit's name for ``ContextMenuInteraction``.
public typealias UIContextMenuInteraction = ContextMenuInteraction
/// UIKit's name for ``ContextMenuInteractionDelegate``.
public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
/// UIKit's name for ``ContextMenuInteractionAnimating``.
public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating
/// UIKit's name for ``ContextMenuInteractionCommitAnimating``.
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating
/// UIKit's name for ``ContextMenuInteractionCommitStyle``.
public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle
/// UIKit's name for ``ContextMenuConfiguration``.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
