import ControlTesting
import Testing

@MainActor @Suite struct ReaderAlertTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let root = ViewController()

  @Test func `an alert says its title and its message, and the cursor is on its first button`() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    let reader = VirtualReader(window)
    let alert = AlertController(
      title: "Error", message: "The password is incorrect.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    #expect(reader.lastText == "Alert. Error. The password is incorrect. OK. Button.")
    reader.previous()
    #expect(reader.lastText == "The password is incorrect.")
    reader.previous()
    #expect(reader.lastText == "Error")
  }
}
