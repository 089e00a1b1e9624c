// A button shows what is set for its state.
import Controls

let buy = Button(type: .system)
buy.setTitle("Buy", for: .normal)
buy.setTitle("Sold Out", for: .disabled)
buy.setImage(Image(systemName: "cart"), for: .normal)
buy.role = .primary

print(buy.currentAppearance)
buy.isHighlighted = true
print(buy.currentAppearance)
buy.isHighlighted = false
buy.isEnabled = false
print(buy.currentTitle ?? "no title")
print(buy.currentAppearance)
