// `import ControlTesting` is what a test of announcements needs: the model, documents made live, and a
// reader that walks them.

@_exported public import Accessibility
@_exported public import ButtonModel
@_exported public import ControlCore
@_exported public import Graphics
@_exported public import InterfaceBuilder
@_exported public import InterfaceLoader
@_exported public import Localize
@_exported public import Presenters
@_exported public import ResponderKit
