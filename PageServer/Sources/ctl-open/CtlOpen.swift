import Foundation
import PageServing

/// The server of `ctl open`, which speaks with `ctl` by lines of its standard input and output.
///
/// Its argument is the port. The first line says the address, or what is wrong.
@main
struct CtlOpen {
  static func main() async {
    let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 0
    do {
      try await PageServing.serve(
        port: port, readLine: { Swift.readLine() },
        write: { line in
          FileHandle.standardOutput.write(Data((line + "\n").utf8))
        })
    } catch {
      print("error \(error)")
      exit(1)
    }
    exit(0)
  }
}
