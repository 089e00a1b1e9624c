/// Writes pieces of text to an open file, many with one call of the system.
struct ChunkedOutput {
  let descriptor: Int32
  private var chunk: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  mutating func put(_ piece: String) throws(SystemError) {
    chunk += piece.utf8
    if chunk.count > 1 << 16 { try flush() }
  }

  mutating func flush() throws(SystemError) {
    if let code = Terminal.write(chunk, toDescriptor: descriptor) { throw SystemError(code: code) }
    chunk.removeAll(keepingCapacity: true)
  }
}
