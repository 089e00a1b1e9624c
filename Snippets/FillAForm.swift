// A form goes from field to field by the return key, and then submits.
import UIKitDialect

final class FormController: UIViewController, UITextFieldDelegate {
  let fields = ["Name", "Street", "City", "Password"].map { placeholder in
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    return field
  }
  let submitButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: Double(number) * 50 + 20, width: 280, height: 34)
      field.delegate = self
      field.returnKeyType = field === fields.last ? .done : .next
      field.addTarget(
        self, action: ActionSelector("fieldChanged", FormController.fieldChanged),
        for: .editingChanged)
      view.addSubview(field)
    }
    fields[3].isSecureTextEntry = true
    submitButton.setTitle("Submit", for: .normal)
    submitButton.isEnabled = false
    submitButton.frame = CGRect(x: 20, y: 240, width: 280, height: 44)
    submitButton.addTarget(
      self, action: ActionSelector("submit", FormController.submit), for: .touchUpInside)
    view.addSubview(submitButton)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      submit()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { (textField.text ?? "").utf16.count - range.length + string.utf16.count <= 20 }

  func fieldChanged() {
    submitButton.isEnabled = fields.allSatisfy { $0.hasText }
  }

  func submit() {
    let texts = fields.dropLast().map { $0.text ?? "" }
    print("Submitting \(texts.joined(separator: ", "))")
  }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let form = FormController()
window.rootViewController = form
window.makeKeyAndVisible()

let finger = TouchDriver(in: window)
finger.tap(form.fields[0])
for text in ["Ada Lovelace", "St James's Square 12", "London", "1815"] {
  finger.type(text)
  finger.pressReturn()
}
print("Submit is", form.submitButton.isEnabled ? "enabled" : "disabled")
