import KeyValues
import ResponderKit

// What the user does reaches bound values before the action is sent, as Cappuccino does and as AppKit is seen to.
extension NSControl {
  /// Sets the bound values of the control and of the cell that was operated, and calls a bound method.
  final func commitOperation() {
    // A table sets its selection and its order when they change.
    if !(self is NSTableView) { commitBoundValues() }
    selectedCell()?.commitBoundValues()
    callBoundTarget()
  }

  /// Sets the bound values if there are any.
  final func commitIfBound() {
    guard hasBindings else { return }
    commitBoundValues()
    selectedCell()?.commitBoundValues()
  }
}

extension NSCell {
  /// Has the control that shows the cell from now on look at the cell's bindings.
  final func connectBindings() {
    guard !bindingGroups.isEmpty, let control = controlView as? NSControl else { return }
    control.hasBindings = true
    for group in bindingGroups { group.show() }
  }
}

extension NSTextField {
  private final var valueBinding: Binding? { bindingGroup(.value)?.bindings.first }

  /// Tells the controller that its value is being edited (`NSEditorRegistration.objectDidBeginEditing(_:)`).
  final func beginBoundEditing() {
    guard hasBindings else { return }
    (valueBinding?.source as? NSController)?.objectDidBeginEditing(self)
  }

  /// Tells the controller that its value is no longer edited.
  final func endBoundEditing() {
    guard hasBindings else { return }
    (valueBinding?.source as? NSController)?.objectDidEndEditing(self)
  }

  /// Sets the bound value while the user types, if the binding says so.
  final func commitContinuously() {
    guard hasBindings, let binding = valueBinding,
      binding.options.isOn(.continuouslyUpdatesValue, unlessGiven: false)
    else { return }
    takeText()
    commitBoundValues()
  }

  /// Returns whether the object that the value is bound to accepts what was typed; the text stays as it is if
  /// it does not.
  final func mayEndByBinding() -> Bool {
    guard hasBindings, isUncommitted, let group = bindingGroup(.value), let binding = valueBinding,
      binding.options.isOn(.validatesImmediately, unlessGiven: false)
    else { return true }
    takeText()
    guard group.commit() else { return false }
    isUncommitted = false
    return true
  }
}

extension NSTextView {
  /// Sets the bound text: at the end of editing, or with each key if the binding says so.
  final func commitText(atEnd: Bool) {
    for group in bindingGroups where group.property.chosen != nil {
      let isContinuous =
        group.bindings.first?.options.isOn(.continuouslyUpdatesValue, unlessGiven: false) ?? false
      if atEnd || isContinuous { group.commit() }
    }
  }
}

extension NSTextField: NSEditor {
  /// Ends editing; returns false if what was typed is not accepted.
  public final func commitEditing() -> Bool {
    guard edited != nil else { return true }
    return window?.makeFirstResponder(nil) ?? true
  }
  /// Discards what was typed.
  public final func discardEditing() { abortEditing() }
}
