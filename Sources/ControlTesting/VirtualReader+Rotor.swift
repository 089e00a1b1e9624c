public import Accessibility
import ResponderKit

/// What swipes up and down go through.
public enum Rotor: Sendable, Hashable {
  /// Elements of one of the system's kinds.
  case system(SystemRotorType)
  /// Containers.
  case containers
  /// What a rotor of the app finds, by its name.
  case custom(String)
}

extension VirtualReader {
  /// The names of the rotors of the app at the cursor: those of the element, then those of what it is
  /// in, nearest first.
  public var customRotors: [String] { liveRotors.map(\.name) }

  /// Moves to the next item of the rotor; false, with the sound of an end, where there is none.
  ///
  /// Throws where the app has no rotor of the name.
  @discardableResult
  public func nextInRotor() throws(ReaderError) -> Bool { try turn(.next) }

  /// Moves to the item of the rotor before; false, with the sound of an end, where there is none.
  @discardableResult
  public func previousInRotor() throws(ReaderError) -> Bool { try turn(.previous) }

  private func turn(_ direction: AccessibilityCustomRotor.Direction) throws(ReaderError) -> Bool {
    let isForward = direction == .next
    let rotors = liveRotors
    if let own = rotors.first(where: { rotor.isOne(of: $0) }) {
      return perform { turn(own, direction) }
    }
    switch rotor {
    case .custom(let name): throw .noRotor(name, offered: rotors.map(\.name))
    case .containers: return perform { jump(forward: isForward) { _ in true } }
    case .system(let type):
      guard let container = type.containerType else {
        return perform { step(direction, where: type.includes) }
      }
      return perform { jump(forward: isForward) { $0.value.type == container } }
    }
  }

  /// Asks a rotor of the app for the next item; what it has found before in that direction is an end,
  /// as rotors that go round would have none.
  private func turn(
    _ rotor: AccessibilityCustomRotor, _ direction: AccessibilityCustomRotor.Direction
  ) -> Bool {
    let place = place
    let isThere =
      rotorTrail.rotor === rotor && rotorTrail.items.last?.targetElement === place.object
    if !isThere || rotorTrail.direction != direction {
      // Who turns back goes on from where he is, a range of a text included.
      let item =
        isThere
        ? rotorTrail.items.last
        : place.object.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
      rotorTrail = RotorTrail(rotor: rotor, direction: direction, items: [item].compactMap { $0 })
    }
    let predicate = AccessibilityCustomRotor.SearchPredicate(
      currentItem: rotorTrail.items.last, searchDirection: direction)
    guard let item = rotor.itemSearchBlock(predicate), let target = item.targetElement,
      !rotorTrail.holds(item)
    else { return boundary() }
    // The search may have brought the element to the screen.
    let hierarchy = hierarchy
    guard
      let stop = hierarchy.stop(of: target) ?? hierarchy.stops.first(where: { $0.isInside(target) })
    else { return boundary() }
    rotorTrail.items.append(item)
    move(to: stop, in: hierarchy)
    return true
  }

  private func step(
    _ direction: AccessibilityCustomRotor.Direction, where isWanted: (AccessibilityElement) -> Bool
  ) -> Bool {
    let place = place
    let hierarchy = place.hierarchy
    let (first, last) = place.span ?? (hierarchy.stops.count, -1)
    let found =
      direction == .next
      ? hierarchy.stops.indices.first {
        $0 > last && isWanted(hierarchy.stops[$0].element)
      }
      : hierarchy.stops.indices.last {
        $0 < first && isWanted(hierarchy.stops[$0].element)
      }
    guard let found else { return boundary() }
    move(to: hierarchy.stops[found], in: hierarchy)
    return true
  }

  private var liveRotors: [AccessibilityCustomRotor] {
    var rotors: [AccessibilityCustomRotor] = []
    _ = climb(from: cursor ?? root) { object in
      rotors += object.accessibilityCustomRotors ?? []
      return false
    }
    return rotors
  }
}

/// What a rotor of the app has found since the user began to turn it in a direction.
@MainActor
struct RotorTrail {
  var rotor: AccessibilityCustomRotor?
  var direction = AccessibilityCustomRotor.Direction.next
  var items: [AccessibilityCustomRotor.ItemResult] = []

  func holds(_ item: AccessibilityCustomRotor.ItemResult) -> Bool {
    items.contains {
      $0.targetElement === item.targetElement && $0.targetRange == item.targetRange
    }
  }
}

extension Rotor {
  /// Whether a rotor of the app is the one: by its name or its system type.
  @MainActor
  fileprivate func isOne(of rotor: AccessibilityCustomRotor) -> Bool {
    switch self {
    case .custom(let name): rotor.name == name
    case .system(let type): type != .none && rotor.systemRotorType == type
    case .containers: false
    }
  }
}

extension SystemRotorType {
  /// The kind of container that the rotor goes through; nil where it goes through elements.
  fileprivate var containerType: AccessibilityContainerType? {
    switch self {
    case .table: .dataTable
    case .list: .list
    case .landmark: .landmark
    default: nil
    }
  }
}
