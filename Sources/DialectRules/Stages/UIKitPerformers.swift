import ResponderKit

// The objects of UIKit that perform the actions of a scenario. What they do is nothing: the record has their names.

/// Returns the methods of a class that performs the actions of a scenario.
@MainActor
func savingActions<Target: AnyObject>(of type: Target.Type) -> [ActionSelector] {
  let plain: @MainActor (Target) -> @MainActor () -> Void = { _ in {} }
  let withSender: @MainActor (Target) -> @MainActor (AnyObject?) -> Void = { _ in { _ in } }
  return [ActionSelector("save", plain), ActionSelector("save:", withSender)]
}

/// Returns the methods of a class of UIKit, which may take the event, too.
@MainActor
private func savingActionsWithEvent<Target: AnyObject>(of type: Target.Type) -> [ActionSelector] {
  let withEvent: @MainActor (Target) -> @MainActor (AnyObject?, InputEvent) -> Void = {
    _ in { _, _ in }
  }
  return savingActions(of: type) + [ActionSelector("save:forEvent:", withEvent)]
}

final class SavingView: View {
  override class var actions: [ActionSelector] { savingActionsWithEvent(of: SavingView.self) }
}

final class SavingController: ViewController {
  override class var actions: [ActionSelector] { savingActionsWithEvent(of: SavingController.self) }
}

final class SavingWindow: Window {
  override class var actions: [ActionSelector] { savingActionsWithEvent(of: SavingWindow.self) }
}

final class SavingScene: WindowScene {
  override class var actions: [ActionSelector] { savingActionsWithEvent(of: SavingScene.self) }
}

final class SavingDelegate: ViewResponder {
  override class var actions: [ActionSelector] { savingActionsWithEvent(of: SavingDelegate.self) }
}

/// An application with a menu of the items of a scenario.
class StageApplication: Application {
  private let items: [DialectScenario.Control]

  init(_ items: [DialectScenario.Control]) {
    self.items = items
    super.init()
  }

  override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    let commands = items.map { item in
      KeyCommand(
        title: item.name, action: ActionSelector(item.actions.first?.arguments.selector ?? "save:"),
        input: item.key, modifierFlags: .command)
    }
    if !commands.isEmpty {
      builder.insertSibling(Menu(title: "DialectScenario", children: commands), afterMenu: .file)
    }
  }
}

final class SavingApplication: StageApplication {
  override class var actions: [ActionSelector] {
    savingActionsWithEvent(of: SavingApplication.self)
  }
}
