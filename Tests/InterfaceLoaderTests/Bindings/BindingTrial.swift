import AppKitDialect
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import KeyValues
import ResponderKit

/// A binding of a document with values that are tried: whether the property shows them, and whether the user sets
/// another one.
@MainActor
struct BindingTrial {
  let binding: BindingContent
  let document: InterfaceDocument
  /// The element of the control that is operated: that of a cell, too.
  private var control: InterfaceElement {
    let around = sequence(first: binding.owner, next: \.parent)
    return around.first {
      $0.name != "buttonCell" && $0.name != "popUpButtonCell" && $0.name != "textFieldCell"
    }
      ?? binding.owner
  }

  /// The property and the kind of element, such as `value of button`.
  var kind: String { "\(base) of \(binding.owner.name)" }
  private var base: String { binding.name.filter { !$0.isNumber } }
  private var rest: [String] {
    binding.keyPath.split(separator: ".").map(String.init).filter { $0 != "self" }
  }

  /// Shows two values, then operates the control; returns what was seen, or what is wrong.
  func run() -> String {
    guard let first = values(in: load([])) else { return "no values" }
    let live = load(permissions + entries(first.0))
    guard let object = object(in: live), let source = source(in: live) else { return "no object" }
    if base != "sortDescriptors", let wrong = mismatch(first.0, of: object) {
      return "first: \(wrong)"
    }
    if let set = settable(first.1) {
      do {
        try live.run { try set(source) }
      } catch { return "not set: \(error)" }
      if let wrong = mismatch(first.1, of: object) { return "second: \(wrong)" }
    }
    guard let operation = operation(first.0, object) else { return "shown" }
    let before = raw(source)
    guard let operated = live.operated(control, asIfShown: true) else { return "not on a screen" }
    do {
      let outcome = try operated.perform(operation)
      if let reason = outcome.obstacleReason { return "obstacle: \(reason)" }
    } catch { return "refused: \(error)" }
    let after = raw(source)
    if isSame(before, after) { return "the value is still \(before ?? "none")" }
    return "shown and operated"
  }

  // MARK: Loading

  private func load(_ entries: [BindingValues.Entry]) -> LiveDocument {
    let loader = InterfaceLoader.withPlaceholders()
    loader.rows = .each(1)
    loader.bindingValues = BindingValues(entries)
    for name in ["ExpandedPathToPathTransformer", "ExpandedPathToIconTransformer"] {
      loader.register(ValueTransformer(name: name, { $0 }))
    }
    return LiveDocument(DocumentVersion(document), loader: loader)
  }

  private func object(in live: LiveDocument) -> Responder? {
    live.interface.object(for: binding.owner)
  }
  private func source(in live: LiveDocument) -> (any KeyValueSource)? {
    live.object(id: binding.connection.targetID) as? any KeyValueSource
  }
  private func raw(_ source: any KeyValueSource) -> Any? {
    (try? source.value(forKeyPath: binding.keyPath)) ?? nil
  }

  /// The values that let the other bindings of the object hold.
  private var permissions: [BindingValues.Entry] {
    document.bindings(of: binding.owner).filter { $0.name != binding.name }.compactMap { other in
      let name = other.name.filter { !$0.isNumber }
      guard other.keyPath != binding.keyPath else { return nil }
      if name == "displayPatternValue" { return .init(other.keyPath, "Other") }
      if name == "contentValues" { return .init(other.keyPath, .list(["A", "B"])) }
      guard name == "enabled" || name == "hidden" || name == "editable" else { return nil }
      let holds = name != "hidden"
      return .init(other.keyPath, .bool(other.transformer == "NSNegateBoolean" ? !holds : holds))
    }
  }

  private func entries(_ value: BindingValues.Value) -> [BindingValues.Entry] {
    if base == "value", binding.owner.name == "tableColumn" {
      let key = rest.dropFirst().joined(separator: ".")
      let row = key.isEmpty ? value : .object([key: value])
      return [.init("arrangedObjects", .list([row, .object([key: "B"])]))]
    }
    if base == "selectionIndexes" {
      return [
        .init("arrangedObjects", .list([.object([:]), .object([:]), .object([:])])),
        .init(binding.keyPath, value),
      ]
    }
    return [.init(binding.keyPath, value)]
  }

  // MARK: Values

  private typealias Values = (BindingValues.Value, BindingValues.Value)

