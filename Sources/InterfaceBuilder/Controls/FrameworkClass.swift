extension InterfaceElement {
  /// The class of Apple's that the element stands for, such as `UIButton`, without a custom class.
  ///
  /// An element of an unknown name has a class made in the same way.
  package func frameworkClass(in family: InterfaceDocument.Family) -> String {
    let isUIKit = family == .uiKit
    if let name = (isUIKit ? uiKitClasses : appKitClasses)[name] ?? sharedClasses[name] {
      return name
    }
    return (isUIKit ? "UI" : "NS") + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Indicates whether the element stands for the object that loads a xib, in either toolkit.
  package var isOwnerOfXib: Bool {
    isFilesOwner || name == "customObject" && self[.id] == "-2"
  }

  /// The names of the outlets of the element.
  package var outletNames: [String] {
    child(.connections)?.children.filter { $0.name == "outlet" }.compactMap { $0["property"] } ?? []
  }

  /// The class that the object has when it is loaded: its own, or that of the framework.
  package func loadedClass(in family: InterfaceDocument.Family) -> String {
    customClass ?? frameworkClass(in: family)
  }
}

/// The elements whose names are not those of their classes, in both toolkits.
private let sharedClasses = [
  "arscnView": "ARSCNView", "arskView": "ARSKView", "avPlayerView": "AVPlayerView",
  "avPlayerViewController": "AVPlayerViewController", "customObject": "NSObject",
  "mapView": "MKMapView", "metalKitView": "MTKView", "mtkView": "MTKView", "pdfView": "PDFView",
  "sceneKitView": "SCNView", "skView": "SKView", "spriteKitView": "SKView",
  "wkWebView": "WKWebView", "constraint": "NSLayoutConstraint",
]

private let uiKitClasses = [
  "containerView": "UIView", "glkView": "GLKView", "glkViewController": "GLKViewController",
  "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "placeholder": "NSObject",
  "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
  "viewControllerPlaceholder": "UIViewController", "hostingController": "UIViewController",
]

private let appKitClasses = [
  "containerView": "NSView", "customView": "NSView", "openGLView": "NSOpenGLView",
  "pagecontroller": "NSPageController", "webView": "WebView",
  "quickLookPreviewView": "QLPreviewView", "imageBrowserView": "IKImageBrowserView",
]
