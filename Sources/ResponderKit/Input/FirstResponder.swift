/// A responder that ends editing when it resigns, and may refuse to.
@MainActor
package protocol EndsEditing: ViewResponder {
  /// Ends editing and resigns, whatever a delegate says.
  func endEditingByForce()
  /// Forgets that a text is edited, without a report.
  func forgetEditing()
}

extension ViewResponder {
  /// Resigns, without a refusal if the object edits a text.
  ///
  /// One that begins again while it ends does so once; then it is first responder no more.
  final func resignByForce(in window: Window?) {
    guard let editor = self as? any EndsEditing else {
      resignFirstResponder()
      if window?.firstResponder === self { window?.setFirstResponder(nil) }
      return
    }
    for _ in 0..<2 where window?.firstResponder === self { editor.endEditingByForce() }
    guard window?.firstResponder === self else { return }
    window?.setFirstResponder(nil)
    editor.forgetEditing()
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
    responder.resignByForce(in: window)
    return true
  }
}
