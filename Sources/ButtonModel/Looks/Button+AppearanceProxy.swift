public import ControlCore
public import Graphics
public import ResponderKit

// The methods that UIButton.h marks as selectors of the appearance proxy.

extension AppearanceProxy where Target: Button {
  private struct Property: Hashable {
    var attribute: StateValue.Attribute
    var state: ControlState
  }

  private func set(
    _ value: StateValue?, _ attribute: StateValue.Attribute, for state: ControlState
  ) {
    add(Property(attribute: attribute, state: state)) {
      $0.setImplicitly(value, attribute, for: state)
    }
  }

  /// Sets the color of titles in a state (`UIButton.setTitleColor(_:for:)`).
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    set(color.map { .titleColor($0) }, .titleColor, for: state)
  }

  /// Sets the color of titles' shadows in a state (`UIButton.setTitleShadowColor(_:for:)`).
  public func setTitleShadowColor(_ color: Color?, for state: ControlState) {
    set(color.map { .titleShadowColor($0) }, .titleShadowColor, for: state)
  }

  /// Sets the background image in a state (`UIButton.setBackgroundImage(_:for:)`).
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image.map { .backgroundImage($0) }, .backgroundImage, for: state)
  }

  /// Sets the size and weight of symbols in a state
  /// (`UIButton.setPreferredSymbolConfiguration(_:forImageIn:)`).
  public func setPreferredSymbolConfiguration(
    _ configuration: SymbolConfiguration?, forImageIn state: ControlState
  ) {
    set(configuration.map { .symbolConfiguration($0) }, .symbolConfiguration, for: state)
  }

  /// The distance of title and image from the edges; zero unless set
  /// (`UIButton.contentEdgeInsets`).
  public var contentEdgeInsets: EdgeInsets {
    get { value("contentEdgeInsets") ?? .zero }
    nonmutating set {
      add("contentEdgeInsets", newValue) { button in
        if button.extras?.areInsetsExplicit != true { button.setContentEdgeInsets(newValue) }
      }
    }
  }
}

extension Button {
  /// Sets an attribute that the program did not set: a value of an appearance proxy, or of a
  /// document, which a proxy may override as in UIKit.
  package final func setImplicitly(
    _ value: StateValue?, _ attribute: StateValue.Attribute, for state: ControlState
  ) {
    let isImplicit = extras?.implicit.contains { $0 == (attribute, state) } ?? false
    guard isImplicit || content.stored(attribute, for: state) == nil else { return }
    content.set(value, attribute, for: state)
    if !isImplicit { madeExtras.implicit.append((attribute, state)) }
    contentChanged()
  }
}
