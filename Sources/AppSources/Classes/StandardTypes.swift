/// The types after a colon under which there is no responder.
enum StandardTypes {
  /// Returns whether a type is a protocol of Swift or of Apple's frameworks, or a class for tests.
  ///
  /// The frameworks' protocols for delegates end so, and no class of theirs does.
  static func contain(_ name: String) -> Bool {
    names.contains(Substring(name))
      || name.hasSuffix("Delegate") && name.prefix { $0.isUppercase }.count > 2
  }

  private static let names = Set(
    """
    Actor AnyObject AsyncIteratorProtocol AsyncSequence BidirectionalCollection CaseIterable Codable \
    CodingKey Collection Comparable CustomDebugStringConvertible CustomNSError CustomReflectable \
    CustomStringConvertible Decodable Decoder DynamicProperty Encodable Encoder Equatable Error \
    ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByStringLiteral Hashable \
    Identifiable IteratorProtocol LocalizedError LosslessStringConvertible MutableCollection \
    NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding ObservableObject Observable \
    OptionSet RandomAccessCollection RangeReplaceableCollection RawRepresentable Sendable Sequence \
    SetAlgebra StringProtocol Subscriber TextOutputStream XCTestCase XCTestObservation
    """.split(separator: " "))
}
