import Accessibility
import ButtonModel
import ControlCore
import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Navigation
import ResponderKit
import TextControls
import ValueControls

/// The target of a finger.
@MainActor
struct TouchTarget {
  let object: View
  let frame: Rect
  /// Indicates whether the app decides the size, not UIKit.
  let hasOwnSize: Bool
  /// Indicates whether a configuration decides the size, which a document may not have.
  let hasOwnLook: Bool
  /// Indicates whether UIKit decides the image, such as that of a button that closes.
  let hasOwnImage: Bool

  /// The size for a message: `30 by 30`.
  var sizeText: String {
    "\(decimal(frame.width, digits: 1)) by \(decimal(frame.height, digits: 1))"
  }
}

extension AuditedScreen {
  /// The controls and the elements with such traits that a finger aims at, with a size.
  func touchTargets() -> [TouchTarget] {
    elements.compactMap { element in
      guard let view = element.object as? View, !(view is any PartOfView),
        !(view is any ShowsBarItem),
        element.button != nil
          || view.isTapped
            && !element.traits.isDisjoint(with: [.button, .link, .keyboardKey, .playsSound]),
        view.isUserInteractionEnabled, case let frame = element.element.frame, !frame.isEmpty,
        frame.area.isFinite,
        isInDocument(view)
      else { return nil }
      return TouchTarget(
        object: view, frame: frame, hasOwnSize: view.loadable?.hasFixedSize != true,
        hasOwnLook: element.button?.configuration != nil,
        hasOwnImage: element.button?.buttonType.image != nil)
    }
  }

  /// Returns whether a view is of the document itself, or there is none.
  private func isInDocument(_ view: View) -> Bool {
    guard let document else { return true }
    return source(of: view).map { document.interface.object(for: $0) === view } ?? false
  }

  /// The targets under 24 points around whose middle another target is nearer than 24 points.
  var crowdedTargets: [(target: TouchTarget, other: TouchTarget)] {
    let least = number("points", of: "crowded-target")
    let all = targets
    func isTiny(_ target: TouchTarget) -> Bool {
      min(target.frame.width, target.frame.height) < least - 0.1 && target.hasOwnSize
    }
    guard all.contains(where: isTiny) else { return [] }
    var found: [(TouchTarget, TouchTarget)] = []
    for (target, others) in neighbors(of: all, within: least) where isTiny(target) {
      let other = others.first { other in
        // What it stands on is no neighbor.
        guard !other.frame.contains(target.frame) else { return false }
        let distance =
          isTiny(other)
          ? target.frame.center.distance(to: other.frame.center) - least / 2
          : target.frame.center.distance(to: other.frame)
        return distance < least / 2
      }
      if let other { found.append((target, other)) }
    }
    return found
  }

  /// The targets that overlap by a share of the smaller one, the one in front first, without those
  /// whose middle is covered.
  var overlaps: [(front: TouchTarget, back: TouchTarget)] {
    guard !hasTooManyViews else { return [] }
    let all = targets
    let share = number("share", of: "overlapping-targets")
    let places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
    var found: [(TouchTarget, TouchTarget)] = []
    for (target, others) in neighbors(of: all, within: 0) {
      guard let place = places[ObjectIdentifier(target.object)] else { continue }
      var searches = 0
      let other = others.first { other in
        guard searches < Self.mostReached, let otherPlace = places[ObjectIdentifier(other.object)],
          otherPlace < place,
          !target.object.isDescendant(of: other.object),
          !other.object.isDescendant(of: target.object),
          !target.frame.insetBy(dx: -1, dy: -1).contains(other.frame),
          !other.frame.contains(target.frame)
        else { return false }
        let common = target.frame.intersection(other.frame)
        guard common.area > share * min(target.frame.area, other.frame.area) else { return false }
        searches += 1
        return isReached(other.object, behind: target.object, at: common.center)
      }
      if let other { found.append((target, other)) }
    }
    return found
  }

  /// Returns whether a touch at a point reaches a view, if another one in front takes none.
  private func isReached(_ view: View, behind front: View, at point: Point) -> Bool {
    guard let window, front.isUserInteractionEnabled else { return false }
    front.isUserInteractionEnabled = false
    defer { front.isUserInteractionEnabled = true }
    return window.hitTest(point, with: nil)?.isDescendant(of: view) ?? false
  }

  /// Returns each target with those whose frame is nearer than a distance, at most 64.
  private func neighbors(
    of targets: [TouchTarget], within distance: Double
  ) -> [(TouchTarget, [TouchTarget])] {
    // Targets are swept from the top, so that each is compared with those beside it alone.
    let order = targets.indices.sorted { targets[$0].frame.minY < targets[$1].frame.minY }
    var found = [[TouchTarget]](repeating: [], count: targets.count)
    var open: [Int] = []
    for index in order {
      let frame = targets[index].frame.insetBy(dx: -distance, dy: -distance)
      open.removeAll { targets[$0].frame.maxY + distance < targets[index].frame.minY }
      if open.count > Self.mostOpen { open.removeFirst(open.count - Self.mostOpen) }
      for other in open where frame.intersects(targets[other].frame) {
        if found[index].count < Self.mostNeighbors { found[index].append(targets[other]) }
        if found[other].count < Self.mostNeighbors { found[other].append(targets[index]) }
      }
      open.append(index)
    }
    return targets.indices.map { (targets[$0], found[$0]) }
  }

  private static let mostNeighbors = 64
  /// The most targets on one line that are compared with the next: more than any screen has.
  private static let mostOpen = 1_000
  /// The most targets behind another one that are searched for.
  private static let mostReached = 8
}

extension View {
  /// The recognizers of taps on the view that are enabled.
  var enabledTaps: [TapGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? TapGestureRecognizer }.filter(\.isEnabled)
  }

  /// Indicates whether a touch on the view itself does something.
  fileprivate var isTapped: Bool {
    (self as? Control)?.hasHandlers ?? false
      || !enabledTaps.isEmpty
  }
}

extension Rect {
  /// The width times the height.
  fileprivate var area: Double { Double(width * height) }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (Double(x - other.x), Double(y - other.y))
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func distance(to frame: Rect) -> Double {
    let dx = max(frame.minX - x, 0, x - frame.maxX)
    let dy = max(frame.minY - y, 0, y - frame.maxY)
    return Double(dx * dx + dy * dy).squareRoot()
  }
}
