package import AppSources
import Diagnostics
package import InterfaceBuilder
import Localize

/// The source of a class beside an example, as text and as the facts that are read in it.
package struct ExampleSource: Sendable {
  /// A member of the class.
  package enum Member: Sendable {
    /// An action with a selector.
    case action(String)
    /// A method with a selector that Objective-C does not see.
    case method(String)
    /// An outlet with the type of its object.
    case outlet(String, String)
    /// A property with its type that Objective-C does not see.
    case property(String, String)
    /// A line that uses a name.
    case use(NameUse.Kind, String)
    /// A line with a key, and what becomes of its text.
    case text(String, key: String, TextUse)
  }

  /// The fate of a text that a line looks up.
  package enum TextUse: Sendable {
    /// The text is filled in with arguments.
    case filled([ArgumentKind])
    /// The text is shown as it is.
    case shown
    /// A comparison with 1 has chosen it.
    case chosen
    /// The text is of a table.
    case table(String)
  }

  /// The file in Swift.
  package private(set) var text: String
  /// The facts of the file, or of several.
  package private(set) var files: [SourceFile]
  /// The assets of the app.
  package let assets: AssetNames
  /// The table `Localizable.strings`; nil for none.
  package let table: String?

  /// Creates the source of a class.
  package init(
    _ members: Member..., class name: String = "ExampleController",
    superclass: String = "UIViewController", images: Set<String> = [], colors: Set<String> = [],
    table: String? = nil
  ) {
    var file = SourceFile(path: "Example.swift", language: .swift)
    var type = TypeDeclaration(.class, name, at: SourcePosition(line: 1, column: 7))
    type.inherited = [superclass]
    var lines = ["class \(name): \(superclass) {"]
    for member in members {
      let line = lines.count + 1
      lines.append(Self.add(member, line, to: &type, of: &file))
    }
    lines.append("}")
    file.types = [type]
    file.strings.sort()
    (files, self.table) = ([file], table)
    assets = AssetNames(images: images, colors: colors)
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Returns the source with another class, in a file of its own.
  package func with(_ other: ExampleSource) -> ExampleSource {
    var both = self
    both.files += other.files.map { file in
      var file = file
      file.path = "Other.swift"
      return file
    }
    both.text += "\n" + other.text
    return both
  }

  /// Returns the source with one more name that code uses.
  package func using(_ name: String) -> ExampleSource {
    var source = self
    source.files[0].names.append(name)
    source.text += "\nlet other = \(name)()\n"
    return source
  }

  /// Returns the app of the source around a document.
  func app(around document: InterfaceDocument) -> AuditedApp {
    let tables = table.map { text in
      let path = "en.lproj/Localizable.strings"
      return AuditedTable(
        .strings(StringTable(text.utf8, path: path)), path: path, name: "Localizable",
        language: "en")
    }
    return AuditedApp(
      source: SourceIndex(files), assets: assets, tables: tables.map { [$0] } ?? [],
      documents: [document], folders: ["Example"])
  }

  /// Adds a member, and returns its line.
  private static func add(
    _ member: Member, _ line: Int, to type: inout TypeDeclaration, of file: inout SourceFile
  ) -> String {
    func position(after text: String) -> SourcePosition {
      SourcePosition(line: line, column: text.count + 1)
    }
    switch member {
    case .action(let selector), .method(let selector):
      var isAction = false
      if case .action = member { isAction = true }
      let start = "  \(isAction ? "@IBAction " : "")func "
      let name = selector.prefix { $0 != ":" }
      let isSent = selector.hasSuffix(":")
      type.methods.append(
        MethodDeclaration(
          selector, named: "\(name)(\(isSent ? "_:" : ""))", at: position(after: start),
          kind: isAction ? .action : .plain, parameters: isSent ? ["Any"] : [],
          isExposed: isAction))
      return "\(start)\(name)(\(isSent ? "_ sender: Any" : "")) {}"
    case .outlet(let name, let kind), .property(let name, let kind):
      var isOutlet = false
      if case .outlet = member { isOutlet = true }
      let start = "  \(isOutlet ? "@IBOutlet " : "")var "
      type.properties.append(
        PropertyDeclaration(
          name, at: position(after: start), kind: isOutlet ? .outlet : .plain, type: kind,
          isExposed: isOutlet))
      return "\(start)\(name): \(kind)!"
    case .text(let code, let key, let fate):
      let start = "  func use\(line)() { "
      let place = code.firstRange(of: "\"\(key)\"").map { String(code[..<$0.lowerBound]) } ?? ""
      var use = NameUse(.key, key, at: position(after: start + place))
      switch fate {
      case .filled(let kinds): use.arguments = kinds
      case .shown: use.isShown = true
      case .chosen: use.isChosenByNumber = true
      case .table(let name): use.table = name
      }
      type.methods.append(
        MethodDeclaration(
          "use\(line)", named: "use\(line)()", at: position(after: "  func "), isExposed: false))
      file.uses.append(use)
      file.strings.append(key)
      return "\(start)\(code) }"
    case .use(let kind, let name):
      let (before, after) = code(for: kind)
      let start = "  lazy var use\(line): Any = \(before)"
      type.properties.append(
        PropertyDeclaration(
          "use\(line)", at: position(after: "  lazy var "), type: "Any", isExposed: false))
      file.uses.append(NameUse(kind, name, at: position(after: start)))
      file.strings.append(name)
      return "\(start)\"\(name)\"\(after)"
    }
  }

  /// The code around a name.
  private static func code(for kind: NameUse.Kind) -> (before: String, after: String) {
    switch kind {
    case .selector: ("Selector(", ")")
    case .keyPath: ("value(forKey: ", ")!")
    case .segue: ("performSegue(withIdentifier: ", ", sender: self)")
    case .storyboard: ("UIStoryboard(name: ", ", bundle: nil)")
    case .storyboardID: ("storyboard!.instantiateViewController(withIdentifier: ", ")")
    case .reuseIdentifier: ("UITableView().dequeueReusableCell(withIdentifier: ", ")!")
    case .registration:
      ("UITableView().register(UITableViewCell.self, forCellReuseIdentifier: ", ")")
    case .nib: ("UINib(nibName: ", ", bundle: nil)")
    case .image: ("UIImage(named: ", ")!")
    case .color: ("UIColor(named: ", ")!")
    case .key: ("NSLocalizedString(", ", comment: \"\")")
    }
  }
}
