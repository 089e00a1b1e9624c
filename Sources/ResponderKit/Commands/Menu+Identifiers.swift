// The names with which UIKit finds its own menus, and where apps insert theirs.
extension Menu.Identifier {
  /// The menu with the app's name (`UIMenu.Identifier.application`).
  public static let application = Menu.Identifier("com.apple.menu.application")
  /// The file menu (`UIMenu.Identifier.file`).
  public static let file = Menu.Identifier("com.apple.menu.file")
  /// The edit menu (`UIMenu.Identifier.edit`).
  public static let edit = Menu.Identifier("com.apple.menu.edit")
  /// The view menu (`UIMenu.Identifier.view`).
  public static let view = Menu.Identifier("com.apple.menu.view")
  /// The window menu (`UIMenu.Identifier.window`).
  public static let window = Menu.Identifier("com.apple.menu.window")
  /// The help menu (`UIMenu.Identifier.help`).
  public static let help = Menu.Identifier("com.apple.menu.help")
  /// The about menu (`UIMenu.Identifier.about`).
  public static let about = Menu.Identifier("com.apple.menu.about")
  /// The preferences menu (`UIMenu.Identifier.preferences`).
  public static let preferences = Menu.Identifier("com.apple.menu.preferences")
  /// The services menu (`UIMenu.Identifier.services`).
  public static let services = Menu.Identifier("com.apple.menu.services")
  /// The hide menu (`UIMenu.Identifier.hide`).
  public static let hide = Menu.Identifier("com.apple.menu.hide")
  /// The quit menu (`UIMenu.Identifier.quit`).
  public static let quit = Menu.Identifier("com.apple.menu.quit")
  /// Creates a document or a window (`UIMenu.Identifier.newItem`).
  public static let newItem = Menu.Identifier("com.apple.menu.new-item")
  /// Creates a window; the same as newItem (`UIMenu.Identifier.newScene`).
  public static let newScene = Menu.Identifier("com.apple.menu.new-item")
  /// The open menu (`UIMenu.Identifier.open`).
  public static let open = Menu.Identifier("com.apple.menu.open")
  /// Documents that were opened recently (`UIMenu.Identifier.openRecent`).
  public static let openRecent = Menu.Identifier("com.apple.menu.open-recent")
  /// The close menu (`UIMenu.Identifier.close`).
  public static let close = Menu.Identifier("com.apple.menu.close")
  /// The print menu (`UIMenu.Identifier.print`).
  public static let print = Menu.Identifier("com.apple.menu.print")
  /// The document menu (`UIMenu.Identifier.document`).
  public static let document = Menu.Identifier("com.apple.menu.document")
  /// Undo and Redo (`UIMenu.Identifier.undoRedo`).
  public static let undoRedo = Menu.Identifier("com.apple.menu.undo-redo")
  /// Cut, Copy, Paste, Delete and Select All (`UIMenu.Identifier.standardEdit`).
  public static let standardEdit = Menu.Identifier("com.apple.menu.standard-edit")
  /// The find menu (`UIMenu.Identifier.find`).
  public static let find = Menu.Identifier("com.apple.menu.find")
  /// The find panel menu (`UIMenu.Identifier.findPanel`).
  public static let findPanel = Menu.Identifier("com.apple.menu.find-panel")
  /// The replace menu (`UIMenu.Identifier.replace`).
  public static let replace = Menu.Identifier("com.apple.menu.replace")
  /// The share menu (`UIMenu.Identifier.share`).
  public static let share = Menu.Identifier("com.apple.menu.share")
  /// The text style menu (`UIMenu.Identifier.textStyle`).
  public static let textStyle = Menu.Identifier("com.apple.menu.text-style")
  /// The spelling menu (`UIMenu.Identifier.spelling`).
  public static let spelling = Menu.Identifier("com.apple.menu.spelling")
  /// The spelling panel menu (`UIMenu.Identifier.spellingPanel`).
  public static let spellingPanel = Menu.Identifier("com.apple.menu.spelling-panel")
  /// The menu for checking spelling (`UIMenu.Identifier.spellingOptions`).
  public static let spellingOptions = Menu.Identifier("com.apple.menu.spelling-options")
  /// The substitutions menu (`UIMenu.Identifier.substitutions`).
  public static let substitutions = Menu.Identifier("com.apple.menu.substitutions")
  /// The substitutions panel menu (`UIMenu.Identifier.substitutionsPanel`).
  public static let substitutionsPanel = Menu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu for substituting characters (`UIMenu.Identifier.substitutionOptions`).
  public static let substitutionOptions = Menu.Identifier("com.apple.menu.substitution-options")
  /// The transformations menu (`UIMenu.Identifier.transformations`).
  public static let transformations = Menu.Identifier("com.apple.menu.transformations")
  /// Reads text aloud (`UIMenu.Identifier.speech`).
  public static let speech = Menu.Identifier("com.apple.command.speech")
  /// Looks up the selection (`UIMenu.Identifier.lookup`).
  public static let lookup = Menu.Identifier("com.apple.menu.lookup")
  /// Adds words to the dictionary (`UIMenu.Identifier.learn`).
  public static let learn = Menu.Identifier("com.apple.menu.learn")
  /// The format menu (`UIMenu.Identifier.format`).
  public static let format = Menu.Identifier("com.apple.menu.format")
  /// Fills in passwords and contacts (`UIMenu.Identifier.autoFill`).
  public static let autoFill = Menu.Identifier("com.apple.menu.autofill")
  /// The font menu (`UIMenu.Identifier.font`).
  public static let font = Menu.Identifier("com.apple.menu.font")
  /// The text size menu (`UIMenu.Identifier.textSize`).
  public static let textSize = Menu.Identifier("com.apple.menu.text-size")
  /// The text color menu (`UIMenu.Identifier.textColor`).
  public static let textColor = Menu.Identifier("com.apple.menu.text-color")
  /// Copies and pastes the style of text (`UIMenu.Identifier.textStylePasteboard`).
  public static let textStylePasteboard = Menu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The text menu (`UIMenu.Identifier.text`).
  public static let text = Menu.Identifier("com.apple.menu.text")
  /// The direction of text (`UIMenu.Identifier.writingDirection`).
  public static let writingDirection = Menu.Identifier("com.apple.menu.writing-direction")
  /// The alignment menu (`UIMenu.Identifier.alignment`).
  public static let alignment = Menu.Identifier("com.apple.menu.alignment")
  /// The toolbar menu (`UIMenu.Identifier.toolbar`).
  public static let toolbar = Menu.Identifier("com.apple.menu.toolbar")
  /// The sidebar menu (`UIMenu.Identifier.sidebar`).
  public static let sidebar = Menu.Identifier("com.apple.menu.sidebar")
  /// Enters and leaves full screen (`UIMenu.Identifier.fullscreen`).
  public static let fullscreen = Menu.Identifier("com.apple.menu.fullscreen")
  /// Minimizes and zooms the window (`UIMenu.Identifier.minimizeAndZoom`).
  public static let minimizeAndZoom = Menu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Brings all windows to the front (`UIMenu.Identifier.bringAllToFront`).
  public static let bringAllToFront = Menu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu that contains all others (`UIMenu.Identifier.root`).
  public static let root = Menu.Identifier("com.apple.menu.root")
}