  private func values(in live: LiveDocument) -> Values? {
    let object = object(in: live)
    switch base {
    case "enabled", "hidden", "editable":
      return binding.transformer == "NSIsNotNil" ? ("x", .none) : (.bool(true), .bool(false))
    case "title", "displayPatternValue", "image": return ("Ada", "Grace")
    case "selectedTag": return (.integer(tags(object).first ?? 0), .integer(tags(object).last ?? 0))
    case "selectedIndex": return (0, 1)
    case "selectedValue":
      return titles(object).count > 1
        ? (.text(titles(object)[0]), .text(titles(object)[1])) : ("A", "B")
    case "content", "contentArray":
      return (
        .list([.object(["name": "A"])]), .list([.object(["name": "A"]), .object(["name": "B"])])
      )
    case "contentValues": return (.list(["A", "B"]), .list(["C", "D", "E"]))
    case "selectionIndexes": return (.list([1]), .list([2]))
    case "sortDescriptors": return (.none, .none)
    case "value": return plainValues(object)
    default: return nil
    }
  }

  private func plainValues(_ object: Responder?) -> Values {
    switch object {
    case is NSSwitch, is NSButton, is NSButtonCell: return (.bool(true), .bool(false))
    case let slider as NSSlider: return (.number(slider.minValue), .number(slider.maxValue))
    case let stepper as NSStepper:
      return (.number(stepper.minValue), .number(stepper.minValue + stepper.increment))
    case is NSDatePicker: return ("2026-01-02", "2026-03-04")
    case is NSColorWell: return ("#102030", "#405060")
    case is NSPathControl: return ("/Music", "/Movies")
    case let control as NSControl where control.formatter != nil: return (5, 2)
    default: return ("Ada", "Grace")
    }
  }

  private func items(_ object: Responder?) -> [NSMenuItem] {
    ((object as? NSPopUpButton)?.itemArray ?? (object as? NSPopUpButtonCell)?.menu.items ?? [])
      .filter { !$0.isSeparatorItem && !$0.isHidden }
  }
  private func titles(_ object: Responder?) -> [String] { items(object).map(\.title) }
  private func tags(_ object: Responder?) -> [Int] {
    if let control = object as? NSSegmentedControl {
      return (0..<control.segmentCount).map { control.tag(forSegment: $0) }
    }
    return items(object).map(\.tag)
  }

  /// Returns what sets the second value of the source, while the document is live.
  private func settable(
    _ value: BindingValues.Value
  ) -> ((any KeyValueSource) throws -> Void)? {
    if base == "sortDescriptors" {
      let sorting = [NSSortDescriptor(key: "name", ascending: false)]
      return { try $0.setValue(sorting, forKeyPath: binding.keyPath) }
    }
    if base == "selectionIndexes" {
      return { try $0.setValue(IndexSet([2]), forKeyPath: binding.keyPath) }
    }
    guard let any = plain(value) else {
      return base == "enabled" ? { try $0.setValue(nil, forKeyPath: binding.keyPath) } : nil
    }
    if binding.owner.name == "tableColumn" {
      return { source in
        let rows = try source.value(forKey: "arrangedObjects") as? [Any]
        try (rows?.first as? any KeyValueSource)?
          .setValue(any, forKeyPath: rest.dropFirst().joined(separator: "."))
      }
    }
    return { source in
      guard binding.keyPath == "arrangedObjects", let list = source as? NSArrayController else {
        if let controller = source as? NSObjectController {
          return controller.tryValue(any, forKey: binding.keyPath)
        }
        return try source.setValue(any, forKeyPath: binding.keyPath)
      }
      list.content = any
    }
  }

  private func plain(_ value: BindingValues.Value) -> Any? {
    switch value {
    case .bool(let flag): flag
    case .integer(let number): number
    case .number(let number): number
    case .text(let text): object(of: text)
    case .list(let values): values.compactMap { plain($0) }
    case .object(let values): KeyValueObject(values.compactMapValues { plain($0) })
    case .none: nil
    }
  }

