package import ControlValues
package import Graphics

/// The content of a state as a value for archives.
package enum StateContent: Hashable, Codable, Sendable {
  case image(Image)
  case color(Color)
  case attributes(AttributedText.Attributes)
  case offset(Offset)
  case text(String)
  /// The raw value of an enumeration of the control.
  case choice(Int)
}

/// The values of a control's states, in a fixed order.
package struct StoredStateValue<Attribute: Hashable & Sendable & Codable>: Hashable, Codable,
  Sendable
{
  package var attribute: Attribute
  package var state: ControlState
  package var isImplicit: Bool
  package var content: StateContent
}

extension StateValues where Attribute: Codable {
  /// The values as far as archives have a form of them, and the attributes of the others.
  package func stored(
    choice: (any Sendable) -> Int?
  ) -> (values: [StoredStateValue<Attribute>], others: [Attribute]) {
    var values: [StoredStateValue<Attribute>] = []
    var others: [Attribute] = []
    for (attribute, state, value, isImplicit) in allValues {
      let content: StateContent? =
        switch value {
        case let image as Image: .image(image)
        case let color as Color: .color(color)
        case let attributes as AttributedText.Attributes: .attributes(attributes)
        case let offset as Offset: .offset(offset)
        case let text as String: .text(text)
        default: choice(value).map { .choice($0) }
        }
      guard let content else {
        others.append(attribute)
        continue
      }
      values.append(
        StoredStateValue(
          attribute: attribute, state: state, isImplicit: isImplicit, content: content))
    }
    return (values, others)
  }

  /// Sets values that were archived.
  package mutating func take(
    _ values: [StoredStateValue<Attribute>], choice: (Attribute, Int) -> (any Sendable)?
  ) {
    for value in values {
      let content: (any Sendable)? =
        switch value.content {
        case .image(let image): image
        case .color(let color): color
        case .attributes(let attributes): attributes
        case .offset(let offset): offset
        case .text(let text): text
        case .choice(let raw): choice(value.attribute, raw)
        }
      if value.isImplicit {
        setImplicitly(content, value.attribute, for: value.state)
      } else {
        set(content, value.attribute, for: value.state)
      }
    }
  }
}
