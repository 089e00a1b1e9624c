import Foundation
import Porting
import Testing

@testable import ctl_port

@Suite struct CompilerTests {
  private let files = PortedLibrary([Source(path: "Knobs/A.swift", text: "class A {}\n")]).files

  /// Returns a compiler that is a script of the shell.
  private func compiler(_ script: String, in folder: TemporaryFolder) -> Compiler {
    Compiler(
      folder: URL(fileURLWithPath: folder.path), modules: folder.path, swiftVersion: "5",
      moduleName: "Knobs", command: ["sh", "-c", script])
  }

  @Test func `a compiler that crashes is an error with the end of its output`() throws {
    let folder = try TemporaryFolder()
    for (script, message) in [
      (
        "seq 1 12 >&2; exit 134",
        "(exit status 134). Its output ends with:\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"
      ),
      ("kill -9 $$", "(signal 9). It printed nothing."),
      (
        "echo 'error: compile command failed due to signal 6 (use -v)'; exit 1",
        "(exit status 1). Its output ends with:\n"
          + "error: compile command failed due to signal 6 (use -v)"
      ),
    ] {
      let compiler = compiler(script, in: folder)
      let error = #expect(throws: PortError.self) { try compiler.check(files) }
      #expect(error?.status == ExitStatus.internalError)
      #expect(
        error?.description == "ctl port: error: the compiler failed on module 'Knobs' \(message)")
      let emission = #expect(throws: PortError.self) { try compiler.emitModule() }
      #expect(emission?.description == error?.description)
    }
  }

  @Test func `a compiler that reports errors, or none and ends well, does not`() throws {
    let folder = try TemporaryFolder()
    #expect(try compiler("echo fine", in: folder).check(files) == [])
    try compiler("echo fine", in: folder).emitModule()
    let errors = try compiler("echo 'A.swift:1:2: error: a'; exit 1", in: folder).check(files)
    #expect(errors == [CompilerError(path: "A.swift", line: 1, column: 2, message: "a")])
  }
}
