import Controls

/// The invitation as it will be sent.
final class InvitationController: ViewController {
  var invitation = Invitation()
  @Outlet var summaryLabel: Label?
  @Outlet var sendButton: Button?

  override class var actions: [ActionSelector] {
    [ActionSelector("send:", InvitationController.send)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    summaryLabel?.text = invitation.text
  }

  private func send(_ sender: Button) {
    let alert = AlertController(
      title: "Send the invitation?", message: invitation.text, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Not yet", style: .cancel))
    alert.addAction(
      AlertAction(title: "Send", style: .default) { [weak self] _ in
        self?.summaryLabel?.text = "Sent"
        self?.sendButton?.isEnabled = false
        self?.post(.announcement("The invitation is sent"))
      })
    present(alert, animated: true)
  }
}
