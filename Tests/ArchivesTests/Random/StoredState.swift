import ResponderKit

/// The stored properties of an object, those above its class included, as texts.
enum StoredState {
  /// Properties that belong to the place of an object, or are made again when they are needed.
  private static let passing: Set<String> = [
    "flags", "layoutFlags", "needsDisplay", "layoutState", "state", "needsUpdateConstraints",
    "storedAnchor", "storedFacts", "storedNext", "generation", "handlerList", "windowLink",
    "viewLink", "controllerLink", "storedSubviews", "storedSuperview", "targetLink", "controlLink",
    "controlView", "storedParts", "knownRects", "knownFrames", "isUnconstrained",
    "keyValueObservers",
    "needsContent", "givenState", "storedValues", "looks",
  ]

  /// The rare state of an object that has had one, but has nothing in it.
  @MainActor private static let empty: String = {
    let view = View()
    view.tag = 1
    view.tag = 0
    let rare = Mirror(reflecting: view).superclassMirror?.superclassMirror?.superclassMirror?
      .children
      .first { $0.label == "rare" }
    return rare.map { text($0.value, depth: 0) } ?? ""
  }()

  @MainActor static func of(_ object: AnyObject) -> [String: String] {
    var state: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      for (label, value) in present.children {
        guard let label, !passing.contains(label) else { continue }
        let text = text(value, depth: 0)
        state["\(present.subjectType).\(label)"] = label == "rare" && text == "()" ? empty : text
      }
      mirror = present.superclassMirror
    }
    return state
  }

  /// The text of a value; of an object its stored properties, of references only whether there is one.
  private static func text(_ value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class?:
      guard depth < 2 else { return "an object" }
      return "\(type(of: value))" + (mirror.children.isEmpty ? "" : parts(mirror, depth))
    case nil:
      return mirror.children.isEmpty && "\(type(of: value))".contains("->")
        ? "a closure" : "\(value)"
    case .optional?, .collection?, .tuple?, .dictionary?, .set?: return parts(mirror, depth)
    default:
      return mirror.children.isEmpty ? "\(value)" : "\(type(of: value))" + parts(mirror, depth)
    }
  }

  private static func parts(_ mirror: Mirror, _ depth: Int) -> String {
    let parts = mirror.children.filter { !passing.contains($0.label ?? "") }.map {
      "\($0.label ?? ""): \(text($0.value, depth: depth + 1))"
    }
    let isSet = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    return "(" + (isSet ? parts.sorted() : parts).joined(separator: ", ") + ")"
  }
}
