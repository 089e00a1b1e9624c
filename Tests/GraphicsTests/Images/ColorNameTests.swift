import Graphics
import Testing

private let names: [(Color, String)] = [
  (.sRGB(red: 1, green: 0, blue: 0, alpha: 1), "red"),
  (.sRGB(red: 0.5, green: 0, blue: 0, alpha: 1), "dark red"),
  (.sRGB(red: 1, green: 0.6, blue: 0, alpha: 1), "orange"),
  (.sRGB(red: 0.5, green: 0.3, blue: 0, alpha: 1), "brown"),
  (.sRGB(red: 1, green: 1, blue: 0, alpha: 1), "yellow"),
  (.sRGB(red: 0, green: 1, blue: 0, alpha: 1), "green"),
  (.sRGB(red: 0, green: 1, blue: 1, alpha: 1), "cyan"),
  (.sRGB(red: 0.6, green: 0.6, blue: 1, alpha: 1), "light blue"),
  (.sRGB(red: 0.6, green: 0, blue: 1, alpha: 1), "purple"),
  (.sRGB(red: 1, green: 0, blue: 0.5, alpha: 1), "pink"),
  (.sRGB(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), "gray"),
  (.sRGB(red: 0, green: 0, blue: 0, alpha: 0), "transparent"),
  (.white, "white"), (.black, "black"),
  (.gray(white: 0.3, alpha: 1), "dark gray"), (.system("systemBlueColor"), "blue"),
  (.system("secondaryLabelColor"), "secondary label"), (.named("Brand"), "Brand"),
]

@Suite struct ColorNameTests {
  @Test(arguments: names) func `a color is called as people do`(_ color: Color, _ name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test(arguments: [
    (1.0, 1, "1"), (2.25, 1, "2.3"), (2.25, 2, "2.25"), (-0.04, 1, "0"), (1e300, 1, "1e+300"),
    (.nan, 1, "nan"),
  ])
  func `a number has as many decimals as it needs`(_ value: Double, _ digits: Int, _ text: String) {
    #expect(decimal(value, digits: digits) == text)
  }
}
