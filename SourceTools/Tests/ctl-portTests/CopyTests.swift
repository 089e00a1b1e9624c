import Foundation
import Porting
import Testing

@testable import ctl_port

@Suite struct CopyTests {
  private func write(
    _ sources: [TemporaryFolder], to path: String, isForced: Bool = false
  ) throws {
    let folders = try sources.map { try SourceFolder(path: $0.path, excluding: []) }
    let writer = try CopyWriter(
      folder: path, moduleName: "Knobs", isForced: isForced, sources: folders)
    let files = try folders.enumerated().flatMap { try $1.read(isTest: $0 == 1) }
    try writer.write(PortedLibrary(files))
  }

  @Test func `a copy has the files of the library at their places`() throws {
    let library = try TemporaryFolder([
      "A.swift": "@objc class A {}\n", "b/B.swift": "class B {}\n",
    ])
    let copy = try TemporaryFolder()
    try write([library], to: copy.path + "/new")
    #expect(copy.files == ["new/A.swift", "new/b/B.swift"])
    #expect(try copy.text(of: "new/A.swift") == "class A {}\n")
    #expect(try copy.text(of: "new/b/B.swift") == "class B {}\n")
  }

  @Test func `a copy with tests has the folders of a package`() throws {
    let library = try TemporaryFolder(["A.swift": "class A {}\n"])
    let tests = try TemporaryFolder(["T.swift": "import XCTest\n"])
    let copy = try TemporaryFolder()
    try write([library, tests], to: copy.path)
    #expect(copy.files == ["Sources/Knobs/A.swift", "Tests/KnobsTests/T.swift"])
    #expect(try copy.text(of: "Tests/KnobsTests/T.swift") == "import XCTest; import UIKit\n")
  }

  @Test func `a copy goes neither into the library nor over other files`() throws {
    let library = try TemporaryFolder(["A.swift": "class A {}\n"])
    let inside = #expect(throws: PortError.self) {
      try write([library], to: library.path + "/copy", isForced: true)
    }
    #expect(
      inside?.description
        == "\(library.path)/copy: error: the copy would be part of '\(library.path)'. "
        + "Name another folder.")
    let other = try TemporaryFolder(["A.swift": "mine", "C.swift": "mine"])
    let taken = #expect(throws: PortError.self) { try write([library], to: other.path) }
    #expect(
      taken?.description
        == "\(other.path): error: the folder has files. "
        + "Name another one, or replace what has the same names with --force.")
    #expect(try other.text(of: "A.swift") == "mine")
    try write([library], to: other.path, isForced: true)
    #expect(try other.text(of: "A.swift") == "class A {}\n")
    #expect(try other.text(of: "C.swift") == "mine")
  }

  @Test func `a copy never replaces a file of the library, not even through a link`() throws {
    let package = try TemporaryFolder([
      "Sources/Knobs/A.swift": "@objc class A {}\n", "Tests/T.swift": "import XCTest\n",
    ])
    let links = try TemporaryFolder()
    let link = links.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: package.path)
    let sources = try SourceFolder(path: package.path + "/Sources/Knobs", excluding: [])
    let tests = try SourceFolder(path: package.path + "/Tests", excluding: [])
    for path in [package.path, link] {
      let error = #expect(throws: PortError.self) {
        try CopyWriter(
          folder: path, moduleName: "Knobs", isForced: true, sources: [sources, tests])
      }
      #expect(error?.status == ExitStatus.usage)
      #expect(
        error?.description
          == "\(path): error: the copy would replace the source file "
          + "'\(package.path)/Sources/Knobs/A.swift'. Name another folder.")
    }
    #expect(package.files == ["Sources/Knobs/A.swift", "Tests/T.swift"])
  }
}
