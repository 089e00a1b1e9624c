import Foundation
import Porting
import Testing

@testable import ctl_port

@Suite struct FolderTests {
  @Test func `a folder is searched for Swift files in the order of their paths`() throws {
    let folder = try TemporaryFolder([
      "Knobs/B.swift": "", "Knobs/A.swift": "", "Package.swift": "", "README.md": "",
      "Pods/C.swift": "", ".hidden/D.swift": "", "Demo/E.swift": "", "Knobs/F+Mac.swift": "",
    ])
    let found = try SourceFolder(path: folder.path + "/", excluding: ["Demo", "*+Mac.swift"])
    #expect(found.files == ["Knobs/A.swift", "Knobs/B.swift"])
    #expect(found.folderNames == ["Knobs"])
    #expect(found.leftOut.sorted() == ["Demo", "Knobs/F+Mac.swift", "Package.swift", "Pods"])
  }

  @Test func `a file is a library of one file`() throws {
    let folder = try TemporaryFolder(["Knob.swift": "let a = 1\n"])
    let found = try SourceFolder(path: "\(folder.path)/Knob.swift", excluding: [])
    #expect(try found.read().map(\.text) == ["let a = 1\n"])
    #expect(ModuleNames(given: [], of: found).name == "Knob")
  }

  @Test func `a path without Swift files is an error`() throws {
    let folder = try TemporaryFolder()
    let empty = #expect(throws: PortError.self) {
      try SourceFolder(path: folder.path, excluding: [])
    }
    #expect(
      empty?.description == "\(folder.path): error: no Swift file in this folder. Name another one."
    )
    let missing = #expect(throws: PortError.self) {
      try SourceFolder(path: "/nowhere", excluding: [])
    }
    #expect(
      missing?.description
        == "/nowhere: error: there is no such file or folder. Name another one.")
  }

  @Test func `a file that is no text is an error`() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: "\(folder.path)/A.swift"))
    let error = #expect(throws: PortError.self) {
      try SourceFolder(path: folder.path, excluding: []).read()
    }
    #expect(
      error?.description
        == "\(folder.path)/A.swift: error: its text is not UTF-8. Convert it, or exclude it.")
  }

  @Test func `the module is named after the nearest folder that tells something`() throws {
    let folder = try TemporaryFolder(["Swift-Knobs/Sources/Core/A.swift": ""])
    let sources = try SourceFolder(path: "\(folder.path)/Swift-Knobs/Sources", excluding: [])
    let names = ModuleNames(given: [], of: sources)
    #expect(names.name == "Swift_Knobs")
    #expect(names.own == ["Core", "Sources", "Swift_Knobs"])
    let given = ModuleNames(given: ["Knobs", "KnobDemo"], of: sources)
    #expect(given.name == "Knobs")
    #expect(given.own == ["Knobs", "KnobDemo"])
  }
}
