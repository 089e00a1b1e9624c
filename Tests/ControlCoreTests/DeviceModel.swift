import ControlCore
import Graphics

/// What six controls in two boxes should do on a television with a keyboard, written plainly.
///
/// The controls stand in two columns of three: 0, 1 and 2 in the left box, 3, 4 and 5 in the right one.
/// Both boxes are in a panel, which is in the root.
struct DeviceModel {
  struct Command {
    var key: String
    var action: String
    var hasPriority: Bool
  }

  /// A box, the panel or the root.
  struct Station {
    var commands: [Command] = []
    var performs: Set<String> = []
  }

  static let (leftBox, rightBox, panel, root) = (0, 1, 2, 3)

  var controls = (0..<6).map { _ in ControlModel() }
  var stations = (0..<4).map { _ in Station() }
  var focused: Int?
  var firstResponder: Int?
  var log: [String] = []

  static func box(of control: Int) -> Int { control < 3 ? leftBox : rightBox }
  /// From row to row, and from left to right.
  static let readingOrder = [0, 3, 1, 4, 2, 5]
  static func frame(of control: Int) -> Rect {
    Rect(x: control < 3 ? 0 : 200, y: Double(control % 3) * 100, width: 100, height: 40)
  }

  // MARK: Sending

  mutating func send(_ bits: Set<UInt>, from control: Int) {
    controls[control].log = []
    controls[control].send(bits)
    log += controls[control].log.map { "\(control): \($0)" }
  }

  /// A finger taps the middle of a control.
  mutating func tap(_ control: Int) {
    guard controls[control].isEnabled else { return }
    send([0], from: control)
    send([6], from: control)
  }

  // MARK: Focus

  /// What follows every step: a lost focus goes to its box, or else to the first control.
  mutating func settle() {
    if let focused, controls[focused].isEnabled { return }
    let enabled = Self.readingOrder.filter { controls[$0].isEnabled }
    let beside = focused.map { lost in enabled.filter { Self.box(of: $0) == Self.box(of: lost) } }
    focused = beside?.first ?? enabled.first
  }

  /// The select button of a remote.
  mutating func select() {
    settle()
    if let focused { send([13], from: focused) }
  }

  mutating func moveToNext(_ step: Int) {
    settle()
    let enabled = Self.readingOrder.filter { controls[$0].isEnabled }
    guard let focused, let place = enabled.firstIndex(of: focused) else { return }
    self.focused = enabled[(place + step + enabled.count) % enabled.count]
  }

  /// The nearest control of the column or the row, if one is left.
  mutating func move(_ across: Int, _ down: Int) {
    settle()
    guard var next = focused else { return }
    repeat {
      let (column, row) = (next / 3 + across, next % 3 + down)
      guard (0..<2).contains(column), (0..<3).contains(row) else { return }
      next = column * 3 + row
    } while !controls[next].isEnabled
    focused = next
  }

  // MARK: Keys

  /// The stations of the chain, from inside to outside.
  private var chain: [Int] {
    let start = firstResponder ?? focused.map { Self.box(of: $0) } ?? Self.root
    return start == Self.root
      ? [Self.root]
      : start == Self.panel
        ? [Self.panel, Self.root] : [start, Self.panel, Self.root]
  }

  mutating func press(_ key: String) {
    settle()
    for hasPriority in [true, false] {
      for station in chain {
        for command in stations[station].commands
        where command.key == key && command.hasPriority == hasPriority {
          if let performer = chain.first(where: { stations[$0].performs.contains(command.action) })
          {
            log.append("station \(performer): \(command.action)")
          }
          return
        }
      }
    }
  }
}
