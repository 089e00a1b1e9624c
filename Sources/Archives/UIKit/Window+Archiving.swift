import ControlCore
import Graphics
import ResponderKit
import TextControls

/// Traits as a value: those that differ from none.
struct StoredTraits: Hashable, Codable {
  var idiom: Int?
  var style: Int?
  var contentSizeCategory: Int?
  var horizontalSizeClass: Int?
  var verticalSizeClass: Int?
  var layoutDirection: LayoutDirection?

  init(_ traits: TraitCollection, besides standard: TraitCollection = TraitCollection()) {
    func own<Trait: RawRepresentable & Equatable>(
      _ path: KeyPath<TraitCollection, Trait>
    ) -> Trait.RawValue? {
      traits[keyPath: path] == standard[keyPath: path] ? nil : traits[keyPath: path].rawValue
    }
    idiom = own(\.userInterfaceIdiom)
    style = own(\.userInterfaceStyle)
    contentSizeCategory = own(\.preferredContentSizeCategory)
    horizontalSizeClass = own(\.horizontalSizeClass)
    verticalSizeClass = own(\.verticalSizeClass)
    layoutDirection =
      traits.layoutDirection == standard.layoutDirection ? nil : traits.layoutDirection
  }

  /// The traits, which no number without a meaning changes.
  var traits: TraitCollection { traits(on: TraitCollection()) }

  func traits(on standard: TraitCollection) -> TraitCollection {
    var traits = standard
    func set<Trait: RawRepresentable>(
      _ raw: Trait.RawValue?, _ path: WritableKeyPath<TraitCollection, Trait>
    ) {
      if let raw, let trait = Trait(rawValue: raw) { traits[keyPath: path] = trait }
    }
    set(idiom, \.userInterfaceIdiom)
    set(style, \.userInterfaceStyle)
    set(contentSizeCategory, \.preferredContentSizeCategory)
    set(horizontalSizeClass, \.horizontalSizeClass)
    set(verticalSizeClass, \.verticalSizeClass)
    if let layoutDirection { traits.layoutDirection = layoutDirection }
    return traits
  }
}

extension Window {
  /// The scene of the window: its traits, and whether the window is shown and key.
  func archivedScene() throws -> ArchivedValue? {
    var values: [String: ArchivedValue] = [:]
    if isShown { values["isShown"] = .bool(true) }
    if isKeyWindow { values["isKey"] = .bool(true) }
    if let scene = windowScene {
      let traits = StoredTraits(scene.traitCollection, besides: .standard)
      if traits != StoredTraits(.standard, besides: .standard) {
        values["traits"] = try ArchivedValue(encoding: traits)
      }
    }
    return values.isEmpty ? nil : .values(values)
  }

  /// Shows the window in its scene, or in a new one with the traits of the archive.
  func show(_ value: ArchivedValue, _ restorer: Restorer) throws {
    guard let values = value.members else { throw value.misfit }
    let scene = windowScene ?? WindowScene(application: restorer.application)
    if let traits = values["traits"] {
      scene.traitCollection = try traits.decoded(as: StoredTraits.self).traits(on: .standard)
    }
    windowScene = scene
    restorer.keep(scene)
    if values["isKey"]?.boolean == true { makeKey() }
    if values["isShown"]?.boolean == true { isHidden = false }
    layoutIfNeeded()
  }
}

extension ViewResponder {
  /// Becomes first responder without telling a delegate or a target: nothing has happened to the user.
  func becomeFirstResponderInSilence() {
    switch self {
    case let field as TextField: field.inSilence { _ = field.becomeFirstResponder() }
    case let view as TextView: view.inSilence { _ = view.becomeFirstResponder() }
    default: becomeFirstResponder()
    }
  }
}

extension StackView {
  /// The arranged views, and the distances after them that were set.
  func archivedArrangement(_ archiver: Archiver) throws -> ArchivedValue? {
    guard !arrangedSubviews.isEmpty else { return nil }
    return .list(
      try arrangedSubviews.map { view in
        guard let spacing = givenSpacing(after: view) else {
          return try archiver.own(view, in: self, as: "arrangedSubviews")
        }
        return .values([
          "view": try archiver.own(view, in: self, as: "arrangedSubviews"),
          "spacing": ArchivedValue(Double(spacing)),
        ])
      })
  }

  func arrange(_ value: ArchivedValue, _ restorer: Restorer) throws {
    for entry in try value.list {
      guard let view: View = try restorer.found(entry.members?["view"] ?? entry),
        view.superview === self
      else { throw entry.misfit }
      addArrangedSubview(view)
      if let spacing = entry.members?["spacing"]?.double {
        setCustomSpacing(Scalar(spacing), after: view)
      }
    }
  }
}

extension View {
  /// The views in this one that archives have: not what it, its controller or a presentation makes itself.
  var archivedSubviews: [View] {
    let root = (self as? Window)?.rootViewController?.viewIfLoaded
    return givenSubviews.filter { $0 !== root && !ClassTable.isMadeByFramework($0) }
  }
}
