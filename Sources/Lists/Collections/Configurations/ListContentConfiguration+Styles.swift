import Graphics

// The configurations of standard cells and headers. Apple documents neither fonts nor colors.
extension ListContentConfiguration {
  /// Returns the configuration of a cell (`UIListContentConfiguration.cell()`).
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns the configuration of a cell with a second text below the first one
  /// (`UIListContentConfiguration.subtitleCell()`).
  public static func subtitleCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.secondaryTextProperties.font = .system(ofSize: 12)
    return configuration
  }

  /// Returns the configuration of a cell with a second text at the trailing edge
  /// (`UIListContentConfiguration.valueCell()`).
  public static func valueCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.color = .system("secondaryLabelColor")
    return configuration
  }

  /// Returns the configuration of a header, which fits the list around it
  /// (`UIListContentConfiguration.header()`).
  public static func header() -> ListContentConfiguration { small(13) }
  /// Returns the configuration of a footer, which fits the list around it
  /// (`UIListContentConfiguration.footer()`).
  public static func footer() -> ListContentConfiguration { small(13) }
  /// Returns the configuration of a header of a plain list
  /// (`UIListContentConfiguration.plainHeader()`).
  public static func plainHeader() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.textProperties.font = .system(ofSize: 17, weight: .bold)
    return configuration
  }
  /// Returns the configuration of a footer of a plain list
  /// (`UIListContentConfiguration.plainFooter()`).
  public static func plainFooter() -> ListContentConfiguration { small(17) }
  /// Returns the configuration of a header of a grouped list
  /// (`UIListContentConfiguration.groupedHeader()`).
  public static func groupedHeader() -> ListContentConfiguration { small(13) }
  /// Returns the configuration of a footer of a grouped list
  /// (`UIListContentConfiguration.groupedFooter()`).
  public static func groupedFooter() -> ListContentConfiguration { small(13) }
  /// Returns the configuration of a prominent header of an inset list
  /// (`UIListContentConfiguration.prominentInsetGroupedHeader()`).
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration { plainHeader() }
  /// Returns the configuration of a larger header of an inset list
  /// (`UIListContentConfiguration.extraProminentInsetGroupedHeader()`).
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.textProperties.font = .system(ofSize: 20, weight: .bold)
    return configuration
  }
  /// Returns the configuration of a cell in a sidebar
  /// (`UIListContentConfiguration.sidebarCell()`).
  public static func sidebarCell() -> ListContentConfiguration { cell() }
  /// Returns the configuration of a cell with two texts in a sidebar
  /// (`UIListContentConfiguration.sidebarSubtitleCell()`).
  public static func sidebarSubtitleCell() -> ListContentConfiguration { subtitleCell() }
  /// Returns the configuration of a header in a sidebar
  /// (`UIListContentConfiguration.sidebarHeader()`).
  public static func sidebarHeader() -> ListContentConfiguration { plainHeader() }
  /// Returns the configuration of a cell beside a sidebar
  /// (`UIListContentConfiguration.accompaniedSidebarCell()`).
  public static func accompaniedSidebarCell() -> ListContentConfiguration { cell() }
  /// Returns the configuration of a cell with two texts beside a sidebar
  /// (`UIListContentConfiguration.accompaniedSidebarSubtitleCell()`).
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    subtitleCell()
  }

  private static func small(_ size: Scalar) -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.textProperties.font = .system(ofSize: size)
    configuration.textProperties.color = .system("secondaryLabelColor")
    return configuration
  }
}
