/// Finds what an error of the compiler is about.
struct NameFinder {
  let library: Library

  /// Returns the name that is missing or different; the message where no name stands in it.
  func name(of error: CompilerError, line: String) -> String {
    let message = error.message
    if let match = message.firstMatch(of: /no such module '(.+?)'/) { return "import \(match.1)" }
    if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/) {
      return String(match.1)
    }
    if let match = message.firstMatch(
      of:
        /^(?:value of type|type) '(.+?)'.* has no (?:dynamic )?member '(.+?)'/
    ) {
      return "\(systemName(String(match.1))).\(match.2)"
    }
    if let match = message.firstMatch(of: /'(.+?)' is not a member type of .*?'(.+?)'/) {
      return "\(systemName(String(match.2))).\(match.1)"
    }
    if let match = message.firstMatch(
      of: /(?:cannot infer contextual base in reference to|reference to) member '(.+?)'/)
    {
      return ".\(match.1)"
    }
    if let match = message.firstMatch(of: /'(\w+)[^']*' is declared in extension of '(.+?)'/) {
      return "\(systemName(String(match.2))).\(match.1)"
    }
    if message.contains("does not override a") || message.hasPrefix("overriding non-open") {
      return "override \(declaredName(in: line))"
    }
    if let match = message.firstMatch(of: /'(\w+)[^']*' declared in .* cannot be overridden from/) {
      return "override \(match.1)"
    }
    return shortened(message)
  }

  /// The name of the system's class that a type is or derives from.
  func systemName(_ type: String) -> String {
    var name = type.filter { !"?!".contains($0) }
    name = String(name.prefix { $0 != "<" })
    if name.hasSuffix(".Type") { name.removeLast(".Type".count) }
    if name.hasPrefix("any ") { name.removeFirst("any ".count) }
    name = name.split(separator: ".").first == "UIKit" ? String(name.dropFirst(6)) : name
    let system = library.systemClass(of: name) ?? name
    if system == "ViewResponder" { return "UIResponder" }
    return Self.coreNames.contains(system) ? "UI" + system : system
  }

  private func declaredName(in line: String) -> String {
    if let match = line.firstMatch(of: /\b(?:func|var|let)\s+(`?\w+`?)/) { return String(match.1) }
    return line.contains("init") ? "init" : "member"
  }

  /// The message without the names of types in the source, of which there is no end.
  private func shortened(_ message: String) -> String {
    let text = message.replacing(/^\s+|\s+$|\ \(aka '[^']*'\)/, with: "")
    return text.count > 90 ? text.prefix(89) + "…" : text
  }

  /// The model's own names of UIKit's classes, which the compiler may print.
  private static let coreNames: Set<String> = [
    "ActivityIndicatorView", "AlertController", "Application", "BarButtonItem", "Button", "Color",
    "Control", "DatePicker", "Event", "Font", "GestureRecognizer", "Image", "ImageView", "Label",
    "NavigationController", "NavigationItem", "PageControl", "PanGestureRecognizer", "PickerView",
    "PinchGestureRecognizer", "ProgressView", "RefreshControl", "ScrollView",
    "SearchBar", "SegmentedControl", "Slider", "Stepper", "Switch", "TabBarController",
    "TapGestureRecognizer", "TextField", "TextView", "Toolbar", "Touch", "TraitCollection", "View",
    "ViewController", "Window",
  ]
}
