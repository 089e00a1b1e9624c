/// The state that a control is in, as bits: UIKit's `UIControl.State`.
///
/// The bits are those of UIControl.h.
public struct ControlState: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a state from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Enabled and not highlighted, selected or focused: no bits (`UIControl.State.normal`).
  public static let normal: ControlState = []
  /// A touch is inside, or the app sets the state (`UIControl.State.highlighted`).
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Not enabled (`UIControl.State.disabled`).
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// Selected (`UIControl.State.selected`).
  public static let selected = ControlState(rawValue: 1 << 2)
  /// Focused by the focus system (`UIControl.State.focused`).
  public static let focused = ControlState(rawValue: 1 << 3)
  /// The bits that a subclass may add in an overridden `state` (`UIControl.State.application`).
  public static let application = ControlState(rawValue: 0x00FF_0000)
  /// The bits that the framework reserves (`UIControl.State.reserved`).
  public static let reserved = ControlState(rawValue: 0xFF00_0000)
}

extension ControlState {
  private static let names: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// Creates the state with a name as Interface Builder writes it, including `normal`; nil for any
  /// other name.
  public init?(name: String) {
    if name == "normal" {
      self = .normal
    } else if let found = Self.names.first(where: { $0.name == name }) {
      self = found.state
    } else {
      return nil
    }
  }
}

extension ControlState: CustomStringConvertible {
  /// The names separated by commas; a bit without a name reads `bit 16`, and no bits read `normal`.
  public var description: String {
    let names = bitNames(of: rawValue) { bit in Self.names.first { $0.state.rawValue == bit }?.name
    }
    return names.isEmpty ? "normal" : names
  }
}
