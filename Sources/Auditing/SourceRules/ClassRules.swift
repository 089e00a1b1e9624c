import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about the classes and modules that a document names.
enum ClassRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unknown-class", in: .source, "a class that no file declares",
        why: "The object is of the framework's class, and its outlets and actions are missing.",
        remedy: "Correct the name, or write the class.",
        source: "UINib, NSNib: “Unknown class in Interface Builder file”", severity: .error),
      bad: AuditExample(card("Crd"), source: cardSource),
      good: AuditExample(card("Card"), source: cardSource),
      .source { audited, app in
        audited.namedClasses.compactMap { element, name in
          guard app.isUnknown(name, of: element) else { return nil }
          let near = app.answers(for: audited.document.family).near(name)
          var fault = Fault(
            in: element, "customClass",
            "\(audited.kind(element)) is of the class \(name.cut(to: 60)), which no file declares")
          let mayBeOfLibrary = Self.isNamedLikeApples(name) || app.mayBeOfLibrary(name, of: element)
          if !near.isEmpty, !mayBeOfLibrary || near[0].utf8.count > 7 {
            fault.remedy = suggestion(near)
            // Of a short name, another one is as near as the right one.
            if near.count == 1, !mayBeOfLibrary, name.utf8.count > 5 {
              fault.rightValue = app.documentName(ofClass: near[0])
            }
          } else if mayBeOfLibrary {
            fault.problem += "; it may be of a library that was not read"
            fault.remedy = "Correct the name, or name the folder of the library with --source."
            fault.severity = .note
            fault.needsReview = true
          }
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "class-kind", in: .source, "a class that the object cannot have",
        why: "The class does not derive from the framework's class of the object.",
        remedy: "Choose another class, or derive it from the one that is expected.",
        source: "Interface Builder's documents", severity: .error),
      bad: AuditExample(
        button(#"<state key="normal" title="Save"/>"#, attributes: #"customClass="Card""#),
        source: cardSource),
      good: AuditExample(card("Card"), source: cardSource),
      .source { audited, app in
        audited.namedClasses.compactMap { element, name in
          let expected = element.frameworkClass(in: audited.document.family)
          guard !Self.open.contains(element.name), AppleClass.named(expected) != nil,
            !app.answers(for: audited.document.family).fits(name, expected)
          else { return nil }
          return Fault(
            in: element, "customClass",
            "\(audited.kind(element)) is of the class \(name.cut(to: 60)), which is no \(expected)")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unknown-module", in: .source, "a module that is not there",
        why: "The class is not found under its module's name.",
        remedy: "Correct the module, or inherit it from the target.",
        source: "UINib, NSNib: the class is looked up as Module.Class"),
      bad: AuditExample(card("Card", module: "Exmple"), source: cardSource),
      good: AuditExample(card("Card", module: "Example"), source: cardSource),
      .source { audited, app in
        audited.namedClasses.compactMap { element, name in
          guard let module = element.customModule, !module.isEmpty,
            // The target's own module is looked up when the document is compiled.
            !element.inheritsModule, !app.hasModule(module),
            !app.source.classes.named(name).isEmpty
          else { return nil }
          return Fault(
            in: element, "customModule",
            "\(audited.subject(element)) is of \(name.cut(to: 60)) in the module \(module.cut(to: 60)), which no folder has and no file imports"
          )
        }
      }),
  ]

  /// The elements that may be of any class.
  private static let open: Set = [
    "customObject", "placeholder", "viewControllerPlaceholder", "hostingController", "exit",
  ]

  /// Returns whether a name has the prefix of UIKit or AppKit, as libraries' classes do, too.
  private static func isNamedLikeApples(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  private static let cardSource = ExampleSource(class: "Card", superclass: "UIView")
    .with(ExampleSource())
}

private func card(_ name: String, module: String? = nil) -> String {
  let module = module.map { #" customModule="\#($0)""# } ?? ""
  return
    #"<view id="card" customClass="\#(name)"\#(module)><rect key="frame" x="20" y="100" width="100" height="44"/></view>"#
}

extension AuditedDocument {
  /// The elements that name a class of their own, with it.
  fileprivate var namedClasses: [(element: InterfaceElement, name: String)] {
    elements.compactMap { element in
      guard let name = element.customClass, !name.isEmpty,
        // Interface Builder's own names for who is asked at run time.
        name != "FirstResponder", name != "UIResponder" || element.name != "placeholder"
      else { return nil }
      return (element, name)
    }
  }

  /// An element in a sentence by its kind, whatever its class: `Image View (id aQX-QQ-eLT)`.
  fileprivate func kind(_ element: InterfaceElement) -> String {
    let kind = displayName(of: element.name)
    return element.shownID.map { "\(kind) (id \($0))" } ?? kind
  }
}

extension AuditedApp {
  /// Returns whether a class is neither Apple's nor the app's, nor of a module that is imported.
  fileprivate func isUnknown(
    _ name: String, of element: InterfaceElement
  ) -> Bool {
    guard AppleClass.named(name) == nil, source.classes.named(name).isEmpty,
      !source.classes.declaresOther(name),
      // Code that names it would not compile without it.
      !source.names.contains(name)
    else { return false }
    guard let module = element.customModule, !element.inheritsModule else {
      return !Self.isApples(name)
    }
    return !imports.contains(module)
  }

  /// Returns whether a name begins as those of Apple's frameworks that the table does not have in full.
  private static func isApples(_ name: String) -> Bool {
    let prefixes = [
      "CA", "WK", "MK", "AV", "SCN", "SK", "MTK", "GLK", "PDF", "QL", "IK", "QC",
    ]
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// Returns the name that a document gives a class; nil for a class in a type, which has none of its own.
  fileprivate func documentName(ofClass name: String) -> String? {
    let names = Set(source.classes.named(name).map { $0.objectiveCName ?? $0.name })
    return names.count == 1 ? names.first.flatMap { $0.contains(".") ? nil : $0 } : nil
  }

  /// Returns whether a class that is not of the app's target may be of a library: code imports libraries,
  /// and no class of the app has its prefix.
  fileprivate func mayBeOfLibrary(_ name: String, of element: InterfaceElement) -> Bool {
    guard !element.inheritsModule, name.first?.isUppercase == true else { return false }
    // The capitals before the first word: `BK` of `BKOven`.
    let prefix = name.prefix { $0.isUppercase }.dropLast()
    let isOwn =
      prefix.count > 1
      && source.classes.all.contains {
        ($0.objectiveCName ?? $0.name).hasPrefix(prefix)
          && ($0.objectiveCName ?? $0.name).prefix { $0.isUppercase }.count == prefix.count + 1
      }
    return !isOwn && !libraries.isEmpty
  }
}
