// `import ControlTesting` is all that a test of announcements needs: what `Controls` brings, documents
// made live, transcripts, and a reader that walks a screen.

@_exported public import Controls
@_exported public import Diagnostics
@_exported public import InterfaceBuilder
@_exported public import InterfaceLoader
@_exported public import Presenters
