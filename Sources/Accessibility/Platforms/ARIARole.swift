/// The role of an element on the web (WAI-ARIA 1.2); the raw values are ARIA's.
public enum ARIARole: String, Sendable, Hashable, Codable, CaseIterable {
  /// Is activated; `<button>`.
  case button
  /// Is on, off, or on in part; `<input type="checkbox">`.
  case checkBox = "checkbox"
  /// Shows the choice of a list that it opens; `<select>`.
  case comboBox = "combobox"
  /// Related elements, or one that ARIA has no word for.
  case group
  /// A heading; `<h1>` to `<h6>`.
  case heading
  /// An image; `<img>`.
  case image = "img"
  /// Leads to another place; `<a href>`.
  case link
  /// A command of a menu.
  case menuItem = "menuitem"
  /// Shows how far work has progressed; `<progress>`.
  case progressBar = "progressbar"
  /// One of several exclusive choices; `<input type="radio">`.
  case radio
  /// A field for what is searched; `<input type="search">`.
  case searchBox = "searchbox"
  /// A value that the user adjusts in a range; `<input type="range">`.
  case slider
  /// Is on or off.
  case `switch`
  /// Shows a page of several.
  case tab
  /// A field for text; `<input>`, `<textarea>`.
  case textBox = "textbox"
}
