// UIKit's names for what the core has of transitions between controllers.

public import ResponderKit

/// UIKit's name for ``ContentContainer``.
public typealias UIContentContainer = ContentContainer
/// UIKit's name for ``TransitionContextViewControllerKey``.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// UIKit's name for ``TransitionContextViewKey``.
public typealias UITransitionContextViewKey = TransitionContextViewKey
/// UIKit's name for ``ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// UIKit's name for ``ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
/// UIKit's name for ``ViewControllerContextTransitioning``.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// UIKit's name for ``ViewControllerAnimatedTransitioning``.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// UIKit's name for ``ViewControllerInteractiveTransitioning``.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// UIKit's name for ``ViewControllerTransitioningDelegate``.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// UIKit's name for ``PopoverPresentationController``.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// UIKit's name for ``PopoverPresentationControllerDelegate``.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// UIKit's name for ``PopoverPresentationControllerSourceItem``.
public typealias UIPopoverPresentationControllerSourceItem =
  PopoverPresentationControllerSourceItem
/// UIKit's name for ``PopoverArrowDirection``.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// UIKit's name for ``SheetPresentationController``.
public typealias UISheetPresentationController = SheetPresentationController
/// UIKit's name for ``SheetPresentationController/Detent/ResolutionContext``.
public typealias UISheetPresentationControllerDetentResolutionContext =
  SheetPresentationController.Detent.ResolutionContext
