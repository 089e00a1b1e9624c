package import AppSources

/// Writes what classes lack as Swift for Apple's systems.
package enum SwiftStubs {
  /// Returns a file with a class, or an extension of one that is declared, for each.
  package static func present(_ classes: [MissingClass]) -> String {
    let modules = Set(classes.map(\.family.rawValue)).sorted()
    var lines = ["// What documents connect and source lacks. Move it to where it belongs.", ""]
    lines += modules.map { "import \($0)" }
    for missing in classes { lines += [""] + missing.unwritten() + write(missing) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func write(_ missing: MissingClass) -> [String] {
    let name = StubNames.swift(missing.plainName)
    var lines: [String] = []
    if let superclass = missing.superclass {
      lines.append("class \(name): \(superclass) {")
      lines += missing.outlets.compactMap(outlet).map { "  " + $0 }
    } else {
      // An extension holds no stored properties.
      if !missing.outlets.isEmpty {
        lines.append("// In the class \(name):")
        lines += missing.outlets.compactMap(outlet).map { "// " + $0 }
      }
      guard !missing.actions.isEmpty else { return lines }
      lines.append("extension \(name) {")
    }
    let methods = missing.actions.compactMap { action in
      method(action, missing).map { (action, $0) }
    }
    lines.insert(contentsOf: methods.map { "// \($0.1.selector)" }, at: 0)
    for (action, method) in methods {
      if lines.last?.hasSuffix("{") == false { lines.append("") }
      if action.isForFirstResponder { lines.append("  // To the first responder.") }
      lines += ["  \(method.declaration) {", "  }"]
    }
    lines.append("}")
    return lines
  }

  private static func outlet(_ outlet: MissingClass.Outlet) -> String? {
    guard StubNames.isIdentifier(outlet.name) else { return nil }
    let name = StubNames.swift(outlet.name)
    let type = outlet.type.map(plain) ?? "AnyObject"
    return outlet.isCollection
      ? "@IBOutlet var \(name): [\(type)]!" : "@IBOutlet weak var \(name): \(type)!"
  }

  private static func method(
    _ action: MissingClass.Action, _ missing: MissingClass
  ) -> (declaration: String, selector: String)? {
    guard let names = StubNames(action.selector) else { return nil }
    let sender = action.sender.map(plain) ?? "Any"
    var parameters: [String] = []
    var labels = ""
    for (number, part) in names.parts.enumerated() where number < names.count {
      switch number {
      case 0:
        parameters.append("_ sender: \(sender)")
        labels += "_:"
      case 1:
        parameters.append("\(part) event: \(missing.event)")
        labels += "\(part):"
      default:
        parameters.append("\(part) argument: Any")
        labels += "\(part):"
      }
    }
    return (
      "@IBAction func \(names.swiftName)(\(parameters.joined(separator: ", ")))",
      "#selector(\(names.swiftName)\(labels.isEmpty ? "" : "(\(labels))"))"
    )
  }

  /// The last part of the name of a class, as Swift can write it.
  static func plain(_ type: String) -> String {
    MissingClass(type, superclass: nil, family: .uiKit).plainName
  }
}
