/// Says how many rows a picker has: UIKit's `UIPickerViewDataSource`.
@preconcurrency @MainActor
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels (`numberOfComponents(in:)`).
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows on a wheel (`pickerView(_:numberOfRowsInComponent:)`).
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}
