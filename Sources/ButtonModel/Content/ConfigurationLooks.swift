import ControlCore
import Graphics
import ResponderKit

/// The configuration of a button, and the state of its updates.
@MainActor
final class ConfigurationLooks {
  @exclusivity(unchecked) var configuration: Button.Configuration?
  /// The configuration as the last update left it, which the button shows.
  var applied: Button.Configuration?
  var updateHandler: Button.ConfigurationUpdateHandler?
  var isUpdating = false
  /// The custom background view that the button contains.
  var customView: View?
}
