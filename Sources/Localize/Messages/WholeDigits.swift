import Synchronization

/// The way in which a language writes whole numbers, found out from ICU, so that they are written without it.
final class WholeDigits: Sendable {
  /// The ten digits in UTF-8, one after the other, all of one length.
  private let digits: FixedList<UInt8>
  private let digitLength: Int
  private let separator: [UInt8]
  /// The numbers of digits in the last group and in the others; 0 for none.
  private let (last, others): (Int, Int)
  /// The text before and after the digits of a number below zero.
  private let (before, after): ([UInt8], [UInt8])

  private static let kept = KeptFormats<LanguageTag, WholeDigits?>()

  /// Returns the way of a language; nil for one that is not as simple as that.
  static func digits(of language: LanguageTag) -> WholeDigits? {
    kept.format(for: language) { WholeDigits(language) }
  }

  private init?(_ language: LanguageTag) {
    let format = NumberFormat.ofMessages(in: language)
    let ten = (0...9).map { Array(format.string(Int64($0)).utf8) }
    digitLength = ten[0].count
    guard digitLength > 0, ten.allSatisfy({ $0.count == ten[0].count }) else { return nil }
    // The digits of 1111111111 are all the same, so what else there is separates them.
    let one = ten[1]
    let groups = Self.groups(of: Array(format.string(Int64(1_111_111_111)).utf8), one)
    guard let groups else { return nil }
    (separator, last, others) = (groups.separator, groups.last, groups.others)
    let negative = Array(format.string(Int64(-1)).utf8)
    guard let place = Self.place(of: one, in: negative) else { return nil }
    before = Array(negative[..<place])
    after = Array(negative[(place + one.count)...])
    digits = FixedList(ten.flatMap { $0 })
    longest = 20 * (digitLength + separator.count) + before.count + after.count
    let samples: [Int64] = [
      0, 7, 12, 345, 1234, 12_345, 123_456, 1_234_567, 98_765_432_109, -1, -45_678, .max, .min,
    ]
    for sample in samples where text(sample) != format.string(sample) { return nil }
  }

  deinit { digits.free() }

  private static func place(of part: [UInt8], in text: [UInt8]) -> Int? {
    guard text.count >= part.count else { return nil }
    return (0...(text.count - part.count)).first { text[$0...].starts(with: part) }
  }

  /// Returns how ten digits that are the same are separated; nil for text that is not made of them.
  private static func groups(
    of text: [UInt8], _ digit: [UInt8]
  ) -> (separator: [UInt8], last: Int, others: Int)? {
    var (counts, separator, current) = ([Int](), [UInt8](), [UInt8]())
    var (count, index) = (0, 0)
    while index < text.count {
      guard text[index...].starts(with: digit) else {
        current.append(text[index])
        index += 1
        continue
      }
      if !current.isEmpty {
        guard separator.isEmpty || separator == current, count > 0 else { return nil }
        counts.append(count)
        (separator, current, count) = (current, [], 0)
      }
      count += 1
      index += digit.count
    }
    guard current.isEmpty else { return nil }
    counts.append(count)
    guard counts.count > 1 else { return ([], 0, 0) }
    return (separator, counts[counts.count - 1], counts[counts.count - 2])
  }

  /// The most bytes of a number.
  let longest: Int

  /// Writes a number where there is room for ``longest`` bytes; returns the number of bytes.
  func write(_ number: Int64, to room: UnsafeMutablePointer<UInt8>) -> Int {
    if number >= 0, number < 10, digitLength == 1 {
      room[0] = digits[Int(number)]
      return 1
    }
    var count = 0
    if number < 0 { count = copy(before, to: room, at: 0) }
    let magnitude = number.magnitude
    var length = 1
    var rest = magnitude / 10
    while rest > 0 { (length, rest) = (length + 1, rest / 10) }
    let separators =
      last == 0 || length <= last ? 0 : 1 + (length - last - 1) / max(others, 1)
    let end = count + length * digitLength + separators * separator.count
    var place = end
    var (left, inGroup) = (last, 0)
    rest = magnitude
    for _ in 0..<length {
      if left > 0, inGroup == left {
        place -= separator.count
        _ = copy(separator, to: room, at: place)
        (left, inGroup) = (others, 0)
      }
      inGroup += 1
      place -= digitLength
      let digit = Int(rest % 10) * digitLength
      for offset in 0..<digitLength { room[place + offset] = digits[digit + offset] }
      rest /= 10
    }
    return number < 0 ? end + copy(after, to: room, at: end) : end
  }

  private func copy(
    _ bytes: [UInt8], to room: UnsafeMutablePointer<UInt8>, at place: Int
  ) -> Int {
    for index in bytes.indices { room[place + index] = bytes[index] }
    return bytes.count
  }

  /// Returns a number as text.
  func text(_ number: Int64) -> String {
    String(unsafeUninitializedCapacity: longest) { room in
      room.baseAddress.map { write(number, to: $0) } ?? 0
    }
  }
}
