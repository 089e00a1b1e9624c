/// Writes pieces of text, or bytes, to an open file, many with one call of the system.
struct ChunkedOutput {
  let descriptor: Int32
  private var chunk: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  mutating func put(_ piece: String) throws(SystemError) { try put(piece.utf8) }

  mutating func put(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    chunk += bytes
    if chunk.count > 1 << 16 { try flush() }
  }

  mutating func flush() throws(SystemError) {
    if let code = Terminal.write(chunk, toDescriptor: descriptor) { throw SystemError(code: code) }
    chunk.removeAll(keepingCapacity: true)
  }
}
