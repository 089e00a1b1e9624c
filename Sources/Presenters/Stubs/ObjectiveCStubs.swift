package import AppSources

/// Writes what classes lack as Objective-C.
package enum ObjectiveCStubs {
  /// Returns a file with an interface and an implementation for each class, or a category of one that is
  /// declared.
  package static func present(_ classes: [MissingClass]) -> String {
    let modules = Set(classes.map(\.family.rawValue)).sorted()
    var lines = ["// What documents connect and source lacks. Move it to where it belongs.", ""]
    lines += modules.map { "#import <\($0)/\($0).h>" }
    for missing in classes { lines += [""] + missing.unwritten() + write(missing) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func write(_ missing: MissingClass) -> [String] {
    let name = missing.plainName
    let head = missing.superclass.map { "\(name) : \($0)" } ?? "\(name) ()"
    var lines = ["@interface \(head)", ""]
    let outlets = missing.outlets.compactMap(outlet)
    if !outlets.isEmpty { lines += outlets + [""] }
    let methods = missing.actions.compactMap { action in
      method(action, missing).map { (action, $0) }
    }
    lines += methods.map { "\($0.1);" } + (methods.isEmpty ? [] : [""]) + ["@end"]
    guard !methods.isEmpty else { return lines }
    lines += ["", "@implementation \(name)", ""]
    for (action, method) in methods {
      if action.isForFirstResponder { lines.append("// To the first responder.") }
      lines += ["// @selector(\(action.selector))", "\(method) {", "}", ""]
    }
    return lines + ["@end"]
  }

  private static func outlet(_ outlet: MissingClass.Outlet) -> String? {
    guard StubNames.isIdentifier(outlet.name) else { return nil }
    let type = outlet.type.map(SwiftStubs.plain)
    guard outlet.isCollection else {
      let object = type.map { "\($0) *" } ?? "id "
      return "@property (weak, nonatomic) IBOutlet \(object)\(outlet.name);"
    }
    let element = type ?? "NSObject"
    return "@property (strong, nonatomic) IBOutletCollection(\(element)) NSArray *\(outlet.name);"
  }

  private static func method(
    _ action: MissingClass.Action, _ missing: MissingClass
  ) -> String? {
    guard let names = StubNames(action.selector) else { return nil }
    guard names.count > 0 else { return "- (IBAction)\(names.parts[0])" }
    let sender = action.sender.map { "\(SwiftStubs.plain($0)) *" } ?? "id"
    let types = [sender, "\(missing.event) *", "id"]
    let arguments = ["sender", "event", "argument"]
    return "- (IBAction)"
      + zip(names.parts, zip(types, arguments)).map { "\($0):(\($1.0))\($1.1)" }
      .joined(separator: " ")
  }
}
