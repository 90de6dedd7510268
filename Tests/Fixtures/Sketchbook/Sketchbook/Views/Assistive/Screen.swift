/// Where the Assistive Access part of the app can go.
enum Screen: Hashable {
  case chooseColor
  case canvas(InkColor)
  case gallery
  case drawing(Drawing)
  case tidyUp
}
