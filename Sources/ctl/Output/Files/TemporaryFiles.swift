import Localize
import Synchronization
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files and folders that are not complete yet.
///
/// A signal that ends the process removes them, and so does any other end. A handler of signals may
/// neither allocate nor wait, so the paths are kept as C has them, in a list that only grows.
enum TemporaryFiles {
  /// A path of the list.
  struct Entry {
    fileprivate let node: UnsafeMutablePointer<Node>

    /// Keeps the file or the folder.
    func forget() { node.pointee.path.pointee = 0 }
  }

  fileprivate struct Node {
    let path: UnsafeMutablePointer<CChar>
    let isFolder: Bool
    let next: UnsafeMutablePointer<Node>?
  }

  /// The address of the newest path; 0 for none.
  private static let newest = Atomic<UInt>(0)

  /// Adds a file or a folder; commands run on the main thread.
  static func add(_ path: String, isFolder: Bool = false) -> Entry {
    _ = isInstalled
    guard let copy = FileName.withCString(path, { strdup($0) }) else {
      preconditionFailure("there is memory for a path")
    }
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    let next = UnsafeMutablePointer<Node>(bitPattern: newest.load(ordering: .acquiring))
    node.initialize(to: Node(path: copy, isFolder: isFolder, next: next))
    newest.store(UInt(bitPattern: node), ordering: .releasing)
    return Entry(node: node)
  }

  /// Removes everything, what is new first; a folder that is not empty stays.
  fileprivate static func removeAll() {
    var next = UnsafeMutablePointer<Node>(bitPattern: newest.load(ordering: .acquiring))
    while let node = next {
      let path = node.pointee.path
      if path.pointee != 0 { _ = node.pointee.isFolder ? rmdir(path) : unlink(path) }
      next = node.pointee.next
    }
  }

  /// Indicates whether the handlers are in place; a signal that the process ignores stays ignored.
  private static let isInstalled: Bool = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let old = signal(number) { number in
        TemporaryFiles.removeAll()
        signal(number, SIG_DFL)
        raise(number)
      }
      let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
      if unsafeBitCast(old, to: Int.self) == ignored { signal(number, SIG_IGN) }
    }
    atexit { TemporaryFiles.removeAll() }
    return true
  }()
}