  private func object(of text: String) -> Any {
    if binding.owner.name == "datePicker" {
      return (try? Date("\(text)T00:00:00Z", strategy: .iso8601)) ?? text
    }
    guard binding.owner.name == "colorWell", let number = UInt32(text.dropFirst(), radix: 16) else {
      return text
    }
    let color = Color.sRGB(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
    return binding.transformer == nil ? color : ArchivedObject(color)
  }

  // MARK: What is seen

  /// Returns how what is shown differs from a value; nil if it does not.
  private func mismatch(_ value: BindingValues.Value, of object: Responder) -> String? {
    let (wanted, found) = (text(of: value), shown(object))
    return wanted == found ? nil : "shows \(found), not \(wanted)"
  }

  private func text(of value: BindingValues.Value) -> String {
    switch value {
    case .none:
      return binding.transformer == "NSIsNotNil"
        ? "false" : base == "sortDescriptors" ? "sorted" : ""
    case .bool(let flag): return "\(binding.transformer == "NSNegateBoolean" ? !flag : flag)"
    case .integer(let number): return "\(number)"
    case .number(let number): return "\(Int(number))"
    case .text(let text):
      if binding.transformer == "NSIsNotNil" { return "true" }
      if base == "image" { return "" }
      let place = "%{value\(binding.name.filter(\.isNumber))}@"
      return base == "displayPatternValue"
        ? (binding.displayPattern ?? place).replacing(place, with: text)
          .replacing(/%{value.}@/, with: "Other") : text
    case .list(let values): return values.map { text(of: $0) }.joined(separator: ",")
    case .object(let values):
      return values.count == 1 ? text(of: values.first?.value ?? .none) : "object"
    }
  }

  private func shown(_ object: Responder) -> String {
    switch (base, object) {
    case ("enabled", let control as NSControl): return "\(control.isEnabled)"
    case ("enabled", let item as NSMenuItem):
      // Validation has its say, too.
      return item.isEnabled
        ? "true" : "\(item.bindingStates.contains { $0.value == "true" || $0.value == "“x”" })"
    case ("hidden", let view as NSView): return "\(view.isHidden)"
    case ("hidden", let item as NSMenuItem): return "\(item.isHidden)"
    case ("title", let item as NSMenuItem): return item.title
    case ("image", let item as NSMenuItem): return item.image == nil ? "" : "image"
    case ("displayPatternValue", let field as NSTextField): return field.stringValue
    case ("selectedTag", let control as NSSegmentedControl):
      return "\(control.tag(forSegment: control.selectedSegment))"
    case ("selectedTag", let button as NSPopUpButton): return "\(button.selectedItem?.tag ?? -99)"
    case ("selectedIndex", let button as NSPopUpButton): return "\(button.indexOfSelectedItem)"
    case ("selectedIndex", let cell as NSPopUpButtonCell): return "\(cell.indexOfSelectedItem)"
    case ("selectedValue", let button as NSPopUpButton): return button.titleOfSelectedItem ?? ""
    case ("contentValues", let button as NSPopUpButton):
      return button.itemTitles.joined(separator: ",")
    case ("content", let table as NSTableView):
      return (0..<table.numberOfRows).map { ["A", "B"][$0] }.joined(separator: ",")
    case ("contentArray", let list as NSArrayController):
      return list.arrangedObjects.map { ($0 as? KeyValueObject)?["name"] as? String ?? "" }.joined(
        separator: ",")
    case ("selectionIndexes", let table as NSTableView):
      return table.selectedRowIndexes.map { "\($0)" }.joined(separator: ",")
    case ("sortDescriptors", let table as NSTableView):
      return table.sortDescriptors.isEmpty ? "" : "sorted"
    case ("sortDescriptors", let list as NSArrayController):
      return list.sortDescriptors.isEmpty ? "" : "sorted"
    case ("value", let button as NSButton): return "\(button.state == .on)"
    case ("value", let cell as NSButtonCell): return "\(cell.state == .on)"
    case ("value", let control as NSSwitch): return "\(control.state == .on)"
    case ("value", let picker as NSDatePicker):
      return String(picker.dateValue.ISO8601Format().prefix(10))
    case ("value", let well as NSColorWell):
      guard case .sRGB(let red, let green, let blue, _) = well.color.value else {
        return "\(well.color)"
      }
      return "#" + [red, green, blue].map { String(Int(($0 * 255).rounded()), radix: 16) }.joined()
    case ("value", let path as NSPathControl): return path.url?.path ?? ""
    case ("value", let column as NSTableColumn):
      let view = column.tableView?.rowView(atRow: 0, makeIfNecessary: true)
      return column.tableView.flatMap { $0.numberOfRows > 0 ? view?.text : nil }
        .map { $0.contains("Grace") ? "Grace" : $0.contains("Ada") ? "Ada" : $0 } ?? "no row"
    case ("value", let control as NSControl): return control.stringValue
    case ("value", let cell as NSCell): return cell.stringValue
    default: return "?"
    }
  }

  // MARK: What the user does

  private func operation(_ other: BindingValues.Value, _ object: Responder) -> ScreenOperation? {
    switch (base, object) {
    case ("value", is NSButton), ("value", is NSButtonCell), ("value", is NSSwitch): return .tap
    case ("value", is NSSlider), ("value", is NSStepper):
      return (object as? NSControl)?.doubleValue == (object as? NSSlider)?.maxValue
        ? .decrement : .increment
    case ("value", is NSDatePicker): return .increment
    case ("value", is NSColorWell): return .set("#708090")
    case ("value", let field as NSTextField):
      guard field.isEditable else { return nil }
      return .type(.init(field.formatter == nil ? "Joan" : "5", pressesReturn: true))
    case ("selectedTag", is NSSegmentedControl): return .choose(["segment 1"])
    case ("selectedTag", is NSPopUpButton), ("selectedIndex", is NSPopUpButton),
      ("selectedIndex", is NSPopUpButtonCell), ("selectedValue", is NSPopUpButton):
      return titles(object).first.map { .choose([$0]) }
    case ("selectionIndexes", is NSTableView): return .choose(["1"])
    default: return nil
    }
  }
}
