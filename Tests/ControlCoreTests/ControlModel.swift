import ControlCore
import Graphics

/// What a control should do, written as slowly and as plainly as possible.
///
/// Handlers are found by looking at all of them every time, events are sets of bits, and positions
/// are numbers on one line: the control is between 0 and 100.
struct ControlModel {
  struct Handler: Equatable {
    var target: Int?
    var name: String
    var bits: Set<UInt>
    /// When it was added, so that those which are added under way can be told.
    var born: Int
  }

  var handlers: [Handler] = []
  var isEnabled = true
  var isTracking = false
  var isInside = false
  var isHighlighted = false
  /// Whether the finger is down, followed or not.
  var isDown = false
  var log: [String] = []
  private var clock = 0

  // MARK: Registration

  mutating func add(_ target: Int?, _ name: String, _ bits: Set<UInt>) {
    guard !bits.isEmpty else { return }
    clock += 1
    for index in handlers.indices
    where handlers[index].target == target && handlers[index].name == name {
      handlers[index].bits.formUnion(bits)
      return
    }
    handlers.append(Handler(target: target, name: name, bits: bits, born: clock))
  }

  mutating func remove(_ target: Int?, _ name: String?, _ bits: Set<UInt>) {
    for index in handlers.indices {
      let isTarget = target == nil || handlers[index].target == target
      let isName = target == nil || name == nil || handlers[index].name == name
      if isTarget, isName { handlers[index].bits.subtract(bits) }
    }
    handlers.removeAll { $0.bits.isEmpty }
  }

  // MARK: Sending

  /// Sends events; the last target removes the first handler it finds whenever it is called, and
  /// adds one of its own.
  mutating func send(_ bits: Set<UInt>) {
    clock += 1
    let end = clock
    var place = 0
    while let next = handlers.first(where: {
      $0.born > place && $0.born <= end && !$0.bits.isDisjoint(with: bits)
    }) {
      place = next.born
      log.append("\(next.target.map(String.init) ?? "chain").\(next.name)")
      if next.target == ControlModel.meddler { meddle() }
    }
  }

  static let meddler = 3

  mutating func meddle() {
    remove(0, "a", [6])
    add(1, "b", [0, 6])
  }

  // MARK: Touching

  mutating func down(at place: Double, tapCount: Int) {
    guard !isDown else { return }
    isDown = true
    guard place >= 0, place < 100, isEnabled else { return }
    isTracking = true
    isInside = true
    isHighlighted = true
    send(tapCount > 1 ? [0, 1] : [0])
  }

  mutating func move(to place: Double) {
    guard isTracking else { return }
    let wasInside = isInside
    isInside = place >= -70 && place < 170
    isHighlighted = isInside
    if wasInside { send(isInside ? [2] : [5, 3]) } else { send(isInside ? [4, 2] : [3]) }
  }

  mutating func up(at place: Double) {
    isDown = false
    guard isTracking else { return }
    stop()
    send(place >= -70 && place < 170 ? [6] : [7])
  }

  mutating func cancel() {
    isDown = false
    guard isTracking else { return }
    stop()
    send([8])
  }

  mutating func enable(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    if !isEnabled { stop() }
  }

  private mutating func stop() { (isTracking, isInside, isHighlighted) = (false, false, false) }
}
