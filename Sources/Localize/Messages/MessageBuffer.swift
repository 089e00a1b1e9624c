/// The text of a message while it is written: in a room that is there already, and in an array once that is too small.
struct MessageBuffer {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var overflow: [UInt8] = []

  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// The number of bytes so far.
  var length: Int { count + overflow.count }

  /// Returns the place for so many bytes; nil if the room is too small.
  @inline(__always)
  private func place(for length: Int) -> UnsafeMutablePointer<UInt8>? {
    guard overflow.isEmpty, count + length <= room.count else { return nil }
    return room.baseAddress.map { $0 + count }
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let place = place(for: bytes.count) {
      for index in 0..<bytes.count { place[index] = bytes[index] }
      count += bytes.count
    } else {
      overflow.append(contentsOf: bytes)
    }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  mutating func append(_ number: Int64, _ digits: WholeDigits) {
    if let place = place(for: digits.longest) {
      count += digits.write(number, to: place)
    } else {
      append(digits.text(number))
    }
  }

  /// The text, which is valid because all of its pieces are.
  var text: String {
    let first = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<count])
    if overflow.isEmpty { return String(decoding: first, as: UTF8.self) }
    return String(decoding: Array(first) + overflow, as: UTF8.self)
  }
}
