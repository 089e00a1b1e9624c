import ControlTesting
import Controls
import Testing

@MainActor
struct AlertControllerTests {
  @Test func `an alert is read alone, and a choice dismisses it before its handler runs`() throws {
    let root = ViewController()
    let screen = Screen(NavigationController(rootViewController: root))
    root.title = "Photos"
    let alert = AlertController(
      title: "Delete photo?", message: "It cannot be undone.", preferredStyle: .alert)
    var chosen: [String] = []
    for (title, style) in [("Delete", AlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(
        AlertAction(title: title, style: style) {
          chosen.append("\($0.title ?? ""), presented: \(root.presentedViewController != nil)")
        })
    }
    root.present(alert, animated: true)
    #expect(
      screen.spoken() == [
        "Delete photo?", "It cannot be undone.", "Cancel. Button.", "Delete. Button.",
      ])
    try screen.tap("Delete. Button.")
    #expect(chosen == ["Delete, presented: false"])
    #expect(screen.spoken() == ["Photos. Heading."])
  }

  @Test func `a sheet has the button that cancels at its end, and escape chooses it`() throws {
    let root = ViewController()
    let screen = Screen(root)
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isCanceled = false
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in isCanceled = true })
    let disabled = AlertAction(title: "Move", style: .default)
    sheet.addAction(disabled)
    disabled.isEnabled = false
    sheet.addAction(AlertAction(title: "Copy", style: .default))
    root.present(sheet, animated: false)
    #expect(screen.spoken() == ["Move. Dimmed. Button.", "Copy. Button.", "Cancel. Button."])
    disabled.isEnabled = true
    #expect(screen.spoken()[0] == "Move. Button.")
    #expect(sheet.accessibilityPerformEscape())
    #expect(isCanceled)
    #expect(root.presentedViewController == nil)
  }

  @Test func `an alert has text fields, of which the first is edited`() throws {
    let root = ViewController()
    let screen = Screen(root)
    let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Name"
      $0.returnKeyType = .done
    }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(AlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    #expect(alert.textFields?.map(\.isEditing) == [true, false])
    #expect(
      screen.spoken() == [
        "Rename",
        "Name. Text Field. Is editing. Character mode. Insertion point at start.",
        "Secure Text Field.", "OK. Button.",
      ])
    screen.driver.type("Ada")
    #expect(alert.textFields?[0].text == "Ada")
    try screen.tap("OK. Button.")
    #expect(root.presentedViewController == nil)
    #expect(alert.textFields?[0].isEditing == false)
  }
}
