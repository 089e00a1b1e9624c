package import InterfaceLoader

/// A small document for which a rule has a finding, or none.
///
/// It is a xib of UIKit with a view of 390 by 844 points, whose owner is of a class of the app, a
/// storyboard of UIKit, or a xib of AppKit.
public struct AuditExample: Sendable {
  /// The subviews of the view as XML, the scenes of a storyboard, or the objects of AppKit.
  public let content: String
  /// The objects beside the view, as XML.
  public let objects: String
  /// The contents of the string tables by language, as `.strings` files have them.
  public let tables: [String: String]
  /// The code that runs when the document is loaded, as Swift; nil for nothing.
  public let code: String?
  /// The source and the assets of the app around the document; nil for none.
  package let source: ExampleSource?
  /// The contents of files around the tables by their paths, such as `de.lproj/Localizable.strings`; empty for a document.
  public let files: [String: String]
  /// The language that the tables are written in; nil for the one that is found.
  package let development: String?
  /// The document that the content is in.
  private var kind = Kind.xib
  private enum Kind { case xib, storyboard, appKit }
  /// The same, to be run.
  package let prepare: (@MainActor @Sendable (LoadedInterface) -> Void)?

  /// Creates an example that is a xib.
  package init(
    _ content: String, objects: String = "", tables: [String: String] = [:],
    source: ExampleSource? = nil, code: String? = nil,
    prepare: (@MainActor @Sendable (LoadedInterface) -> Void)? = nil
  ) {
    (self.content, self.objects, self.tables) = (content, objects, tables)
    (self.source, self.code, self.prepare) = (source, code, prepare)
    (files, development) = ([:], nil)
  }

  /// Creates an example of files with tables of one name, by their paths; a xib among them has that name.
  package init(files: [String: String], development: String? = nil) {
    (content, objects, tables, code) = ("", "", [:], nil)
    (source, prepare) = (nil, nil)
    (self.files, self.development) = (files, development)
  }

  /// Creates an example of tables named `Localizable` by their languages, in the old-style syntax.
  package init(strings: [String: String], development: String? = nil) {
    let files = strings.map { ("\($0).lproj/Localizable.strings", $1 + "\n") }
    self.init(
      files: Dictionary(uniqueKeysWithValues: files), development: development)
  }

  /// Creates an example that is a storyboard.
  package init(scenes: String, source: ExampleSource? = nil) {
    self.init(scenes, source: source)
    kind = .storyboard
  }

  /// Creates an example that is a xib of AppKit.
  package init(appKit objects: String, source: ExampleSource? = nil) {
    self.init(objects, source: source)
    kind = .appKit
  }

  /// The whole document.
  public var document: String {
    switch kind {
    case .xib: xib
    case .storyboard:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <scenes>
      \(content)
      </scenes>
      </document>

      """
    case .appKit:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa">
      <objects>
      <customObject id="-2" userLabel="File's Owner" customClass="ExampleController"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      \(content)
      </objects>
      </document>

      """
    }
  }

  private var xib: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleController"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="view"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>
    \(content)
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/></view>
    \(objects)
    </objects>
    </document>

    """
  }
}
