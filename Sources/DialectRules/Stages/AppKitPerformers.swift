import AppKitDialect
import ResponderKit

// The objects of AppKit that perform the actions of a scenario.

/// A delegate of an application or a window.
class StageDelegate: NSResponder, NSApplicationDelegate, NSWindowDelegate {}

final class SavingStageDelegate: StageDelegate {
  override class var actions: [ActionSelector] { savingActions(of: SavingStageDelegate.self) }
}

final class SavingNSApplication: NSApplication {
  override class var actions: [ActionSelector] { savingActions(of: SavingNSApplication.self) }
}

final class SavingNSViewController: NSViewController {
  override class var actions: [ActionSelector] { savingActions(of: SavingNSViewController.self) }
}

final class SavingNSView: NSView {
  override class var actions: [ActionSelector] { savingActions(of: SavingNSView.self) }
}

final class SavingNSWindow: NSWindow {
  override class var actions: [ActionSelector] { savingActions(of: SavingNSWindow.self) }
}
