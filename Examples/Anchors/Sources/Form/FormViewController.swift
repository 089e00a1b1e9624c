public import AppKitDialect

/// A form: labels with fields beside them, a check box, and buttons at the bottom.
public final class FormViewController: NSViewController {
  /// The field for the name.
  public let name = NSTextField()
  /// The field for the address.
  public let email = NSTextField()
  /// The check box.
  public let subscribes = NSButton()
  private let cancelButton = NSButton()
  /// The button that saves; Return presses it.
  public let saveButton = NSButton()

  /// The names that were saved.
  public private(set) var saved: [String] = []

  public override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 220))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    subscribes.setButtonType(.switch)
    subscribes.title = "Subscribe to news"
    cancelButton.title = "Cancel"
    saveButton.title = "Save"
    saveButton.keyEquivalent = "\r"
    saveButton.target = self
    saveButton.action = Self.save

    let nameLabel = label("Name:")
    let emailLabel = label("Email address:")
    for item in [nameLabel, name, emailLabel, email, subscribes, cancelButton, saveButton] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }

    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      email.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 10),
      subscribes.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 16),
      saveButton.topAnchor.constraint(
        greaterThanOrEqualTo: subscribes.bottomAnchor, constant: 20),
      saveButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      cancelButton.centerYAnchor.constraint(equalTo: saveButton.centerYAnchor),

      nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      emailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      nameLabel.widthAnchor.constraint(equalTo: emailLabel.widthAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      emailLabel.centerYAnchor.constraint(equalTo: email.centerYAnchor),
      name.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      email.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      subscribes.leadingAnchor.constraint(equalTo: name.leadingAnchor),

      view.trailingAnchor.constraint(equalTo: name.trailingAnchor, constant: 20),
      email.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      saveButton.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      cancelButton.trailingAnchor.constraint(equalTo: saveButton.leadingAnchor, constant: -12),
      cancelButton.widthAnchor.constraint(equalTo: saveButton.widthAnchor),
    ])
  }

  private func label(_ text: String) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.alignment = .right
    return label
  }

  private func save(_ sender: Any?) { saved.append(name.stringValue) }
  private static let save = ActionSelector("save:", FormViewController.save)
}
