import Graphics

extension StackRules {
  /// Places the views across the axis.
  mutating func align() {
    let across = edges(across: true)
    // AppKit's yields to constraints of the program.
    let priority: Float = hugging == nil ? 1000 : 999.5
    for view in views {
      switch alignment {
      case .fill:
        relate("UISV-alignment", LayoutTerm(view, across.start), ownEdge(across.start))
        relate("UISV-alignment", LayoutTerm(view, across.end), ownEdge(across.end))
      case .start:
        relate(
          "UISV-alignment", LayoutTerm(view, across.start), ownEdge(across.start),
          priority: priority)
        keepInside(view, atStart: false)
      case .end:
        relate(
          "UISV-alignment", LayoutTerm(view, across.end), ownEdge(across.end), priority: priority)
        keepInside(view, atEnd: false)
      case .center:
        relate(
          "UISV-alignment", LayoutTerm(view, across.middle), ownEdge(across.middle),
          priority: priority)
        keepInside(view)
      case .firstBaseline, .lastBaseline:
        let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view !== views[0] {
          relate(
            "UISV-alignment", LayoutTerm(view, baseline), LayoutTerm(views[0], baseline))
        }
        keepInside(view)
      }
    }
    if alignment != .fill { fitAcross() }
  }

  private mutating func keepInside(
    _ view: any LayoutViewNode, atStart: Bool = true, atEnd: Bool = true
  ) {
    let across = edges(across: true)
    if atStart {
      relate(
        "UISV-spanning-boundary", LayoutTerm(view, across.start), ownEdge(across.start),
        by: .greaterThanOrEqual)
    }
    if atEnd {
      relate(
        "UISV-spanning-boundary", LayoutTerm(view, across.end), ownEdge(across.end),
        by: .lessThanOrEqual)
    }
    if let priority = huggingAcross, !(atStart && atEnd) {
      // AppKit's stack view holds on to both edges of each view.
      let edges = (atStart ? [across.start] : []) + (atEnd ? [across.end] : [])
      for edge in edges {
        relate("NSStackView-hugging", LayoutTerm(view, edge), ownEdge(edge), priority: priority)
      }
    }
    relate(
      "UISV-ambiguity-suppression", LayoutTerm(view, across.length), nil, constant: 0, priority: 25)
  }

  /// Makes the stack view as narrow as its views allow, and has baselines as near as can be to the
  /// edge that they are counted from.
  private mutating func fitAcross() {
    let across = edges(across: true)
    let length = LayoutTerm(stack, across.length)
    // It must not win over the content of the views.
    let fitting = huggingAcross.map { min($0, Float(250).nextDown) }
    switch alignment {
    case .firstBaseline, .lastBaseline:
      relate("UISV-canvas-fit", length, nil, constant: 0, priority: fitting ?? 49)
      guard let first = views.first else { return }
      let distance =
        alignment == .firstBaseline
        ? LayoutTerm(from: ownEdge(across.start), to: LayoutTerm(first, .firstBaseline))
        : LayoutTerm(from: LayoutTerm(first, .lastBaseline), to: ownEdge(across.end))
      relate("UISV-ambiguity-suppression", distance, nil, constant: 0, priority: 24)
    case .center:
      relate("UISV-spanning-fit", length, nil, constant: 0, priority: fitting ?? 51)
    case .start, .end, .fill:
      if hugging == nil { relate("UISV-spanning-fit", length, nil, constant: 0, priority: 51) }
    }
  }
}
