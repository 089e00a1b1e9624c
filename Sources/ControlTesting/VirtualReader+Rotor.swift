public import Accessibility
import ResponderKit

/// The setting that swipes up and down navigate by.
public enum Rotor: Sendable, Hashable {
  /// Elements of a system rotor type.
  case system(SystemRotorType)
  /// Containers: bars, groups with a name, tables and collections.
  case containers
  /// The results of a custom rotor of the app, by name.
  case custom(String)
}

extension VirtualReader {
  /// The names of the custom rotors at the cursor: those of the element, then those of its
  /// ancestors, nearest first.
  public var customRotors: [String] { liveRotors.map(\.name) }

  /// Moves to the next item of the rotor.
  ///
  /// Returns false and plays the boundary sound if there is none.
  ///
  /// Throws an error if the app has no rotor with the name.
  @discardableResult
  public func nextInRotor() throws(ReaderError) -> Bool { try turn(.next) }

  /// Moves to the previous item of the rotor.
  ///
  /// Returns false and plays the boundary sound if there is none.
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
    case .containers:
      return perform { jump(forward: isForward, includingLists: true) { _ in true } }
    case .system(let type):
      guard let container = type.containerType else {
        return perform { step(direction, where: type.includes) }
      }
      return perform { jump(forward: isForward) { $0.value.type == container } }
    }
  }

  /// Asks a custom rotor for the next item.
  ///
  /// An item that it has already returned in the same direction counts as the end, because circular
  /// rotors have none.
  private func turn(
    _ rotor: AccessibilityCustomRotor, _ direction: AccessibilityCustomRotor.Direction
  ) -> Bool {
    let place = place
    let isThere =
      rotorTrail.rotor === rotor && rotorTrail.items.last?.targetElement === place.object
    if !isThere || rotorTrail.direction != direction {
      // A change of direction continues from the current item, including its text range.
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
    // The search may have scrolled the element onto the screen.
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

/// The items that a custom rotor has returned since the user began to turn it in one direction.
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
  /// Returns whether a custom rotor matches, by its name or its system type.
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
  /// The container type that the rotor navigates by; nil if it navigates by elements.
  fileprivate var containerType: AccessibilityContainerType? {
    switch self {
    case .table: .dataTable
    case .list: .list
    case .landmark: .landmark
    default: nil
    }
  }
}
