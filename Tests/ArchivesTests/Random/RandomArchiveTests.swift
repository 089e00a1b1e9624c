import AppKitDialect
import ControlCore
import Foundation
import InterfaceLoader
import ResponderKit
import ValueControls
import TestSupport

import Testing

@testable import Archives

/// The classes of controls, and the cells in which AppKit's have most of their values.
private let names: [String] = [
  "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
  "UIPageControl", "UIColorWell", "UIRefreshControl", "UIDatePicker", "UITextField",
  "UISearchTextField", "NSControl", "NSButton", "NSPopUpButton", "NSSwitch", "NSSlider",
  "NSStepper", "NSLevelIndicator", "NSSegmentedControl", "NSDatePicker", "NSPathControl",
  "NSColorWell", "NSImageView", "NSTextField", "NSSecureTextField", "NSSearchField",
  "NSTokenField", "NSComboBox", "NSMatrix",
]

/// Sets properties of new controls at random; `ARCHIVES` is how often for each class, `MODEL_SEED` the seed.
@MainActor @Suite(.tags(.model)) struct RandomArchiveTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["ARCHIVES"].flatMap { Int($0) } ?? 60
  private static let seed = environment["MODEL_SEED"].flatMap { UInt64($0) } ?? 20_261_129

  /// An object that controls send their actions to.
  private let target = Responder()

  @Test(arguments: names)
  func `random instances of a class are the same after they were archived, read and restored`(
    name: String
  ) throws {
    let loader = InterfaceLoader()
    var random = RandomValues(
      seed: name.utf8.reduce(Self.seed) { $0 &* 31 &+ UInt64($1) })
    var changed = Set<String>()
    for number in 0..<Self.count {
      let object = try make(name, &random, &changed)
      let text = try loader.archive(object).text
      let restored = try loader.restore(
        InterfaceArchive(text), externalObjects: externalObjects(in: text))
      let again = try loader.archive(restored).text
      let (before, after) = (StoredState.of(object), StoredState.of(restored.roots[0]))
      if before != after {
        let lines = before.filter { after[$0.key] != $0.value }.map {
          Self.difference($0.key, $0.value, after[$0.key] ?? "")
        }
        Issue.record("\(name) \(number): \(lines.sorted().joined(separator: "\n"))")
        return
      }
      guard again != text else { continue }
      Issue.record("\(name) \(number): \(Self.difference(text, again))")
      return
    }
    let kind = try #require(ClassTable.standard[name])
    let settable = kind.properties.filter { $0.assign != nil }.map(\.name)
    if Self.count >= 60 { #expect(settable.filter { !changed.contains($0) }.isEmpty) }
  }

  private func make(
    _ name: String, _ random: inout RandomValues, _ changed: inout Set<String>
  ) throws -> AccessibleObject {
    let kind = try #require(ClassTable.standard[name])
    let object = try #require(try kind.make?([:]) as? AccessibleObject)
    Self.change(object, kind, &random, &changed)
    if random.bool() { RandomLooks.set(of: object, &random, &changed) }
    if let stepper = object as? Stepper, random.bool() {
      stepper.maximumValue = Double(random.int(300...900))
      stepper.minimumValue = Double(random.int(100...200))
      stepper.stepValue = Double(random.int(1...9))
    }
    if let control = object as? Control, random.bool() {
      control.addTarget(target, action: ActionSelector("save:"), for: .valueChanged)
      control.addTarget(nil, action: ActionSelector("undo"), for: [.touchDown, .editingDidEnd])
    }
    guard let control = object as? NSControl, let cell = control.cell,
      let ofCell = ClassTable.standard.entry(of: cell)?.entry
    else { return object }
    var ignored: Set<String> = []
    Self.change(cell, ofCell, &random, &ignored)
    if cell is NSActionCell, random.bool() {
      (control.target, control.action) = (target, ActionSelector("save:"))
    }
    return object
  }

  /// Sets about half of the properties of an object.
  private static func change(
    _ object: AnyObject, _ kind: ClassTable.Entry, _ random: inout RandomValues,
    _ changed: inout Set<String>
  ) {
    for property in kind.properties {
      guard let type = property.type, let assign = property.assign, random.bool(),
        let value = random.value(of: type)
      else { continue }
      assign(object, value)
      changed.insert(property.name)
    }
  }

  private func externalObjects(in text: String) -> [String: AnyObject] {
    guard let archive = try? InterfaceArchive(text) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: archive.objects.filter(\.isExternal).map { ($0.id, target) })
  }

  private static func difference(_ name: String, _ first: String, _ second: String) -> String {
    let start = max(0, zip(first, second).prefix { $0 == $1 }.count - 60)
    return
      "\(name): \(first.dropFirst(start).prefix(160)) became \(second.dropFirst(start).prefix(160))"
  }

  private static func difference(_ first: String, _ second: String) -> String {
    let (first, second) = (first.split(separator: "\n"), second.split(separator: "\n"))
    let place = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let lines = place.map { max(0, $0 - 6)..<min(min(first.count, second.count), $0 + 4) } ?? 0..<0
    return (first[lines] + ["became"] + second[lines]).joined(separator: "\n")
  }
}
