import ControlCore
import Graphics
import InterfaceBuilder
import Lists
import ResponderKit
import TextControls
import ValueControls

/// The properties of UIKit's classes that runtime attributes set, by their keys.
@MainActor
enum ModelProperties {
  /// Sets a property; returns false for a value of another type.
  typealias Setter<Object> = @MainActor (Object, RuntimeValue) -> Bool

  /// Sets the value of a key; returns nil for an object without it, and false for a value of another type.
  static func set(_ value: RuntimeValue, forKey key: String, of object: AnyObject) -> Bool? {
    for set in setters {
      if let answer = set(value, key, object) { return answer }
    }
    return nil
  }

  /// The properties of each class, subclasses first.
  private static let setters: [(RuntimeValue, String, AnyObject) -> Bool?] = [
    { set($0, labels[$1], $2) }, { set($0, fields[$1], $2) }, { set($0, textViews[$1], $2) },
    { set($0, switches[$1], $2) }, { set($0, images[$1], $2) }, { set($0, recognizers[$1], $2) },
    { set($0, controls[$1], $2) }, { set($0, views[$1], $2) }, { set($0, controllers[$1], $2) },
    { set($0, items[$1], $2) }, { set($0, accessible[$1], $2) },
  ]

  private static func set<Object>(
    _ value: RuntimeValue, _ setter: Setter<Object>?, _ object: AnyObject
  ) -> Bool? {
    guard let setter, let object = object as? Object else { return nil }
    return setter(object, value)
  }

  private static let accessible: [String: Setter<AccessibleObject>] = [
    "accessibilityLabel": text(\.accessibilityLabel),
    "accessibilityValue": { object, value in
      guard value.isTextOrNone else { return false }
      object.accessibilityValue = (value.object as? String).map { SpokenValue($0) }
      return true
    },
    "accessibilityHint": text(\.accessibilityHint),
    "accessibilityIdentifier": text(\.accessibilityIdentifier),
    "isAccessibilityElement": flag(\.isAccessibilityElement),
    "accessibilityElementsHidden": flag(\.accessibilityElementsHidden),
    "accessibilityViewIsModal": flag(\.accessibilityViewIsModal),
    "shouldGroupAccessibilityChildren": flag(\.shouldGroupAccessibilityChildren),
  ]
  private static let views: [String: Setter<View>] = [
    "hidden": flag(\.isHidden), "alpha": number(\.alpha), "tag": whole(\.tag),
    "clipsToBounds": flag(\.clipsToBounds), "opaque": flag(\.isOpaque),
    "userInteractionEnabled": flag(\.isUserInteractionEnabled),
    "multipleTouchEnabled": flag(\.isMultipleTouchEnabled),
    "exclusiveTouch": flag(\.isExclusiveTouch), "backgroundColor": color(\.backgroundColor),
    "contentMode": choice(\.contentMode),
    "semanticContentAttribute": choice(\.semanticContentAttribute),
    "tintColor": color(\.tintColor),
  ]
  private static let controls: [String: Setter<Control>] = [
    "enabled": flag(\.isEnabled), "selected": flag(\.isSelected),
    "highlighted": flag(\.isHighlighted),
    "contentHorizontalAlignment": choice(\.contentHorizontalAlignment),
    "contentVerticalAlignment": choice(\.contentVerticalAlignment),
  ]
  private static let labels: [String: Setter<Label>] = [
    "text": text(\.text), "textAlignment": choice(\.textAlignment),
    "lineBreakMode": choice(\.lineBreakMode), "numberOfLines": whole(\.numberOfLines),
    "enabled": flag(\.isEnabled), "highlighted": flag(\.isHighlighted),
    "textColor": color(\.textColor),
  ]
  private static let fields: [String: Setter<TextField>] = [
    "text": text(\.text), "placeholder": text(\.placeholder),
    "textAlignment": choice(\.textAlignment), "textColor": color(\.textColor),
    "clearsOnBeginEditing": flag(\.clearsOnBeginEditing),
  ]
  private static let textViews: [String: Setter<TextView>] = [
    "text": text(\.text),
    "textAlignment": choice(\.textAlignment), "textColor": color(\.textColor),
    "editable": flag(\.isEditable), "selectable": flag(\.isSelectable),
  ]
  private static let switches: [String: Setter<Switch>] = ["on": flag(\.isOn)]
  private static let images: [String: Setter<ImageView>] = ["highlighted": flag(\.isHighlighted)]
  private static let recognizers: [String: Setter<GestureRecognizer>] = [
    "enabled": flag(\.isEnabled), "cancelsTouchesInView": flag(\.cancelsTouchesInView),
  ]
  private static let controllers: [String: Setter<ViewController>] = ["title": text(\.title)]
  private static let items: [String: Setter<BarItem>] = [
    "title": text(\.title), "enabled": flag(\.isEnabled), "tag": whole(\.tag),
  ]

  private static func flag<Object>(
    _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> Setter<Object> {
    { object, value in
      guard let number = value.number else { return false }
      object[keyPath: path] = number != 0
      return true
    }
  }

  private static func number<Object, Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Object, Number>
  ) -> Setter<Object> {
    { object, value in
      guard let number = value.number else { return false }
      object[keyPath: path] = Number(number)
      return true
    }
  }

  private static func whole<Object>(
    _ path: ReferenceWritableKeyPath<Object, Int>
  ) -> Setter<Object> {
    { object, value in
      guard let number = value.number, let whole = Int(exactly: number.rounded(.towardZero))
      else { return false }
      object[keyPath: path] = whole
      return true
    }
  }

  private static func text<Object>(
    _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> Setter<Object> {
    { object, value in
      switch value {
      case .text(let text): object[keyPath: path] = text
      case .none: object[keyPath: path] = nil
      default: return false
      }
      return true
    }
  }

  private static func color<Object>(
    _ path: ReferenceWritableKeyPath<Object, Color?>
  ) -> Setter<Object> {
    { object, value in
      switch value {
      case .color(let color): object[keyPath: path] = color
      case .none: object[keyPath: path] = nil
      default: return false
      }
      return true
    }
  }

  private static func choice<Object, Choice: RawRepresentable<Int>>(
    _ path: ReferenceWritableKeyPath<Object, Choice>
  ) -> Setter<Object> {
    { object, value in
      guard let number = value.number,
        let choice = Int(exactly: number.rounded(.towardZero)).flatMap(Choice.init)
      else { return false }
      object[keyPath: path] = choice
      return true
    }
  }
}
