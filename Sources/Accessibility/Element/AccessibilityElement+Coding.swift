import Graphics

extension AccessibilityElement: Codable {
  private enum Key: String, CodingKey {
    case label, systemLabel, systemLabelSubject, labelSource, overruledLabel, attributedLabel,
      value, attributedValue,
      hint
    case attributedHint, traits, identifier, language, frame, activationPoint, path, position
    case isUserInteractionEnabled, respondsToUserInteraction, expandedStatus, customActions
    case customContent, customRotors, userInputLabels, textualContext, directTouchOptions
    case placeholder, insertionPoint, appKit
  }

  /// Writes the properties that are set; Docs/Accessibility.md has the schema.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(systemLabel, forKey: .systemLabel)
    try values.encodeIfPresent(systemLabelSubject, forKey: .systemLabelSubject)
    try values.encodeIfPresent(labelSource, forKey: .labelSource)
    try values.encodeIfPresent(overruledLabel, forKey: .overruledLabel)
    try values.encodeIfPresent(attributedLabel, forKey: .attributedLabel)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(attributedValue, forKey: .attributedValue)
    try values.encodeIfPresent(hint, forKey: .hint)
    try values.encodeIfPresent(attributedHint, forKey: .attributedHint)
    try values.encode(traits, forKey: .traits)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(language, forKey: .language)
    // JSON has no number for a coordinate that is not finite.
    if frame.isFinite { try values.encode(frame, forKey: .frame) }
    if activationPoint.isFinite { try values.encode(activationPoint, forKey: .activationPoint) }
    if let path, path.isEmpty || path.bounds.isFinite { try values.encode(path, forKey: .path) }
    try values.encodeIfPresent(position, forKey: .position)
    try values.encode(isUserInteractionEnabled, forKey: .isUserInteractionEnabled)
    try values.encodeIfPresent(respondsToUserInteraction, forKey: .respondsToUserInteraction)
    try values.encode(expandedStatus, forKey: .expandedStatus, unless: .unsupported)
    try values.encode(customActions, forKey: .customActions, unless: [])
    try values.encode(customContent, forKey: .customContent, unless: [])
    try values.encode(customRotors, forKey: .customRotors, unless: [])
    try values.encode(userInputLabels, forKey: .userInputLabels, unless: [])
    try values.encodeIfPresent(textualContext, forKey: .textualContext)
    try values.encode(directTouchOptions, forKey: .directTouchOptions, unless: [])
    try values.encodeIfPresent(placeholder, forKey: .placeholder)
    try values.encodeIfPresent(insertionPoint, forKey: .insertionPoint)
    try values.encodeIfPresent(appKit, forKey: .appKit)
  }

  /// Reads an element; a missing property gets its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let frame = try values.decode(Rect.self, forKey: .frame, or: .zero)
    self.init(
      label: try values.decodeIfPresent(String.self, forKey: .label),
      value: try values.decodeIfPresent(AccessibilityValue.self, forKey: .value),
      hint: try values.decodeIfPresent(String.self, forKey: .hint),
      traits: try values.decode(AccessibilityTraits.self, forKey: .traits, or: .none),
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      language: try values.decodeIfPresent(String.self, forKey: .language), frame: frame,
      activationPoint: try values.decodeIfPresent(Point.self, forKey: .activationPoint),
      labelSource: try values.decodeIfPresent(LabelSource.self, forKey: .labelSource),
      position: try values.decodeIfPresent(ContainerPosition.self, forKey: .position))
    systemLabel = try values.decodeIfPresent(SystemLabel.self, forKey: .systemLabel)
    systemLabelSubject = try values.decodeIfPresent(String.self, forKey: .systemLabelSubject)
    overruledLabel = try values.decodeIfPresent(OverruledLabel.self, forKey: .overruledLabel)
    attributedLabel = try values.decodeIfPresent(AttributedText.self, forKey: .attributedLabel)
    attributedValue = try values.decodeIfPresent(AttributedText.self, forKey: .attributedValue)
    attributedHint = try values.decodeIfPresent(AttributedText.self, forKey: .attributedHint)
    path = try values.decodeIfPresent(BezierPath.self, forKey: .path)
    isUserInteractionEnabled = try values.decode(
      Bool.self, forKey: .isUserInteractionEnabled, or: true)
    respondsToUserInteraction = try values.decodeIfPresent(
      Bool.self, forKey: .respondsToUserInteraction)
    expandedStatus = try values.decode(
      AccessibilityExpandedStatus.self, forKey: .expandedStatus, or: .unsupported)
    customActions = try values.decode([String].self, forKey: .customActions, or: [])
    customContent = try values.decode(
      [AccessibilityCustomContent].self, forKey: .customContent, or: [])
    customRotors = try values.decode([String].self, forKey: .customRotors, or: [])
    userInputLabels = try values.decode([String].self, forKey: .userInputLabels, or: [])
    textualContext = try values.decodeIfPresent(
      AccessibilityTextualContext.self, forKey: .textualContext)
    directTouchOptions = try values.decode(
      AccessibilityDirectTouchOptions.self, forKey: .directTouchOptions, or: [])
    placeholder = try values.decodeIfPresent(String.self, forKey: .placeholder)
    insertionPoint = try values.decodeIfPresent(
      AccessibilityInsertionPoint.self, forKey: .insertionPoint)
    appKit = try values.decodeIfPresent(AppKitAttributes.self, forKey: .appKit)
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, forKey key: Key, unless standard: Value
  ) throws {
    if value != standard { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  func decode<Value: Decodable>(
    _ type: Value.Type, forKey key: Key, or standard: Value
  ) throws -> Value {
    try decodeIfPresent(type, forKey: key) ?? standard
  }
}

extension Rect {
  /// Indicates whether JSON has a number for every coordinate.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
