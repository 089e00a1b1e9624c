#if os(Linux)
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The memory of the handler.
nonisolated(unsafe) private var shared: UnsafeMutablePointer<SignalMemory>?

extension SignalMemory {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Installs the handler, on a stack of its own: that of the thread may be used up.
  func install() {
    let pointer = UnsafeMutablePointer<SignalMemory>.allocate(capacity: 1)
    pointer.initialize(to: self)
    shared = pointer
    let size = 64 << 10
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for signal in Self.signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { startAgain(after: $0) }
      // A second fault ends the process, and the mask of this one is not that of the next run.
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      sigaction(signal, &action, nil)
    }
  }
}

/// Starts the process again without the document of the thread; without one the signal ends it.
private func startAgain(after signal: Int32) {
  guard let memory = shared?.pointee else { return end(by: signal) }
  let document = memory.document
  guard document != 0 else { return end(by: signal) }
  var place = append(document, to: memory.stopped, at: memory.stoppedEnd, before: ":")
  place = append(UInt64(signal), to: memory.stopped, at: place, before: ";")
  memory.stopped[place] = 0
  place = append(UInt64(memory.committed[1]), to: memory.output, at: memory.outputEnd, before: ":")
  place = append(UInt64(memory.committed[2]), to: memory.output, at: place, before: ";")
  memory.output[place - 1] = 0
  pthread_sigmask(SIG_SETMASK, memory.mask, nil)
  execve(memory.program, memory.arguments, memory.environment)
  end(by: signal)
}

private func end(by signal: Int32) {
  Glibc.signal(signal, SIG_DFL)
  raise(signal)
}

/// Writes a number and the character behind it; returns the place behind them.
private func append(
  _ number: UInt64, to text: UnsafeMutablePointer<CChar>, at place: Int,
  before character: Unicode.Scalar
) -> Int {
  var (rest, digits) = (number, 1)
  while rest > 9 { (rest, digits) = (rest / 10, digits + 1) }
  rest = number
  for offset in stride(from: digits - 1, through: 0, by: -1) {
    text[place + offset] = CChar(48 + rest % 10)
    rest /= 10
  }
  text[place + digits] = CChar(truncatingIfNeeded: character.value)
  return place + digits + 1
}
#endif
