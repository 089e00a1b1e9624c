/// A responder that ends editing when it resigns, and may refuse to.
@MainActor
package protocol EndsEditing: Responder {
  /// Ends editing and resigns, whatever a delegate says.
  func endEditingByForce()
}

extension Responder {
  /// Resigns, without a refusal if the object edits a text.
  final func resignByForce() {
    if let editor = self as? any EndsEditing {
      editor.endEditingByForce()
    } else {
      resignFirstResponder()
    }
  }
}

extension View {
  /// Makes the view, or the view inside it that is first responder, resign; returns whether it did
  /// (`UIView.endEditing(_:)`).
  ///
  /// A text field whose delegate refuses stays first responder unless `force` is true. Returns false if
  /// none of the views is first responder.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    let window = self as? Window ?? self.window
    guard let responder = window?.firstResponder else { return false }
    let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return false }
    guard force else { return responder.resignFirstResponder() }
    responder.resignByForce()
    if responder.isFirstResponder { window?.setFirstResponder(nil) }
    return true
  }
}
