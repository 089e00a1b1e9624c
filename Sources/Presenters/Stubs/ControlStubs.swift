package import AppSources

/// Writes what classes lack as Swift for this package: actions by name, with a constant for each.
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
        var constant = names.parts[0]
        if !taken.insert(constant).inserted {
          constant += "Of" + missing.plainName
          guard taken.insert(constant).inserted else { return nil }
        }
        own.append(".\(StubNames.swift(constant))")
        let method = "\(missing.plainName).\(names.swiftName)"
        constants.append(
          "  static let \(StubNames.swift(constant)) = ActionSelector(\"\(action.selector)\", \(method))"
        )
        let comment = action.isForFirstResponder ? ["  // To the first responder."] : []
        return comment + ["  func \(names.swiftName)(\(parameters(action, names))) {}"]
      }
      lines += ["", "final class \(missing.plainName): \(superclass(of: missing)) {"]
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

  /// The classes that documents name and this package has under Apple's names; a test compiles them.
  private static let known: Set<String> = [
    "UIBarButtonItem", "UIButton", "UICollectionViewController", "UIColorWell", "UIDatePicker",
    "UIImageView", "UILabel", "UILongPressGestureRecognizer", "UIPageControl",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIProgressView", "UIRefreshControl",
    "UIRotationGestureRecognizer", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView",
    "UIStepper", "UISwipeGestureRecognizer", "UISwitch", "UITabBarController", "UITableView",
    "UITableViewCell", "UITableViewController", "UITapGestureRecognizer", "UITextField",
    "UITextView", "UIView", "UIViewController", "NSBox", "NSButton", "NSColorWell", "NSComboBox",
    "NSDatePicker", "NSImageView", "NSLevelIndicator", "NSMenu", "NSMenuItem",
    "NSPathControl", "NSPopUpButton", "NSProgressIndicator", "NSSearchField",
    "NSSecureTextField", "NSSegmentedControl", "NSSlider", "NSStepper", "NSTableView",
    "NSTextField", "NSTextView", "NSToolbarItem", "NSView", "NSViewController", "NSWindow",
    "NSWindowController",
  ]
}
