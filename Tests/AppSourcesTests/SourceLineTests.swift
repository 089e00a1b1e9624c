import Diagnostics
import Testing

@testable import AppSources

@Suite struct SourceLineTests {
  @Test func `a file is read from the line that it is written as`() throws {
    let place = SourcePosition(line: 3, column: 7)
    var file = SourceFile(path: "App/Zoë \"1\".swift", language: .swift)
    var type = TypeDeclaration(.class, "Outer.Inner", at: place)
    type.objectiveCName = "XInner"
    type.inherited = ["Base", "P"]
    type.isGeneric = true
    type.macros = ["Observable"]
    var method = MethodDeclaration(
      "save:forEvent:", named: "save(_:forEvent:)", at: place, kind: .action,
      parameters: ["Any", "UIEvent"])
    method.isStatic = true
    type.methods = [method, MethodDeclaration("b", named: "b()", at: place, isExposed: false)]
    var property = PropertyDeclaration("panel", at: place, kind: .outlet, type: "UIView")
    property.objectiveCName = "thePanel"
    type.properties = [property, PropertyDeclaration("x", at: place, isExposed: false)]
    file.types = [type]
    file.uses = [NameUse(.key, "a\nb", table: "T", at: place), NameUse(.image, "", at: place)]
    file.assignments = [
      Assignment(in: "Outer", to: "title", of: "save", value: "Save", at: place),
      Assignment(in: "Outer", to: "hidden", of: nil, at: place),
    ]
    (file.strings, file.names, file.imports) = (["x"], ["y"], ["UIKit"])
    (file.beginnings, file.assigned) = ([""], ["z"])
    file.isGenerated = true
    file.problem = SourceFile.Problem(at: place, "'(' is not expected here")
    let line = file.jsonLine
    #expect(!line.contains("\n"))
    #expect(SourceFile(jsonLine: Array(line.utf8)) == file)
  }

  @Test(arguments: ["", "{", "[]", "{}", #"{"path": 1}"#, #"{"path": "a", "language": "c"}"#])
  func `another line is none of a file`(line: String) {
    #expect(SourceFile(jsonLine: Array(line.utf8)) == nil)
  }
}
