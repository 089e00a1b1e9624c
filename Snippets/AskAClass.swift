// A class performs a selector itself, by Apple's class above it, or not at all.
import AppSources
import Diagnostics

let line = SourcePosition(line: 3, column: 7)
var shop = TypeDeclaration(.class, "Shop", at: line)
shop.inherited = ["UIViewController"]
shop.methods = [MethodDeclaration("save:", named: "save(_:)", at: line, kind: .action)]
var file = SourceFile(path: "Shop.swift", language: .swift)
file.types = [shop]

for selector in ["save:", "safe:", "becomeFirstResponder"] {
  for lineage in SourceIndex([file]).lineages(ofClass: "Shop", in: .uiKit) ?? [] {
    switch lineage.answer(to: selector) {
    case .method(let method): print(selector, "is performed at", method.place)
    case .apple(let owner): print(selector, "is performed by", owner.name)
    case .missing(let near): print(selector, "is missing; there is", near.joined(separator: ", "))
    default: print(selector, "is another case")
    }
  }
}
