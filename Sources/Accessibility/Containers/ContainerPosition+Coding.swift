extension ContainerPosition: Codable {
  private enum Key: String, CodingKey { case kind, place, of, cell }
  private enum Kind: String, Codable {
    case series, tabBarItem, tab, listStart, listEnd, landmarkStart, landmarkEnd, cell
  }

  /// Writes the kind, with the place and the count or with the cell.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    func encode(_ kind: Kind, _ place: Int, of count: Int) throws {
      try values.encode(kind, forKey: .kind)
      try values.encode(place, forKey: .place)
      try values.encode(count, forKey: .of)
    }
    switch self {
    case .series(let place, let count): try encode(.series, place, of: count)
    case .tabBarItem(let place, let count): try encode(.tabBarItem, place, of: count)
    case .tab(let place, let count): try encode(.tab, place, of: count)
    case .listStart: try values.encode(Kind.listStart, forKey: .kind)
    case .listEnd: try values.encode(Kind.listEnd, forKey: .kind)
    case .landmarkStart: try values.encode(Kind.landmarkStart, forKey: .kind)
    case .landmarkEnd: try values.encode(Kind.landmarkEnd, forKey: .kind)
    case .cell(let cell):
      try values.encode(Kind.cell, forKey: .kind)
      try values.encode(cell, forKey: .cell)
    }
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func place() throws -> (Int, Int) {
      (try values.decode(Int.self, forKey: .place), try values.decode(Int.self, forKey: .of))
    }
    switch try values.decode(Kind.self, forKey: .kind) {
    case .series:
      let (number, count) = try place()
      self = .series(number, of: count)
    case .tabBarItem:
      let (number, count) = try place()
      self = .tabBarItem(number, of: count)
    case .tab:
      let (number, count) = try place()
      self = .tab(number, of: count)
    case .listStart: self = .listStart
    case .listEnd: self = .listEnd
    case .landmarkStart: self = .landmarkStart
    case .landmarkEnd: self = .landmarkEnd
    case .cell: self = .cell(try values.decode(TableCell.self, forKey: .cell))
    }
  }
}
