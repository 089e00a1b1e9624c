public import ButtonModel
import Graphics

// The backgrounds of standard cells and headers. Apple documents no colors.
extension BackgroundConfiguration {
  /// Returns the background of a cell (`UIBackgroundConfiguration.listCell()`).
  public static func listCell() -> BackgroundConfiguration {
    colored(.system("systemBackgroundColor"))
  }
  /// Returns the background of a cell in a plain list
  /// (`UIBackgroundConfiguration.listPlainCell()`).
  public static func listPlainCell() -> BackgroundConfiguration {
    colored(.system("systemBackgroundColor"))
  }
  /// Returns the background of a cell in a grouped list
  /// (`UIBackgroundConfiguration.listGroupedCell()`).
  public static func listGroupedCell() -> BackgroundConfiguration {
    colored(.system("systemBackgroundColor"))
  }
  /// Returns the background of a cell in a sidebar
  /// (`UIBackgroundConfiguration.listSidebarCell()`).
  public static func listSidebarCell() -> BackgroundConfiguration { colored(.clear) }
  /// Returns the background of a cell beside a sidebar
  /// (`UIBackgroundConfiguration.listAccompaniedSidebarCell()`).
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header (`UIBackgroundConfiguration.listHeader()`).
  public static func listHeader() -> BackgroundConfiguration { colored(.clear) }
  /// Returns the background of a footer (`UIBackgroundConfiguration.listFooter()`).
  public static func listFooter() -> BackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header or footer in a plain list
  /// (`UIBackgroundConfiguration.listPlainHeaderFooter()`).
  public static func listPlainHeaderFooter() -> BackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header or footer in a grouped list
  /// (`UIBackgroundConfiguration.listGroupedHeaderFooter()`).
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration { colored(.clear) }
  /// Returns the background of a header in a sidebar
  /// (`UIBackgroundConfiguration.listSidebarHeader()`).
  public static func listSidebarHeader() -> BackgroundConfiguration { colored(.clear) }

  private static func colored(_ color: Color) -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  /// Returns the background for a state, which is the same here: what UIKit changes is only drawn
  /// (`UIBackgroundConfiguration.updated(for:)`).
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }
}
