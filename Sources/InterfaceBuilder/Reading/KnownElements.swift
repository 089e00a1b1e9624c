/// The names of the known elements, collected from real documents.
///
/// Unknown elements are kept as well, and they are counted so that they do not go unnoticed.
let knownElements: Set<Substring> = Set(
  """
  accessibility accessibilityConnection accessibilityOverrides accessibilityTraits action
  actionCell activityIndicatorView adaptation allowedInputSourceLocales allowedToolbarItems
  allowedTypes animations application array arrayController arscnView arskView attributedString
  attributes audiovisualMediaTypes autoresizingMask avPlayerViewController barButtonItem
  beginningViews behavior binding blurEffect bool box browser browserCell button buttonCell
  buttonConfiguration byteCountFormatter capability cells children class classReference classes
  clickGestureRecognizer clipView collectionView collectionViewCell collectionViewCellContentView
  collectionViewController collectionViewFlowLayout color colorWell column columns comboBox
  comboBoxCell command comparisonPredicateOptions connections constraint constraints containerView
  contentBorderThickness control customFonts customFormatter customObject customSpacing customView
  dataDetectorType dataDetectorTypes date dateFormatter datePicker datePickerCell
  datePickerElements decimal declaredKeys defaultToolbarItems dependencies deployment designable
  designables device dictionary directionalEdgeInsets document edgeInsets endViews exclude exit
  expression extendedEdge font fontDescription form formCell fragment frame
  freeformSimulatedSizeMetrics gestureRecognizers glkView glkViewController gridCell gridCells
  gridColumn gridRow gridView holdingPriorities hostingController image imageCell imageReference
  imageView include inferredMetricsTieBreakers inset integer items keyCommand label layoutGuides
  leftBarButtonItems levelIndicator levelIndicatorCell listContentConfiguration
  longPressGestureRecognizer mapView mask matrix menu menuItem metadata middleViews modifierMask
  mtkView mutableArray mutableData mutableString namedColor navigationBar navigationController
  navigationItem nil numberFormatter objectValues objects options outlet outletCollection
  outlineView pageControl pageViewController panGestureRecognizer paragraphStyle pathCell
  pathControl pickerView pinchGestureRecognizer placeholder plugIn point
  pongPressGestureRecognizer popUpButton popUpButtonCell popUpMenus popover popoverArrowDirection
  predicateEditor predicateEditorRowTemplate preferredSymbolConfiguration pressGestureRecognizer
  progressIndicator progressView prototypeCellViews prototypes real rect refreshControl resources
  rightBarButtonItems rotationGestureRecognizer rowTemplates rows ruleEditor scene sceneKitView
  scenes scopeButtonTitles screenEdgePanGestureRecognizer scrollView scroller searchBar
  searchDisplayController searchField searchFieldCell sections secureTextField secureTextFieldCell
  segment segmentedCell segmentedControl segments segue simulatedMetricsContainer
  simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
  simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size skView slider
  sliderCell sortDescriptor source splitView splitViewController
  splitViewDetailSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics stackView state stepper
  stepperCell string subviews swipeGestureRecognizer switch systemColor tabBar tabBarController
  tabBarItem tabStops tabView tabViewController tabViewItem tabViewItems tableCellView tableColumn
  tableColumnResizingMask tableColumns tableHeaderCell tableHeaderView tableView tableViewCell
  tableViewCellContentView tableViewController tableViewGridLines tableViewSection
  tapGestureRecognizer textAttributes textAttributesForNegativeValues textField textFieldCell
  textInputTraits textTab textView tokenField tokenFieldCell toolbar toolbarAppearance toolbarItem
  toolbarItems touchBar touchBarItem touchBarItems touchBarPopoverItem touchBarSpacerItem url
  userDefaultsController userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides
  userLayoutGuide value variation vibrancyEffect view viewController viewControllerLayoutGuide
  viewControllerPlaceholder viewControllerTransitionOptions viewControllers viewLayoutGuide
  visibilityPriorities visualEffectView webPreferences webView window windowCollectionBehavior
  windowController windowPositionMask windowStyleMask wkPreferences wkWebView
  wkWebViewConfiguration
  """.split { $0.isWhitespace })
