package import AppSources
import InterfaceLoader

/// Writes what classes lack as Swift for this package: actions by name, with a constant for each.
@MainActor
package enum ControlStubs {
  /// Returns a file with a class for each, the constants of `ActionSelector`, and the registration of the
  /// classes under the names that documents give them.
  package static func present(_ classes: [MissingClass]) -> String {
    let modules = Set(classes.map { $0.family.rawValue + "Dialect" })
    var lines = ["// What documents connect and source lacks. Move it to where it belongs.", ""]
    lines += modules.union(["InterfaceLoader"]).sorted().map { "import \($0)" }
    var constants: [String] = []
    var taken: Set<String> = []
    for missing in classes {
      var own: [String] = []
      let body = missing.actions.compactMap { action -> [String]? in
        guard let names = StubNames(action.selector), names.count <= 2 else { return nil }
        var name = names.parts[0]
        while !taken.insert(name).inserted { name += "Of" + missing.plainName }
        own.append(".\(StubNames.swift(name))")
        constants.append(constant(StubNames.swift(name), action, missing, names))
        let comment = action.isForFirstResponder ? ["  // To the first responder."] : []
        return comment + ["  func \(names.swiftName)(\(parameters(action, names))) {}"]
      }
      lines += [""] + missing.unwritten(arguments: 2)
      lines += ["final class \(missing.plainName): \(superclass(of: missing)) {"]
      lines += missing.outlets.compactMap(outlet).map { "  " + $0 }
      lines += body.flatMap { $0 }
      if !own.isEmpty {
        lines += ["", "  override class var actions: [ActionSelector] {"]
        lines += ["    [\(own.joined(separator: ", "))]", "  }"]
      }
      lines.append("}")
    }
    if !constants.isEmpty { lines += ["", "extension ActionSelector {"] + constants + ["}"] }
    lines += ["", "extension InterfaceLoader {", "  func registerClasses() {"]
    lines += classes.map { "    register(\"\($0.name)\") { \($0.plainName)() }" } + ["  }", "}"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The constant of an action, on two lines where one would be longer than 100 characters.
  private static func constant(
    _ name: String, _ action: MissingClass.Action, _ missing: MissingClass, _ names: StubNames
  ) -> String {
    let start = "  static let \(name) = ActionSelector("
    let rest = "\"\(action.selector)\", \(missing.plainName).\(names.swiftName))"
    return start.count + rest.count <= 100 ? start + rest : "\(start)\n    \(rest)"
  }

  private static func superclass(of missing: MissingClass) -> String {
    missing.superclass.flatMap { known.contains($0) ? $0 : nil }
      ?? missing.family.responder
  }

  private static func parameters(_ action: MissingClass.Action, _ names: StubNames) -> String {
    guard names.count > 0 else { return "" }
    let sender = action.sender.flatMap { known.contains($0) ? $0 : nil } ?? "AnyObject"
    return names.count == 1
      ? "_ sender: \(sender)" : "_ sender: \(sender), \(names.parts[1]) event: InputEvent?"
  }

  private static func outlet(_ outlet: MissingClass.Outlet) -> String? {
    guard StubNames.isIdentifier(outlet.name) else { return nil }
    let name = StubNames.swift(outlet.name)
    let type = outlet.type.flatMap { known.contains($0) ? $0 : nil } ?? "AnyObject"
    return outlet.isCollection
      ? "@OutletCollection var \(name): [\(type)]" : "@Outlet var \(name): \(type)?"
  }

  /// The classes that documents name and this package has under Apple's names.
  private static let known: Set<String> = ViewKind.classNames.union([
    "UIBarButtonItem", "UICollectionViewController", "UIGestureRecognizer",
    "UILongPressGestureRecognizer", "UINavigationController", "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIScrollView", "UIStackView",
    "UISwipeGestureRecognizer", "UITabBarController", "UITableViewController",
    "UITapGestureRecognizer", "UIView", "UIViewController", "NSMenu", "NSMenuItem",
    "NSToolbarItem", "NSView", "NSViewController", "NSWindow", "NSWindowController",
  ])
}
