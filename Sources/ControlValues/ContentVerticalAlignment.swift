/// Where a control puts its content between top and bottom: `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  case center = 0
  case top = 1
  case bottom = 2
  case fill = 3
}
