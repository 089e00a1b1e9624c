import Foundation

/// Files whose size depends on one count, and the command lines that read them.
struct Shape {
  /// What is counted.
  let name: String
  /// The count to begin with, and the last one.
  var start = 1000
  var most = Int.max
  /// The file whose size the limits are about.
  let path: String
  /// The command lines.
  let verbs: [[String]]
  /// The objects that a count makes live, which take memory of their own.
  var live: (Int) -> Int = { _ in 0 }
  /// Writes the files.
  let files: (Int, Folder) -> Void

  /// Writes the files into a folder; returns the size of all.
  @discardableResult
  func write(_ count: Int, in folder: String) -> Int {
    let folder = Folder(path: folder)
    folder.clear()
    files(count, folder)
    return folder.size
  }
}

/// The folder of a run, into which files are written piece by piece: a child process inherits the high-water mark of this
/// one's memory, which must stay small.
final class Folder {
  let path: String
  private(set) var size = 0

  init(path: String) { self.path = path }

  func clear() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }

  func write(_ name: String, _ body: (Writer) -> Void) {
    let parent = (path + "/" + name as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    let writer = Writer(path: path + "/" + name)
    body(writer)
    size += writer.close()
  }
}

/// A file that is being written.
final class Writer {
  private let file: UnsafeMutablePointer<FILE>?
  private var size = 0

  init(path: String) { file = fopen(path, "w") }

  func put(_ text: String) {
    fputs(text, file)
    size += text.utf8.count
  }

  func put(_ bytes: [UInt8]) {
    fwrite(bytes, 1, bytes.count, file)
    size += bytes.count
  }

  /// Writes a text for each number below a count.
  func each(_ count: Int, _ text: (Int) -> String) {
    for number in 0..<count { put(text(number)) }
  }

  /// Writes a letter as often as a count says.
  func long(_ count: Int) {
    let chunk = String(repeating: "m", count: 1024)
    each(count / 1024) { _ in chunk }
    put(String(repeating: "m", count: count % 1024))
  }

  func close() -> Int {
    fclose(file)
    return size
  }
}
