import AppSources
import SwiftSyntax

/// Rule 1: imports of Apple's frameworks become one `import UIKit`, or `import AppKit` in a file that imports AppKit or
/// Cocoa and not UIKit.
struct ImportRule {
  private let file: FileText
  private let options: PortOptions
  private var thirdParty: [String] = []
  /// The first import that stays in the file, whatever it is.
  private var firstKept: ImportDeclSyntax?
  private var hasUIKit = false

  init(_ file: FileText, _ options: PortOptions) {
    self.file = file
    self.options = options
  }

  /// Rewrites the imports of the page; returns the modules of others that were dropped.
  func apply(to page: inout Page) -> [String] {
    var rule = self
    rule.rewrite(file.tree.statements, isCovered: false, in: &page)
    if file.source.isTest, !rule.hasUIKit { rule.addUIKit(to: &page) }
    return rule.thirdParty
  }

  private mutating func rewrite(
    _ items: CodeBlockItemListSyntax, isCovered: Bool, in page: inout Page
  ) {
    let imports = items.compactMap { item in
      item.item.as(ImportDeclSyntax.self).map { (item, $0) }
    }
    let systemImports = imports.filter { AppleFrameworks.contain($0.1.module) }
    let kept = isCovered ? nil : keeper(of: systemImports.map(\.1))
    if kept != nil { hasUIKit = true }
    for (item, declaration) in imports {
      if AppleFrameworks.contain(declaration.module) {
        rewriteSystemImport(declaration, item, isKept: declaration.id == kept?.id, in: &page)
      } else if !Self.isOfToolchain(declaration.module) {
        rewriteOther(declaration, item, in: &page)
      } else {
        firstKept = firstKept ?? declaration
      }
    }
    for item in items {
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { continue }
      for case .statements(let inner) in conditional.clauses.compactMap(\.elements) {
        rewrite(inner, isCovered: isCovered || kept != nil, in: &page)
      }
    }
  }

  /// The import that becomes, or is, that of UIKit or AppKit.
  private func keeper(of imports: [ImportDeclSyntax]) -> ImportDeclSyntax? {
    imports.first { $0.path.trimmedDescription == "UIKit" && $0.importKindSpecifier == nil }
      ?? imports.first { $0.module == "UIKit" } ?? imports.first { $0.isOfAppKit } ?? imports.first
  }

  private func rewriteSystemImport(
    _ declaration: ImportDeclSyntax, _ item: CodeBlockItemSyntax, isKept: Bool, in page: inout Page
  ) {
    let staysFoundation = options.keepsFoundation && declaration.module == "Foundation"
    guard isKept else {
      if !staysFoundation { page.edits.remove(item.range, .imports) }
      return
    }
    let module = declaration.isOfAppKit ? "AppKit" : "UIKit"
    if staysFoundation {
      page.edits.insert("; import UIKit", at: declaration.range.upperBound, .imports)
    } else if declaration.path.trimmedDescription != module
      || declaration.importKindSpecifier != nil
    {
      let start = declaration.importKindSpecifier?.range.lowerBound
      let path = declaration.path.range
      page.edits.replace((start ?? path.lowerBound)..<path.upperBound, with: module, .imports)
    }
  }

  private mutating func rewriteOther(
    _ declaration: ImportDeclSyntax, _ item: CodeBlockItemSyntax, in page: inout Page
  ) {
    let module = declaration.module
    let isTestable = declaration.attributes.contains { $0.trimmedDescription == "@testable" }
    let isOwn = options.isOwn(module) || (file.source.isTest && isTestable)
    guard file.source.isTest, isOwn else {
      if !isOwn { thirdParty.append(module) }
      page.edits.remove(item.range, .imports)
      return
    }
    firstKept = firstKept ?? declaration
    if let name = options.moduleName, name != module, let first = declaration.path.first {
      page.edits.replace(first.name.range, with: name, .imports)
    }
  }

  /// Gives a test that imports nothing of Apple's an import of UIKit, on a line that exists.
  private func addUIKit(to page: inout Page) {
    if let firstKept {
      page.edits.insert("; import UIKit", at: firstKept.range.upperBound, .imports)
    } else if let first = file.tree.statements.first, !first.item.is(IfConfigDeclSyntax.self) {
      page.edits.insert("import UIKit; ", at: first.range.lowerBound, .imports)
    }
  }

  /// Returns whether a module comes with Swift on Linux.
  private static func isOfToolchain(_ module: String) -> Bool {
    module.hasPrefix("Foundation") || toolchainModules.contains(module)
  }

  private static let toolchainModules: Set<String> = [
    "Cxx", "CxxStdlib", "Distributed", "Glibc", "Musl", "Observation", "RegexBuilder", "Swift",
    "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation",
    "_StringProcessing", "_Volatile",
  ]
}

extension ImportDeclSyntax {
  /// The name of the module.
  var module: String { path.first?.name.text ?? "" }
  /// Indicates whether the module is AppKit, or the one that brings it.
  var isOfAppKit: Bool { module == "AppKit" || module == "Cocoa" }
}

extension SourceFileSyntax {
  /// Indicates whether the file imports AppKit or Cocoa under no condition, and not UIKit.
  var isForAppKit: Bool {
    let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    return imports.contains(where: \.isOfAppKit) && !imports.contains { $0.module == "UIKit" }
  }
}
