import Graphics
import ResponderKit

extension Menu {
  /// The menu as a value; throws for closures and for elements that are made when it opens.
  func archived(of owner: AnyObject, _ archiver: Archiver) throws -> ArchivedValue {
    var values = try header()
    values["kind"] = "menu"
    values["identifier"] = .text(identifier.rawValue)
    values["options"] = .integer(Int(bitPattern: options.rawValue))
    values["size"] = .integer(preferredElementSize.rawValue)
    values["children"] = .list(
      try children.map { child in
        switch child {
        case let menu as Menu: try menu.archived(of: owner, archiver)
        case let command as Command: try command.archived(of: owner, archiver)
        case let action as Action where action.doesNothing: try action.archived()
        case is DeferredMenuElement: throw archiver.refusal(.deferredMenu("menu"), of: owner)
        default: throw archiver.refusal(.closure("the menu’s action “\(child.title)”"), of: owner)
        }
      })
    return .values(values)
  }

  /// Makes a menu from its value.
  static func restored(_ value: ArchivedValue) throws -> Menu {
    guard let values = value.members, let identifier = values["identifier"]?.string else {
      throw value.misfit
    }
    return Menu(
      title: values["title"]?.string ?? "", subtitle: values["subtitle"]?.string,
      image: try values["image"]?.decoded(), identifier: Identifier(identifier),
      options: Options(rawValue: UInt(bitPattern: values["options"]?.whole ?? 0)),
      preferredElementSize: try values.choice("size", or: .automatic),
      children: try (values["children"]?.list ?? []).map { child in
        if child.members?["kind"]?.string == "menu" { return try restored(child) }
        if child.members?["kind"]?.string == "item" { return try Action.restored(child) }
        return try Command.restored(child)
      })
  }
}

extension MenuElement {
  /// The values that all elements have.
  fileprivate func header() throws -> [String: ArchivedValue] {
    var values: [String: ArchivedValue] = [:]
    if !title.isEmpty { values["title"] = .text(title) }
    if let subtitle { values["subtitle"] = .text(subtitle) }
    if let image { values["image"] = try ArchivedValue(encoding: image) }
    return values
  }
}

// An item of a document's menu, which does nothing.
extension Action {
  fileprivate func archived() throws -> ArchivedValue {
    var values = try header()
    values["kind"] = "item"
    if let discoverabilityTitle { values["discoverabilityTitle"] = .text(discoverabilityTitle) }
    values["attributes"] = .integer(Int(bitPattern: attributes.rawValue))
    values["state"] = .integer(state.rawValue)
    return .values(values)
  }

  fileprivate static func restored(_ value: ArchivedValue) throws -> Action {
    guard let values = value.members else { throw value.misfit }
    let action = Action(
      title: values["title"]?.string ?? "", subtitle: values["subtitle"]?.string,
      image: try values["image"]?.decoded(),
      attributes: Attributes(rawValue: UInt(bitPattern: values["attributes"]?.whole ?? 0)),
      state: try values.choice("state", or: .off)
    ) { _ in }
    action.discoverabilityTitle = values["discoverabilityTitle"]?.string
    action.doesNothing = true
    return action
  }
}

extension Command {
  fileprivate func archived(of owner: AnyObject, _ archiver: Archiver) throws -> ArchivedValue {
    if propertyList != nil {
      throw archiver.refusal(
        .noValue("the property list of “\(title)”", kind: "a property list"), of: owner)
    }
    if !alternates.isEmpty {
      throw archiver.refusal(
        .noValue("the alternates of “\(title)”", kind: "a list of alternates"), of: owner)
    }
    var values = try header()
    values["kind"] = "command"
    values["selector"] = .text(action.name)
    if let discoverabilityTitle { values["discoverabilityTitle"] = .text(discoverabilityTitle) }
    values["attributes"] = .integer(Int(bitPattern: attributes.rawValue))
    values["state"] = .integer(state.rawValue)
    if let key = self as? KeyCommand {
      values["input"] = key.input.map { .text($0) } ?? ArchivedValue.none
      values["modifierFlags"] = .integer(key.modifierFlags.rawValue)
    }
    return .values(values)
  }

  fileprivate static func restored(_ value: ArchivedValue) throws -> Command {
    guard let values = value.members, let action = try values["selector"]?.selector else {
      throw value.misfit
    }
    let image: Image? = try values["image"]?.decoded()
    let attributes = Attributes(rawValue: UInt(bitPattern: values["attributes"]?.whole ?? 0))
    let state: State = try values.choice("state", or: .off)
    let title = values["title"]?.string ?? ""
    let name = values["discoverabilityTitle"]?.string
    guard let input = values["input"] else {
      return Command(
        title: title, subtitle: values["subtitle"]?.string, image: image, action: action,
        discoverabilityTitle: name, attributes: attributes, state: state)
    }
    let command = KeyCommand(
      title: title, image: image, action: action, input: input.string ?? "",
      modifierFlags: KeyModifierFlags(rawValue: values["modifierFlags"]?.whole ?? 0),
      discoverabilityTitle: name, attributes: attributes, state: state)
    command.subtitle = values["subtitle"]?.string
    return command
  }
}

extension ArchivedValue: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}
