import ControlCore
package import Graphics

/// The content of a button for a state: one of seven attributes with its value.
package enum StateValue {
  case title(String)
  case attributedTitle(AttributedText)
  case titleColor(Color)
  case titleShadowColor(Color)
  case image(Image)
  case backgroundImage(Image)
  indirect case symbolConfiguration(SymbolConfiguration)

  package enum Attribute: UInt8, CaseIterable {
    case title, attributedTitle, titleColor, titleShadowColor, image, backgroundImage
    case symbolConfiguration
  }

  var attribute: Attribute {
    switch self {
    case .title: .title
    case .attributedTitle: .attributedTitle
    case .titleColor: .titleColor
    case .titleShadowColor: .titleShadowColor
    case .image: .image
    case .backgroundImage: .backgroundImage
    case .symbolConfiguration: .symbolConfiguration
    }
  }
}

/// The content of a button for each of its states in as few bytes as possible: most buttons have a
/// title for the normal state and little else.
///
/// It is not copyable, so that reading a title retains only the title.
struct StateContent: ~Copyable {
  /// The value that was set for one attribute and state.
  struct Entry {
    let value: StateValue
    let state: ControlState
  }

  private var normalTitle: String?
  private var normal: StateList?
  /// The entries for states other than normal.
  private var others: ContiguousArray<Entry> = []

  /// The title of exactly this state, otherwise that of the normal state.
  ///
  /// A combined state never falls back to one of its parts: Apple's documentation of
  /// `UIButton.title(for:)` and what Chameleon, WinObjC and flowkey measured agree. The rule holds
  /// for all attributes.
  func title(for state: ControlState) -> String? {
    guard state.rawValue != 0, !others.isEmpty else { return normalTitle }
    // Read in place: a copy of an entry would be retained.
    return others.withUnsafeBufferPointer { entries in
      for index in entries.indices where entries[index].state == state {
        if case .title(let title) = entries[index].value { return title }
      }
      return normalTitle
    }
  }

  /// The value of exactly this state, otherwise that of the normal state.
  func value(_ attribute: StateValue.Attribute, for state: ControlState) -> StateValue? {
    stored(attribute, for: state) ?? stored(attribute, for: .normal)
  }

  /// The value that was set for exactly this state.
  func stored(_ attribute: StateValue.Attribute, for state: ControlState) -> StateValue? {
    guard state == .normal else {
      return others.first { $0.state == state && $0.value.attribute == attribute }?.value
    }
    guard attribute != .title else { return normalTitle.map { .title($0) } }
    return normal?.value(attribute)
  }

  /// Sets the value of a state, or removes it for nil.
  mutating func set(
    _ value: StateValue?, _ attribute: StateValue.Attribute, for state: ControlState
  ) {
    guard state == .normal else {
      others.removeAll { $0.state == state && $0.value.attribute == attribute }
      if let value { others.append(Entry(value: value, state: state)) }
      return
    }
    guard attribute != .title else {
      if case .title(let title) = value { normalTitle = title } else { normalTitle = nil }
      return
    }
    var values = (normal?.values ?? []).filter { $0.attribute != attribute }
    if let value { values.append(value) }
    normal = .make(values)
  }

  /// Everything that was set, in the order of the states.
  var entries: [Entry] {
    let ofNormal =
      (normalTitle.map { [.title($0)] } ?? []) + (normal?.values ?? [])
    return ofNormal.map { Entry(value: $0, state: .normal) } + others
  }
}
