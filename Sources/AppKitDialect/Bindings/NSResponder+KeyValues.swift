public import KeyValues
import ResponderKit

// The class declares the methods, so that a subclass can override them.
extension NSResponder: KeyValueSource {
  /// The observers of the object's values.
  public final var keyValueObservers: KeyValueObservers {
    values(KeyValueObservers.self) { KeyValueObservers() }
  }

  /// Implements ``value(forKey:)``: AppKit's properties, those of the class, and the values that a placeholder of
  /// an app's object was given.
  final func storedValue(forKey key: String) throws(KeyValueError) -> Any? {
    switch (self, key) {
    case (let cell as NSTableCellView, "objectValue"): return cell.objectValue
    case (let controller as NSViewController, "representedObject"):
      return controller.representedObject
    case (let controller as NSViewController, "title"): return controller.title
    case (let controller as NSViewController, "view"): return controller.view
    case (let controller as NSWindowController, "window"): return controller.window
    case (let window as NSWindow, "title"): return window.title
    case (let window as NSWindow, "contentViewController"): return window.contentViewController
    case (let window as NSWindow, "windowController"): return window.windowController
    case (let application as NSApplication, "delegate"):
      if let delegate = application.delegate { return delegate }
    case (let view as NSView, "window"): return view.window
    case (let control as NSControl, "objectValue"): return control.objectValue
    case (let control as NSControl, "stringValue"): return control.stringValue
    case (let control as NSControl, "enabled"): return control.isEnabled
    case (let view as NSView, "hidden"): return view.isHidden
    default: break
    }
    if let tried = valuesIfAny(GivenValues.self)?.values[key] { return tried }
    if key == "delegate", let application = self as? NSApplication {
      guard application.awaitsDelegate else { return nil }
      throw .unknownValue(key, of: keyValueName)
    }
    do throws(KeyValueError) { return try propertyValue(forKey: key) } catch {
      throw isPlaceholder ? .unknownValue(key, of: keyValueName) : error
    }
  }

  /// Implements ``setValue(_:forKey:)``.
  final func storeValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    switch (self, key) {
    case (let cell as NSTableCellView, "objectValue"): cell.objectValue = value
    case (let controller as NSViewController, "representedObject"):
      controller.representedObject = value
    case (let controller as NSViewController, "title"):
      controller.title = try text(value, forKey: key)
    case (let window as NSWindow, "title"):
      window.title = try text(value, forKey: key) ?? ""
    case (let control as NSControl, "objectValue"): control.objectValue = value
    case (let control as NSControl, "stringValue"):
      control.stringValue = try text(value, forKey: key) ?? ""
    case (let control as NSControl, "enabled"): control.isEnabled = boolValue(of: value) ?? false
    case (let view as NSView, "hidden"): view.isHidden = boolValue(of: value) ?? false
    default:
      let isAwaited = key == "delegate" && (self as? NSApplication)?.awaitsDelegate ?? false
      guard isPlaceholder || isAwaited, keyValueObservers.property(named: key, of: self) == false
      else {
        return try setPropertyValue(value, forKey: key)
      }
      giveValue(value, forKey: key)
    }
  }

  /// Returns a value as a text; throws for one of another type, which would leave nothing.
  private func text(_ value: Any?, forKey key: String) throws(KeyValueError) -> String? {
    guard let value = flattened(value) else { return nil }
    if let text = value as? String { return text }
    throw .invalidValue("\(key) of \(keyValueName) cannot be \(shortDescription(of: value))")
  }

  /// Gives an object a value that its class does not declare.
  package final func giveValue(_ value: Any?, forKey key: String) {
    values(GivenValues.self) { GivenValues() }.values[key] = .some(value)
    didChangeValue(forKey: key)
  }
}

/// The values that the placeholder of an app's object was given, by key.
private final class GivenValues {
  var values: [String: Any?] = [:]
}
