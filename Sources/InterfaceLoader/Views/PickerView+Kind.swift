package import InterfaceBuilder
package import Pickers
package import ResponderKit
import TextFormats

extension PickerView: LoadableView {
  package static var elementNames: [String] { ["pickerView"] }
  package static var operatedName: String? { "pickers" }
  package static var operations: [ScreenOperation.Kind] { [.pick] }
  package static func make(_ element: InterfaceElement) -> View { PickerView(frame: .zero) }
  package static var isCountedIfUnread: Bool { true }

  package static func reasonUnread(_ element: InterfaceElement) -> String? {
    "without rows, which the app has"
  }

  package func connect(_ outlet: String, to target: OutletTarget) -> Bool {
    switch outlet {
    case "dataSource": dataSource = target.object as? any PickerViewDataSource
    case "delegate": delegate = target.delegate(of: self)
    default: return false
    }
    return true
  }

  package static var reasonUnfocused: String? { "not modeled" }
  package var drawsSubviews: Bool { false }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .pick(let text) = operation else { throw context.misfit(operation, of: self) }
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else {
      throw OperationRefusal(
        "'\(brief(text))' names no row", "Give a title or a place for each wheel, such as 2/Row.")
    }
    if dataSource == nil { dataSource = AssumedRows.kept(for: names, by: self) }
    guard names.count == numberOfComponents else {
      throw OperationRefusal(
        "'\(brief(text))' names \(names.count) \(names.count == 1 ? "row" : "rows"), but \(recordName) has \(numberOfComponents) wheels",
        "Give a row for each, such as 1/1 for two."
      )
    }
    var rows: [Int] = []
    for (wheel, name) in names.enumerated() { rows.append(try row(named: name, onWheel: wheel)) }
    return {
      for (wheel, row) in rows.enumerated() {
        context.driver.pick(row: row, inComponent: wheel, in: self)
      }
      let chosen = rows.indices.map { self.selectedRow(inComponent: $0) }
      return chosen == rows ? nil : self.missed(text)
    }
  }

  /// Returns the number of a row by its text, or by its place from 1.
  private func row(named name: String, onWheel wheel: Int) throws(OperationRefusal) -> Int {
    if let assumed = dataSource as? AssumedRows { return assumed.row(named: name) }
    let rows = 0..<numberOfRows(inComponent: wheel)
    if let row = rows.first(where: { text(ofRow: $0, inComponent: wheel) == name }) { return row }
    if let number = Int(name), rows.contains(number - 1) { return number - 1 }
    let offered = rows.prefix(20).map {
      "'\(brief(text(ofRow: $0, inComponent: wheel) ?? "\($0 + 1)"))'"
    }
    throw OperationRefusal(
      "'\(brief(name))' is no row of wheel \(wheel + 1)",
      rows.isEmpty ? "The wheel has no rows." : "It has \(offered.joined(separator: ", ")).")
  }

  /// The rows at rest, each by its text, or by its place from 1.
  package var valueText: String? {
    guard numberOfComponents > 0 else { return nil }
    return (0..<numberOfComponents).map { wheel in
      let row = selectedRow(inComponent: wheel)
      return (dataSource as? AssumedRows)?.name(of: row, onWheel: wheel)
        ?? text(ofRow: row, inComponent: wheel) ?? "\(row + 1)"
    }.joined(separator: "/")
  }

  package func note(
    after operation: ScreenOperation, _ spelled: OperationSpelling
  ) -> String? {
    guard case .pick = operation, dataSource is AssumedRows else { return nil }
    return "its rows are the app's, so those that were named are assumed"
  }
}

/// The rows that a user names of a picker whose data source is in the app.
final class AssumedRows: PickerViewDataSource {
  private let names: [String]

  private init(_ names: [String]) { self.names = names }

  /// Returns rows that a picker keeps, though it does not retain its data source.
  static func kept(for names: [String], by picker: PickerView) -> AssumedRows {
    let rows = AssumedRows(names)
    picker.assumedRows = rows
    picker.speaksPositions = false
    return rows
  }

  /// A place from 1 is itself, and any other name stands after a first row.
  func row(named name: String) -> Int {
    if let number = Int(name), (1...10_000).contains(number) { return number - 1 }
    return 1
  }

  /// The name of a row, if it is the one that was named.
  func name(of row: Int, onWheel wheel: Int) -> String? {
    names.indices.contains(wheel) && self.row(named: names[wheel]) == row ? names[wheel] : nil
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { names.count }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    row(named: names[component]) + 1
  }
}

extension DocumentDelegate: PickerViewDelegate {}

extension CalendarView: LoadableView {
  package static var elementNames: [String] { ["calendarView"] }
  package static var operations: [ScreenOperation.Kind] { [.pick] }
  package static func make(_ element: InterfaceElement) -> View { CalendarView(frame: .zero) }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .pick = operation else { throw context.misfit(operation, of: self) }
    throw OperationRefusal(
      "the days of \(recordName) cannot be selected, because selectionBehavior is set in the app",
      "Operate it in a test of the app.")
  }
}
