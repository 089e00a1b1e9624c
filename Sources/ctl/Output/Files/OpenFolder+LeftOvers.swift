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

extension OpenFolder {
  /// A file that is written beside its place.
  struct Temporary {
    let name: String
    let descriptor: Int32
    /// The entry that a signal removes.
    let entry: TemporaryFiles.Entry
  }

  /// The number of the next file of this process.
  private static let next = Atomic<UInt32>(0)

  /// Creates a file under a name that nothing has.
  func createTemporary() throws(SystemError) -> Temporary {
    // A run that was killed may have left a file of the name.
    for _ in 0..<1000 {
      let number = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
      let name = "\(Self.prefix)\(getpid())-\(number)"
      let entry = TemporaryFiles.add(RelativePaths.join(path, name))
      // O_EXCL follows no link, not even one that leads nowhere.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = openat(descriptor, name, flags, 0o666)
      if file >= 0 { return Temporary(name: name, descriptor: file, entry: entry) }
      let error = SystemError.last
      entry.forget()
      if error.code != EEXIST { throw error }
    }
    throw SystemError(code: EEXIST)
  }

  private static let prefix = ".ctl-"

  /// Removes what runs of this user that were killed have left in the folder.
  func removeLeftOvers() {
    for name in names where Self.process(of: name).map(Self.isGone) == true {
      guard let status = try? status(of: name), status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid()
      else { continue }
      remove(name)
    }
  }

  /// Returns the process that made a file of a name; nil for a name that no temporary file has.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let numbers = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    let isPlain = numbers.allSatisfy { number in number.utf8.allSatisfy { (48...57).contains($0) } }
    guard numbers.count == 2, isPlain, UInt32(numbers[1]) != nil else { return nil }
    return pid_t(numbers[0]).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  /// The names in the folder that begin as those of temporary files do.
  private var names: [String] {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let again = openat(descriptor, ".", flags)
    guard again >= 0 else { return [] }
    guard let folder = fdopendir(again) else {
      close(again)
      return []
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.starts(with: Self.prefix.utf8) ? Array(bytes.prefix { $0 != 0 }) : []
      }
      if !name.isEmpty { names.append(FileName.text(name)) }
    }
    return names
  }
}
