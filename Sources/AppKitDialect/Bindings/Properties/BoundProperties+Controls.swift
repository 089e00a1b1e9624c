import FoundationEssentials
import Graphics
import KeyValues
import ResponderKit

extension BoundProperties {
  /// Controls that show one value.
  static let controls: [Row] = [
    Row(
      NSControl.self,
      [
        "enabled": .flag(.all, NSControl.self) { $0.setCondition(.enabled, $1, by: "enabled") },
        "value": .value(NSControl.self) {
          $0.objectValue
        } _: { control, shown in
          control.objectValue = shown.value
        },
        "target": invocation, "argument": invocation,
      ]),
    Row(
      NSButton.self,
      [
        "value": .value(
          NSButton.self, multipleValues: NSControl.StateValue.mixed.rawValue
        ) {
          chosen(from: $0.state)
        } _: { button, shown in
          button.state = state(of: shown.value, allowsMixed: button.allowsMixedState)
        },
        "title": .text(NSButton.self) { $0.title = $1 },
        "alternateTitle": .text(NSButton.self) { $0.alternateTitle = $1 },
        "image": .shown(NSButton.self) { $0.image = $1 as? Image },
        "alternateImage": .shown(NSButton.self) { $0.alternateImage = $1 as? Image },
      ]),
    Row(
      NSSwitch.self,
      [
        "value": .value(NSSwitch.self) {
          chosen(from: $0.state)
        } _: { control, shown in
          control.state = state(of: shown.value, allowsMixed: false)
        }
      ]),
    Row(
      NSTextField.self,
      [
        "value": fieldValue,
        "displayPatternValue": .text(NSTextField.self, .pattern) { $0.stringValue = $1 },
        "editable": .flag(.all, NSTextField.self) {
          $0.setCondition(.editable, $1, by: "editable")
        },
        "textColor": .shown(NSTextField.self) { $0.textColor = $1 as? Color },
      ]),
    Row(isKind: { $0 is any BoundedControl.Type }, range),
    Row(
      NSDatePicker.self,
      [
        "value": .value(NSDatePicker.self, of: Date.self) {
          $0.dateValue
        } _: { picker, shown in
          if let date = shown.value as? Date { picker.dateValue = date }
        },
        "minDate": .shown(NSDatePicker.self) { $0.minDate = $1 as? Date },
        "maxDate": .shown(NSDatePicker.self) { $0.maxDate = $1 as? Date },
      ]),
    Row(
      NSColorWell.self,
      [
        "value": .value(NSColorWell.self, of: Color.self) {
          $0.color
        } _: { well, shown in
          if let color = shown.value as? Color { well.color = color }
        }
      ]),
    Row(
      NSImageView.self,
      [
        "value": .shown(NSImageView.self) { $0.image = $1 as? Image },
        "data": .shown(NSImageView.self) { $0.image = $1 as? Image },
      ]),
    Row(
      NSPathControl.self,
      [
        "value": .value(NSPathControl.self, of: URL.self) {
          $0.url
        } _: { control, shown in
          control.url =
            shown.value as? URL ?? (shown.value as? String).map { URL(filePath: $0) }
        }
      ]),
  ]

  /// Cells that are bound in the place of their control.
  static let cells: [Row] = [
    Row(
      NSCell.self,
      [
        "enabled": .flag(.all, NSCell.self) { $0.setCondition(.enabled, $1, by: "enabled") },
        "value": .value(NSCell.self) {
          $0.objectValue
        } _: { cell, shown in
          cell.objectValue = shown.value
        },
        "title": .text(NSCell.self) { $0.title = $1 },
      ]),
    Row(
      NSButtonCell.self,
      [
        "value": .value(
          NSButtonCell.self, multipleValues: NSControl.StateValue.mixed.rawValue
        ) {
          chosen(from: $0.state)
        } _: { cell, shown in
          cell.state = state(of: shown.value, allowsMixed: cell.allowsMixedState)
        }
      ]),
  ]

  // MARK: States

  static func state(of value: Any?, allowsMixed: Bool) -> NSControl.StateValue {
    if let number = numberValue(of: value), number < 0 { return .mixed }
    return boolValue(of: value) ?? false ? .on : .off
  }

  /// The value of a state: a Boolean one but for the mixed state.
  static func chosen(from state: NSControl.StateValue) -> Any {
    state == .mixed ? state.rawValue : state == .on
  }

  // MARK: Fields

  private static let fieldValue = BoundProperty(
    showsMarkers: true, condition: .editable,
    apply: { object, shown in
      guard let field = object as? NSTextField else { return }
      let group = field.bindingGroup(.value)
      if let placeholder = shown.placeholder {
        if group?.ownPlaceholder == nil { group?.ownPlaceholder = .some(field.placeholderString) }
        field.placeholderString = placeholder
      } else if let own = group?.ownPlaceholder {
        field.placeholderString = own
        group?.ownPlaceholder = nil
      }
      guard field.showsOtherText(than: shown.value) else { return }
      field.objectValue = shown.value
    },
    chosen: { object in
      guard let field = object as? NSTextField else { return nil }
      let isEmpty = field.formatter == nil && field.stringValue.isEmpty
      return isEmpty ? nil : field.objectValue
    })

  // MARK: Numbers

  private static let range: [String: BoundProperty] = [
    "value": .value(NSControl.self) {
      $0.doubleValue
    } _: { control, shown in
      control.doubleValue = converted(shown.value, to: Double.self) ?? 0
    },
    "minValue": .shown(NSControl.self) { control, value in
      if let number = numberValue(of: value) { (control as? any BoundedControl)?.minValue = number }
    },
    "maxValue": .shown(NSControl.self) { control, value in
      if let number = numberValue(of: value) { (control as? any BoundedControl)?.maxValue = number }
    },
  ]

  /// A method that a click calls: nothing is shown but whether there is an object to call.
  private static let invocation = BoundProperty(apply: { object, _ in
    guard let control = object as? NSControl, let group = control.bindingGroup(.target),
      let binding = group.bindings.first
    else { return }
    if binding.options.isOn(.conditionallySetsEnabled, unlessGiven: true),
      case .value(let target) = binding.value
    {
      control.setCondition(.enabled, target != nil, by: "target")
    }
  })
}

extension NSTextField {
  /// Indicates whether the text of the field is not that of a value, so that setting it would be seen.
  fileprivate final func showsOtherText(than value: Any?) -> Bool {
    guard edited != nil else { return true }
    return cell.map { $0.text(of: value) != edited?.string } ?? true
  }
}
