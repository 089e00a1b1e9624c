#if UIKit
public import ButtonModel
import Graphics
public import UIKitDialect

// The backgrounds of standard cells and headers. Apple documents no colors.
extension UIBackgroundConfiguration {
  /// Returns the background of a cell (`UIBackgroundConfiguration.listCell()`).
  public static func listCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Returns the background of a cell in a plain list
  /// (`UIBackgroundConfiguration.listPlainCell()`).
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Returns the background of a cell in a grouped list
  /// (`UIBackgroundConfiguration.listGroupedCell()`).
  public static func listGroupedCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Returns the background of a cell in a sidebar
  /// (`UIBackgroundConfiguration.listSidebarCell()`).
  public static func listSidebarCell() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of a cell beside a sidebar
  /// (`UIBackgroundConfiguration.listAccompaniedSidebarCell()`).
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header (`UIBackgroundConfiguration.listHeader()`).
  public static func listHeader() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of a footer (`UIBackgroundConfiguration.listFooter()`).
  public static func listFooter() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header or footer in a plain list
  /// (`UIBackgroundConfiguration.listPlainHeaderFooter()`).
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header or footer in a grouped list
  /// (`UIBackgroundConfiguration.listGroupedHeaderFooter()`).
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header in a sidebar
  /// (`UIBackgroundConfiguration.listSidebarHeader()`).
  public static func listSidebarHeader() -> UIBackgroundConfiguration { colored(.clear) }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  /// Returns the background for a state, which is the same here: what UIKit changes is only drawn
  /// (`UIBackgroundConfiguration.updated(for:)`).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
#endif
