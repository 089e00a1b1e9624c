/// The files of which a page is made.
package enum PageAsset: String, Sendable, CaseIterable {
  case page = ""
  case style = "page.css"
  case script = "page.js"

  /// The media type.
  package var mediaType: String {
    switch self {
    case .page: "text/html; charset=utf-8"
    case .style: "text/css; charset=utf-8"
    case .script: "text/javascript; charset=utf-8"
    }
  }

  /// The bytes.
  package var bytes: [UInt8] {
    switch self {
    case .page: PackageResources.page_html
    case .style: PackageResources.page_css
    case .script: PackageResources.page_js
    }
  }
}
