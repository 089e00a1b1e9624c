#if UIKit
import Foundation
import Graphics
import UIKitDialect

// The configurations of standard cells and headers. Apple documents neither fonts nor colors.
extension UIListContentConfiguration {
  /// Returns the configuration of a cell (`UIListContentConfiguration.cell()`).
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a cell with a second text below the first one
  /// (`UIListContentConfiguration.subtitleCell()`).
  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .systemFont(ofSize: 12)
    return configuration
  }

  /// Returns the configuration of a cell with a second text at the trailing edge
  /// (`UIListContentConfiguration.valueCell()`).
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns the configuration of a header, which fits the list around it
  /// (`UIListContentConfiguration.header()`).
  public static func header() -> UIListContentConfiguration { small(13) }
  /// Returns the configuration of a footer, which fits the list around it
  /// (`UIListContentConfiguration.footer()`).
  public static func footer() -> UIListContentConfiguration { small(13) }
  /// Returns the configuration of a header of a plain list
  /// (`UIListContentConfiguration.plainHeader()`).
  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .boldSystemFont(ofSize: 17)
    return configuration
  }
  /// Returns the configuration of a footer of a plain list
  /// (`UIListContentConfiguration.plainFooter()`).
  public static func plainFooter() -> UIListContentConfiguration { small(17) }
  /// Returns the configuration of a header of a grouped list
  /// (`UIListContentConfiguration.groupedHeader()`).
  public static func groupedHeader() -> UIListContentConfiguration { small(13) }
  /// Returns the configuration of a footer of a grouped list
  /// (`UIListContentConfiguration.groupedFooter()`).
  public static func groupedFooter() -> UIListContentConfiguration { small(13) }
  /// Returns the configuration of a prominent header of an inset list
  /// (`UIListContentConfiguration.prominentInsetGroupedHeader()`).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
  /// Returns the configuration of a larger header of an inset list
  /// (`UIListContentConfiguration.extraProminentInsetGroupedHeader()`).
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .boldSystemFont(ofSize: 20)
    return configuration
  }
  /// Returns the configuration of a cell in a sidebar
  /// (`UIListContentConfiguration.sidebarCell()`).
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the configuration of a cell with two texts in a sidebar
  /// (`UIListContentConfiguration.sidebarSubtitleCell()`).
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the configuration of a header in a sidebar
  /// (`UIListContentConfiguration.sidebarHeader()`).
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// Returns the configuration of a cell beside a sidebar
  /// (`UIListContentConfiguration.accompaniedSidebarCell()`).
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the configuration of a cell with two texts beside a sidebar
  /// (`UIListContentConfiguration.accompaniedSidebarSubtitleCell()`).
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  private static func small(_ size: CGFloat) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .systemFont(ofSize: size)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }
}
#endif
