import AppSources
import SwiftSyntax

/// The argument of a call that is a name of the app.
struct CallRules {
  /// The kind of name.
  var kind: NameUse.Kind
  /// The label of the argument, nil for none.
  var label: String?
  /// The labels of the argument that names a string table.
  var tableLabels: [String] = []
  /// Another label that the call must have.
  var beside: String?

  /// Returns the argument of a call; nil if the call is another one.
  func argument(of node: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    if let beside, !node.arguments.contains(where: { $0.label?.text == beside }) { return nil }
    if label == nil {
      guard let first = node.arguments.first, first.label == nil else { return nil }
      return first
    }
    return node.arguments.first { $0.label?.text == label }
  }

  /// The words without which no call has a rule: the labels, and the functions whose argument has none.
  static let words = all.flatMap { name, rules in rules.map { $0.label ?? name } }

  /// The rules by the names of functions and types.
  static let all: [String: [CallRules]] = [
    "Selector": [CallRules(kind: .selector)],
    "NSSelectorFromString": [CallRules(kind: .selector)],
    "setValue": [
      CallRules(kind: .keyPath, label: "forKey"), CallRules(kind: .keyPath, label: "forKeyPath"),
    ],
    "value": [
      CallRules(kind: .keyPath, label: "forKey"), CallRules(kind: .keyPath, label: "forKeyPath"),
    ],
    "performSegue": [CallRules(kind: .segue, label: "withIdentifier")],
    "shouldPerformSegue": [CallRules(kind: .segue, label: "withIdentifier")],
    "UIStoryboard": [CallRules(kind: .storyboard, label: "name")],
    "NSStoryboard": [CallRules(kind: .storyboard, label: "name")],
    "instantiateViewController": [
      CallRules(kind: .storyboardID, label: "withIdentifier"),
      CallRules(kind: .storyboardID, label: "identifier"),
    ],
    "instantiateController": [
      CallRules(kind: .storyboardID, label: "withIdentifier"),
      CallRules(kind: .storyboardID, label: "identifier"),
    ],
    "dequeueReusableCell": [
      CallRules(kind: .reuseIdentifier, label: "withIdentifier"),
      CallRules(kind: .reuseIdentifier, label: "withReuseIdentifier"),
    ],
    "dequeueReusableHeaderFooterView": [CallRules(kind: .reuseIdentifier, label: "withIdentifier")],
    "dequeueReusableSupplementaryView": [
      CallRules(kind: .reuseIdentifier, label: "withReuseIdentifier")
    ],
    "register": [
      CallRules(kind: .registration, label: "forCellReuseIdentifier"),
      CallRules(kind: .registration, label: "forHeaderFooterViewReuseIdentifier"),
      CallRules(kind: .registration, label: "forCellWithReuseIdentifier"),
      CallRules(kind: .registration, label: "withReuseIdentifier"),
    ],
    "UINib": [CallRules(kind: .nib, label: "nibName")],
    "NSNib": [CallRules(kind: .nib, label: "nibNamed")],
    "loadNibNamed": [CallRules(kind: .nib)],
    "UIImage": [CallRules(kind: .image, label: "named")],
    "NSImage": [CallRules(kind: .image, label: "named")],
    "image": [CallRules(kind: .image, label: "forResource")],
    "UIColor": [CallRules(kind: .color, label: "named")],
    "NSColor": [CallRules(kind: .color, label: "named")],
    "NSLocalizedString": [CallRules(kind: .key, tableLabels: ["tableName"])],
    "NSLocalizedStringFromTable": [CallRules(kind: .key)],
    "LocalizedStringKey": [CallRules(kind: .key)],
    "LocalizedStringResource": [CallRules(kind: .key, tableLabels: ["table"])],
    "String": [CallRules(kind: .key, label: "localized", tableLabels: ["table"])],
    "AttributedString": [CallRules(kind: .key, label: "localized", tableLabels: ["table"])],
    "localizedString": [CallRules(kind: .key, label: "forKey", tableLabels: ["table"])],
  ]
}
