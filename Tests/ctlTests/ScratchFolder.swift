import Foundation

/// A folder with documents for one test, removed with it.
final class ScratchFolder: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID())")
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// A xib of UIKit with one view of 320 × 480 points that holds the given views.
func xib(_ subviews: String, objects: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
  \(subviews)
  </subviews></view>\(objects)</objects></document>
  """
}

/// A button of a xib.
func button(
  _ id: String, _ title: String = "", x: Int = 0, y: Int = 0, attributes: String = "",
  contents: String = ""
) -> String {
  """
  <button id="\(id)" \(attributes)><rect key="frame" x="\(x)" y="\(y)" width="80" height="40"/>
  <state key="normal" title="\(title)"/>\(contents)</button>
  """
}
