import ControlCore
import Graphics
import ResponderKit

/// The configuration of a button, and what becomes of it.
@MainActor
final class ConfigurationLooks {
  @exclusivity(unchecked) var configuration: Button.Configuration?
  /// The configuration as the last update left it, which is what is shown.
  var applied: Button.Configuration?
  var updateHandler: Button.ConfigurationUpdateHandler?
  var isUpdating = false
  /// The view of the background that is in the button.
  var customView: View?
}
