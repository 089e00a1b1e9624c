/// Rare properties of controls, in one byte.
struct ControlFlags: OptionSet {
  var rawValue: UInt8
  static let isTapPrimary = ControlFlags(rawValue: 1 << 0)
  static let tapTogglesSelection = ControlFlags(rawValue: 1 << 1)
  static let looksFocused = ControlFlags(rawValue: 1 << 2)
  static let reportsOnlyValue = ControlFlags(rawValue: 1 << 3)
  static let isSymbolAnimationEnabled = ControlFlags(rawValue: 1 << 4)
  static let hasUnreportedValue = ControlFlags(rawValue: 1 << 5)
  static let isPressed = ControlFlags(rawValue: 1 << 6)
}

extension Control {
  /// Indicates whether a tap is the control's main purpose, so that it triggers the primary action.
  package final var isTapPrimary: Bool {
    get { flags.contains(.isTapPrimary) }
    set { set(.isTapPrimary, newValue) }
  }

  /// Indicates whether a tap toggles ``isSelected``, unless it opens a menu.
  package final var tapTogglesSelection: Bool {
    get { flags.contains(.tapTogglesSelection) }
    set { set(.tapTogglesSelection, newValue) }
  }

  /// Indicates whether the control looks focused, for tools that show all its states.
  package final var looksFocused: Bool {
    get { flags.contains(.looksFocused) }
    set { set(.looksFocused, newValue) }
  }

  /// Indicates whether the control reports changes of its value and no touches.
  package final var reportsOnlyValue: Bool {
    get { flags.contains(.reportsOnlyValue) }
    set { set(.reportsOnlyValue, newValue) }
  }

  /// Indicates whether a value that the user chose is to be reported when the tracking ends.
  package final var hasUnreportedValue: Bool {
    get { flags.contains(.hasUnreportedValue) }
    set { set(.hasUnreportedValue, newValue) }
  }

  /// Indicates whether the select button of a remote is down on the control.
  final var isPressed: Bool {
    get { flags.contains(.isPressed) }
    set { set(.isPressed, newValue) }
  }

  /// A Boolean value that indicates whether the symbols in the control are animated; false unless
  /// set; nothing here is drawn (`UIControl.isSymbolAnimationEnabled`).
  public final var isSymbolAnimationEnabled: Bool {
    get { flags.contains(.isSymbolAnimationEnabled) }
    set { set(.isSymbolAnimationEnabled, newValue) }
  }

  private func set(_ flag: ControlFlags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
