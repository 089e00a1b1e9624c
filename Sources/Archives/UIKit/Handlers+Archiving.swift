import ControlValues
import ResponderKit

extension ArchivedProperties where Object: EventSender {
  /// Adds the handlers: each with its events and a selector and a target, or the segue of a document.
  mutating func handlers() {
    custom("handlers", .connections) { sender, _, archiver in
      let handlers = sender.handlers.filter { !$0.events.isEmpty }
      guard !handlers.isEmpty else { return nil }
      return .list(try handlers.compactMap { try $0.archived(of: sender, archiver) })
    } decode: { sender, value, restorer in
      for handler in try value.list {
        guard let values = handler.members, let events = values["events"]?.whole else {
          throw handler.misfit
        }
        let mask = ControlEvents(rawValue: UInt(clamping: events))
        if let segue = values["segue"] {
          sender.addHandler(try restorer.action(ofSegue: segue), for: mask)
        } else if let selector = try values["selector"]?.selector {
          let target: AnyObject? = try values["target"].flatMap { try restorer.found($0) }
          sender.addHandler(target, action: selector, for: mask)
        } else {
          throw handler.misfit
        }
      }
    }
  }
}

extension EventHandler {
  /// The handler as a value; nil for one whose target is gone.
  @MainActor
  fileprivate func archived(of sender: AnyObject, _ archiver: Archiver) throws -> ArchivedValue? {
    var values: [String: ArchivedValue] = ["events": .integer(Int(bitPattern: events.rawValue))]
    if let action {
      guard let segue = action.segue else {
        let name = action.title.isEmpty ? "a handler" : "the action “\(action.title)”"
        throw archiver.refusal(.closure(name), of: sender)
      }
      values["segue"] = try archiver.value(of: segue, from: sender)
      return .values(values)
    }
    guard let selector = actionSelector else { return nil }
    values["selector"] = .text(selector.name)
    guard kind != .chain else { return .values(values) }
    guard let target else { return nil }
    values["target"] = try archiver.refer(to: target, from: sender, as: "target")
    return .values(values)
  }
}
