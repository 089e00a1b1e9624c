import AppKitDialect
import ButtonModel
import ControlCore
import InterfaceLoader
import Lists
import Navigation
import Pickers
import ResponderKit
import TextControls
import ValueControls

/// A class of UIKit or AppKit in archives: its name, how a new object is made, and its properties.
@MainActor
struct ArchivedClass {
  /// The name: `UISlider`.
  let name: String
  let type: AnyClass
  /// The name of the class above; nil for none.
  let parent: String?
  /// Makes an object, with the values that only an initializer sets.
  let make: (@MainActor ([String: ArchivedValue]) throws -> AnyObject)?
  /// The names of the values that the initializer takes.
  let initialNames: [String]
  let properties: [ArchivedProperty]

  /// Creates a class; one that only others are made of has nothing that makes an object.
  init<Object: AnyObject>(
    _ name: String, _ type: Object.Type, _ parent: String? = nil,
    initial: [String] = [],
    make: (@MainActor ([String: ArchivedValue]) throws -> AnyObject)? = nil,
    _ add: @MainActor (inout ArchivedProperties<Object>) -> Void = { _ in }
  ) {
    (self.name, self.type, self.parent, self.make) = (name, type, parent, make)
    initialNames = initial
    var properties = ArchivedProperties<Object>()
    add(&properties)
    self.properties = properties.list
  }

  /// The kind of object in words: `segmented control`.
  var kind: String {
    let own = name.hasPrefix("UI") || name.hasPrefix("NS") ? name.dropFirst(2) : name[...]
    return Self.kind(of: String(own))
  }

  /// Returns the name of a class in words: `passcode view` for `PasscodeView`.
  static func kind(of name: String) -> String {
    var words = ""
    for letter in name {
      if letter.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}

/// The classes of both frameworks that archives have.
@MainActor
struct ClassTable {
  /// A class with the properties of those above it.
  struct Entry {
    let own: ArchivedClass
    let properties: [ArchivedProperty]
    let initialNames: [String]
    let make: (@MainActor ([String: ArchivedValue]) throws -> AnyObject)?
  }

  private var entries: [String: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  static let standard = ClassTable(ArchivedClass.uiKit + ArchivedClass.appKit)

  /// The properties that a class sets again, after others that change them.
  private let shared: Set<String> = [
    "placeholder", "recordName", "isHidden", "contentSize", "action", "target", "objectValue",
    "delegate",
  ]

  init(_ classes: [ArchivedClass]) {
    for own in classes {
      let parent = own.parent.flatMap { entries[$0] }
      precondition(
        (own.parent == nil) == (parent == nil), "\(own.name) is listed before \(own.parent ?? "")")
      let added = own.properties.map(\.name).filter { !shared.contains($0) }
      let inherited = Set(parent?.properties.map(\.name) ?? [])
      precondition(
        inherited.isDisjoint(with: added),
        "\(own.name) has \(inherited.intersection(added)) already")
      entries[own.name] = Entry(
        own: own, properties: (parent?.properties ?? []) + own.properties,
        initialNames: own.initialNames + (parent?.initialNames ?? []), make: own.make)
      names[ObjectIdentifier(own.type)] = own.name
    }
  }

  /// The names of the classes that objects of archives have, sorted.
  var madeNames: [String] { entries.values.filter { $0.make != nil }.map(\.own.name).sorted() }

  subscript(name: String) -> Entry? { entries[name] }

  /// Returns the name of a class of a framework; nil for another one.
  func name(of type: AnyClass) -> String? { names[ObjectIdentifier(type)] }

  /// Returns whether an object is of a class that only the framework makes, such as a container of a presentation.
  static func isMadeByFramework(_ object: AnyObject) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    guard standard.names[ObjectIdentifier(type)] == nil else { return false }
    let module = String(reflecting: type).prefix { $0 != "." }
    return modules.contains(String(module))
  }

  /// The modules whose classes are the frameworks' own.
  private static let modules = Set(
    [
      View.self, Control.self, Button.self, Slider.self, TextField.self, DatePicker.self,
      NavigationBar.self, TableView.self, InterfaceLoader.self, NSView.self,
    ].map { (type: AnyClass) in String(String(reflecting: type).prefix { $0 != "." }) })

  /// Returns the class of an object, and whether it is exactly this one; the closest one above otherwise.
  func entry(of object: AnyObject) -> (entry: Entry, isExact: Bool)? {
    if let name = names[ObjectIdentifier(Swift.type(of: object))], let entry = entries[name] {
      return (entry, true)
    }
    var mirror = Mirror(reflecting: object).superclassMirror
    while let above = mirror {
      if let type = above.subjectType as? AnyClass, let name = names[ObjectIdentifier(type)],
        let entry = entries[name]
      {
        return (entry, false)
      }
      mirror = above.superclassMirror
    }
    return nil
  }
}
