import AppKitDialect
import InterfaceBuilder
import Localize
import Pickers
import ResponderKit

// The formatters of cells.
extension AppKitInstantiation {
  /// Makes the formatter of a cell in a language; nil for a kind that is not modeled.
  func formatter(_ content: FormatterContent, in language: LanguageTag) -> (any NSFormatter)? {
    var calendar: LocalCalendar {
      LocalCalendar(language: language, timeZone: settings.dateSettings.timeZone)
    }
    switch content.kind {
    case .number(let layout, let minimum, let maximum):
      let formatter = NSNumberFormatter(layout, in: language)
      (formatter.minimum, formatter.maximum) = (minimum, maximum)
      return formatter
    case .date(let date, let time): return NSDateFormatter(date: date, time: time, in: calendar)
    case .datePattern(let pattern): return NSDateFormatter(pattern: pattern, in: calendar)
    case .other: return nil
    }
  }

  /// Sets the value that the text of a cell stands for in the language that the document is written in, so
  /// that the formatter writes it in another one.
  func formatValue(of element: InterfaceElement, _ view: NSView) {
    guard let cell = (view as? NSControl)?.cell, cell.formatter != nil,
      let content = element.cellElement.map({ CellContent($0) }), let title = content.title,
      let formatter = content.formatter
    else { return }
    let written = DocumentTables(ofDocumentAt: document.path).development
    guard written != settings.dateSettings.language,
      let value = try? self.formatter(formatter, in: written)?.objectValue(for: title)
    else { return }
    cell.objectValue = value
  }
}
