#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The state that the handler of a signal needs, as plain memory that is never released: a handler
/// may neither allocate nor wait.
struct SignalMemory {
  /// The most documents that are read at the same time, and the one that is worked on.
  static let places = 64

  /// The program, its arguments and its environment, as `execve` takes them.
  let program: UnsafeMutablePointer<CChar>
  let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// The variables of the environment that the handler completes, and the ends of their texts.
  let stopped: UnsafeMutablePointer<CChar>
  let stoppedEnd: Int
  let output: UnsafeMutablePointer<CChar>
  let outputEnd: Int
  /// The hash of the document in each place; 0 for none.
  let documents: UnsafeMutablePointer<UInt64>
  /// The bytes that were written to each stream, and those before the document in the first place.
  let written: UnsafeMutablePointer<Int>
  let committed: UnsafeMutablePointer<Int>
  /// The signals that the process was started with as blocked; a thread may block others.
  let mask: UnsafeMutablePointer<sigset_t>
  /// The document of each thread.
  let key: pthread_key_t

  /// Copies the arguments and the environment of the process.
  init(entries: String) {
    program = strdup("/proc/self/exe")
    let count = Int(CommandLine.argc)
    arguments = .allocate(capacity: count + 1)
    for number in 0...count { arguments[number] = CommandLine.unsafeArgv[number] }
    var size = 0
    while environ[size] != nil { size += 1 }
    environment = .allocate(capacity: size + 3)
    for number in 0..<size { environment[number] = environ[number] }
    (stopped, stoppedEnd) = Self.text("\(CrashRecovery.stoppedVariable)=\(entries)")
    (output, outputEnd) = Self.text("\(CrashRecovery.writtenVariable)=")
    environment[size] = stopped
    environment[size + 1] = output
    environment[size + 2] = nil
    documents = Self.zeros(Self.places)
    written = Self.zeros(3)
    committed = Self.zeros(3)
    mask = .allocate(capacity: 1)
    mask.initialize(to: sigset_t())
    pthread_sigmask(SIG_BLOCK, nil, mask)
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  private static func zeros<Number: FixedWidthInteger>(
    _ count: Int
  ) -> UnsafeMutablePointer<Number> {
    let memory = UnsafeMutablePointer<Number>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    return memory
  }

  /// Returns a text with room for two numbers, and its length.
  private static func text(_ text: String) -> (UnsafeMutablePointer<CChar>, Int) {
    let memory: UnsafeMutablePointer<CChar> = zeros(text.utf8.count + 64)
    for (number, byte) in text.utf8.enumerated() { memory[number] = CChar(bitPattern: byte) }
    return (memory, text.utf8.count)
  }

  /// Notes that this thread works on a document.
  func enter(_ hash: UInt64, place: Int) {
    if place == 0 { commit() }
    documents[place % Self.places] = hash
    pthread_setspecific(key, documents + place % Self.places)
  }

  /// Notes that the work on the document is done.
  func leave(place: Int) {
    documents[place % Self.places] = 0
    pthread_setspecific(key, nil)
    if place == 0 { commit() }
  }

  /// Notes that what was written is complete: no document that stops the process has a part of it.
  private func commit() {
    for stream in 1...2 { committed[stream] = written[stream] }
  }

  /// The document of this thread, otherwise one that is worked on; 0 for none.
  var document: UInt64 {
    if let own = pthread_getspecific(key) {
      return own.assumingMemoryBound(to: UInt64.self).pointee
    }
    for place in 0..<Self.places where documents[place] != 0 { return documents[place] }
    return 0
  }
}
