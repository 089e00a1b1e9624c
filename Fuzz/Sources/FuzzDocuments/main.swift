import Exercise

// libFuzzer with the reader of documents behind it: FuzzDocuments CORPUS… -max_total_time=60

@_silgen_name("LLVMFuzzerRunDriver")
func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
_ = run(&count, &arguments) { bytes, count in
  let document = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { _ = exercise(document) }
  return 0
}
