import InterfaceBuilder
import Pickers
import ResponderKit
import TextControls

extension Instantiation {
  /// Connects the delegate of a framework's view; returns false for another outlet.
  ///
  /// The place of a delegate whose class is not linked is taken by one that answers as an object
  /// without the methods, so that records show which object would be asked.
  func connect(_ property: String, of view: View, to target: AnyObject?) -> Bool {
    if property == "dataSource", let picker = view as? PickerView {
      picker.dataSource = target as? any PickerViewDataSource
      return true
    }
    guard property == "delegate" else { return false }
    switch view {
    case let picker as PickerView: picker.delegate = stand(in: target, for: view)
    case let field as TextField: field.delegate = stand(in: target, for: view)
    case let area as TextView: area.delegate = stand(in: target, for: view)
    case let bar as SearchBar: bar.delegate = stand(in: target, for: view)
    default: return false
    }
    return true
  }

  private func stand<Delegate>(in target: AnyObject?, for view: View) -> Delegate? {
    if let delegate = target as? Delegate { return delegate }
    guard let responder = target as? Responder, responder.isPlaceholder else { return nil }
    let delegate = DocumentDelegate(in: responder)
    view.documentDelegate = delegate
    return delegate as? Delegate
  }
}

/// The delegate in the place of an object of an app's class that is not linked.
final class DocumentDelegate: PlaceholderDelegate {
  private weak var object: Responder?

  init(in object: Responder) { self.object = object }

  var recordName: String { object?.recordName ?? "an object that is gone" }
}

extension DocumentDelegate: PickerViewDelegate {}
extension DocumentDelegate: TextFieldDelegate {}
extension DocumentDelegate: TextViewDelegate {}
extension DocumentDelegate: SearchBarDelegate {}
