// `import ControlTesting` provides everything that a test of announcements needs: the contents of
// `Controls`, live documents, transcripts, and a virtual screen reader.

@_exported public import Auditing
@_exported public import Controls
@_exported public import Diagnostics
@_exported public import InterfaceBuilder
@_exported public import InterfaceLoader
@_exported public import Presenters
