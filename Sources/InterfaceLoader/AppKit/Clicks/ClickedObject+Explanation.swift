import AppKitDialect
import InterfaceBuilder
import ResponderKit

extension ClickedObject {
  var explanation: OperationExplanation {
    screens.scope.run {
      var result = OperationExplanation(reached: object.recordName, obstacle: obstacle)
      result.stimulus = "a click"
      result.opensMenu = object is NSPopUpButton
      result.selectsTab = object is NSTabViewItem
      for (event, action, target) in senders {
        let search = screens.application.search(for: action, to: target, from: sender)
        result.handlers.append(
          .action(event, name: action.name, .init(search, asksFirstResponder: false)))
      }
      // What decides the content is in the note.
      result.notes = screens.boundSummaries(of: object) { !$0.decidesContent }.map {
        ("bound", $0)
      }
      result.notes += screens.live.attributeNotes(of: element)
      result.problems = problems
      return result
    }
  }

  func search(for action: ActionSelector) -> OperationExplanation.Search {
    screens.scope.run {
      .init(
        screens.application.search(for: action, from: sender), asksFirstResponder: false)
    }
  }

  func assumeAnswers() -> [String] {
    let delegate = screens.application.delegate as? Responder
    return explanation.assumeAnswers(by: delegate)
  }

  /// The object that an action has as its sender: the control of a cell.
  private var sender: AnyObject { (object as? NSCell)?.controlView ?? object }

  /// The actions that the object sends: its own, and that of a double click.
  private var senders: [(event: String, action: ActionSelector, target: AnyObject?)] {
    switch object {
    case let matrix as NSMatrix:
      [
        ("sends", matrix.action, matrix.target),
        ("double click", matrix.doubleAction, matrix.target),
      ]
      .compactMap { event, action, target in action.map { (event, $0, target) } }
    case let table as NSTableView:
      [("sends", table.action, table.target), ("double click", table.doubleAction, table.target)]
        .compactMap { event, action, target in action.map { (event, $0, target) } }
    case let control as NSControl:
      control.action.map { [("sends", $0, control.target)] } ?? []
    case let cell as NSCell:
      cell.action.map { [("sends", $0, cell.target)] } ?? []
    case let item as NSMenuItem:
      senders(of: item)
    case let item as NSToolbarItem:
      item.action.map { [("sends", $0, item.target)] } ?? []
    default: []
    }
  }

  private func senders(
    of item: NSMenuItem
  ) -> [(event: String, action: ActionSelector, target: AnyObject?)] {
    var senders = item.action.map { [(event: "sends", action: $0, target: item.target)] } ?? []
    if let button = item.popUpButton as? NSControl, let action = button.action {
      senders.append(("its button sends", action, button.target))
    }
    return senders
  }

  private var problems: [OperationExplanation.Problem] {
    guard let element else { return [] }
    let control = screens.senders[element.ordinal]
    let connections = control?.connections ?? document.document.connections(of: element)
    return connections.compactMap { connection in
      let target = "'\(connection.targetID ?? "")'"
      guard connection.kind == .action else { return nil }
      if connection.targetKind == .unresolved {
        return .init(
          event: nil, text: "\(connection.selector) of \(target), which is missing",
          isMistake: true)
      }
      if connection.selector.isEmpty {
        return .init(event: nil, text: "an action without a name", isMistake: true)
      }
      if connection.crossesScenes {
        let name = connection.shownTargetClass ?? target
        return .init(
          event: nil, text: "\(connection.selector) of \(name), which is in another scene",
          isMistake: true)
      }
      return nil
    }
  }
}
