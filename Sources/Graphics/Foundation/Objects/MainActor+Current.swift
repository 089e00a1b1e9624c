import Dispatch

#if os(Linux)
// Swift's module of the C library has no `gettid`; declaring both saves the import.
@_silgen_name("gettid") private func gettid() -> Int32
@_silgen_name("getpid") private func getpid() -> Int32
#elseif canImport(Darwin)
import Darwin
#endif

extension MainActor {
  /// Marks the main queue, which Linux may run on another thread than the main one.
  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Indicates whether the running code is on the main actor.
  package nonisolated static var isCurrent: Bool {
    isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private nonisolated static var isMainThread: Bool {
    #if os(Linux)
    gettid() == getpid()
    #elseif canImport(Darwin)
    pthread_main_np() != 0
    #else
    false
    #endif
  }
}
