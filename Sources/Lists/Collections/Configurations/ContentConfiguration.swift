public import ResponderKit

/// The content of a view, as a value that makes the view: UIKit's `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol ContentConfiguration {
  /// Returns a view that shows the content (`UIContentConfiguration.makeContentView()`).
  func makeContentView() -> any View & ContentView
  /// Returns the configuration for a state (`UIContentConfiguration.updated(for:)`).
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows what a configuration says: UIKit's `UIContentView`.
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
  /// The configuration that is shown; setting it updates the view (`UIContentView.configuration`).
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration: one of the type of its own unless
  /// implemented (`UIContentView.supports(_:)`).
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
