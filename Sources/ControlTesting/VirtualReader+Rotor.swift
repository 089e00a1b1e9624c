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
    switch rotor {
    case .containers: return direction == .next ? nextContainer() : previousContainer()
    case .system(.table): return jump(to: .dataTable, direction)
    case .system(.list): return jump(to: .list, direction)
    case .system(.landmark): return jump(to: .landmark, direction)
    case .system(let type): return step(direction, where: type.includes)
    case .custom(let name):
      guard let rotor = liveRotors.first(where: { $0.name == name }) else {
        throw .noRotor(name, offered: customRotors)
      }
      return turn(rotor, direction)
    }
  }

  private func turn(
    _ rotor: AccessibilityCustomRotor, _ direction: AccessibilityCustomRotor.Direction
  ) -> Bool {
    let current = cursor.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
    let predicate = AccessibilityCustomRotor.SearchPredicate(
      currentItem: current, searchDirection: direction)
    let hierarchy = hierarchy
    guard let target = rotor.itemSearchBlock(predicate)?.targetElement,
      let stop = hierarchy.stop(of: target)
    else { return boundary() }
    move(to: stop, in: hierarchy)
    return true
  }

  private func jump(
    to type: AccessibilityContainerType, _ direction: AccessibilityCustomRotor.Direction
  ) -> Bool {
    jump(forward: direction == .next) { $0.contains { $0.value.type == type } }
  }

  private func step(
    _ direction: AccessibilityCustomRotor.Direction, where isWanted: (AccessibilityElement) -> Bool
  ) -> Bool {
    let hierarchy = hierarchy
    let object = cursor
    let present = hierarchy.stops.firstIndex { $0.object === object }
    let found =
      direction == .next
      ? hierarchy.stops.indices.first {
        $0 > present ?? -1 && isWanted(hierarchy.stops[$0].element)
      }
      : hierarchy.stops.indices.last {
        $0 < present ?? hierarchy.stops.count && isWanted(hierarchy.stops[$0].element)
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
