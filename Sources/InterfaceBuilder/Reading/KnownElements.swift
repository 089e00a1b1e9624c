/// The names of the known elements that are no controls, collected from real documents.
///
/// Unknown elements are kept as well, and they are counted so that they do not go unnoticed.
let knownElements: Set<Substring> = Set(
  """
  accessibility accessibilityConnection accessibilityOverrides accessibilityTraits action
  actionCell activityIndicatorView adaptation allowedInputSourceLocales allowedToolbarItems
  allowedTypes animations application array arrayController arscnView arskView attributedString
  attributes audiovisualMediaTypes autoresizingMask avPlayerViewController barButtonItem
  beginningViews behavior binding blurEffect bool box buttonConfiguration byteCountFormatter
  capability cells children class classReference classes clickGestureRecognizer clipView
  collectionView collectionViewCell collectionViewCellContentView collectionViewController
  collectionViewFlowLayout color column columns command comparisonPredicateOptions connections
  constraint constraints containerView control contentBorderThickness customFonts customFormatter
  customObject customSpacing customView dataDetectorType dataDetectorTypes date dateFormatter
  datePickerElements decimal declaredKeys defaultToolbarItems dependencies deployment designable
  designables device dictionary directionalEdgeInsets document edgeInsets endViews exclude exit
  expression extendedEdge font fontDescription fragment frame freeformSimulatedSizeMetrics
  gestureRecognizers glkView glkViewController gridCell gridCells gridColumn gridRow gridView
  holdingPriorities hostingController image imageCell imageReference imageView include
  inferredMetricsTieBreakers inset integer items keyCommand label layoutGuides leftBarButtonItems
  listContentConfiguration longPressGestureRecognizer mapView mask menu menuItem metadata
  middleViews modifierMask mtkView mutableArray mutableData mutableString namedColor navigationBar
  navigationController navigationItem nil numberFormatter objectValues objects options outlet
  outletCollection pageViewController panGestureRecognizer paragraphStyle pathCell pickerView
  pinchGestureRecognizer placeholder plugIn point pongPressGestureRecognizer popUpMenus popover
  popoverArrowDirection predicateEditorRowTemplate preferredSymbolConfiguration
  pressGestureRecognizer progressIndicator progressView prototypeCellViews prototypes real rect
  resources rightBarButtonItems rotationGestureRecognizer rowTemplates rows scene sceneKitView
  scenes scopeButtonTitles screenEdgePanGestureRecognizer scrollView scroller searchBar
  searchDisplayController sections segment segmentedCell segments segue simulatedMetricsContainer
  simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
  simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size skView
  sortDescriptor source splitView splitViewController splitViewDetailSimulatedSizeMetrics
  splitViewMasterSimulatedSizeMetrics stackView state string subviews swipeGestureRecognizer
  systemColor tabBar tabBarController tabBarItem tabStops tabView tabViewController tabViewItem
  tabViewItems tableCellView tableColumn tableColumnResizingMask tableColumns tableHeaderCell
  tableHeaderView tableView tableViewCell tableViewCellContentView tableViewController
  tableViewGridLines tableViewSection tapGestureRecognizer textAttributes
  textAttributesForNegativeValues textInputTraits textTab textView toolbar toolbarAppearance
  toolbarItem toolbarItems touchBar touchBarItem touchBarItems touchBarPopoverItem
  touchBarSpacerItem url userDefaultsController userDefinedRuntimeAttribute
  userDefinedRuntimeAttributes userGuides userLayoutGuide value variation vibrancyEffect view
  viewController viewControllerLayoutGuide viewControllerPlaceholder
  viewControllerTransitionOptions viewControllers viewLayoutGuide visibilityPriorities
  visualEffectView webPreferences webView window windowCollectionBehavior windowController
  windowPositionMask windowStyleMask wkPreferences wkWebView wkWebViewConfiguration
  """.split { $0.isWhitespace })
