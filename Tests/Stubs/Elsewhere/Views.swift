import SwiftUI

public struct Accounts: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Albums: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct AllNotes: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct AllPeople: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct AllStories: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Balance: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct BirdList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Board: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Cakes: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct CalmView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct CatList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Chats: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ClockView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ContactList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ContentView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct DiaryList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct DogList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct FarmView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct FavouritePeople: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct FavouriteSongs: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct FavouriteStories: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Gallery: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct GardenView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Greeting: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct HabitList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Home: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct HomeKitchen: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct HomeView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct KeepButton: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct LibraryView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Lullabies: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct MainView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Map: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct MenuView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct NewKitchen: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct NewStories: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct NoteList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct NotesList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct OldRecipeList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct PlantList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct PlayerView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct QuizList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct RecipeBrowser: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct RecipeList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SchoolKitchen: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ShelfView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ShopView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SignIn: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SimpleClock: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SimpleDiary: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SimpleLetter: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SimpleRadio: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SimpleRadioView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct StationList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct StationRow: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct StepsView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct StoryShelf: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct TaskList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Teas: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct TickView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Timetable: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct TimetableView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct TramTimetable: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Transfers: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct TripList: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct UnknownRow: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}

public struct SimpleRecipes: View {
  public init() { fatalError() }
  public init(account: Account?) { fatalError() }
  public init(container: Container) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct AvatarView: View {
  public init(name: String) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct Unread: View {
  public init(title: String) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct BookView: View {
  public init(book: Book?) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct LetterView: View {
  public init(letter: Binding<Letter>) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ReminderList: View {
  public init(reminders: Reminders) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct WordList: View {
  public init(words: Words) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: some ToolbarContent { ToolbarSpacer() }
}

public struct PayWithApplePayButton: View {
  public enum Kind: Sendable { case buy, plain }
  public init(_ kind: Kind, action: @escaping () -> Void) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct AssistiveAccessScene<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: some Scene { WindowGroup { EmptyView() } }
}

public struct SupportButtonStyle: ButtonStyle {
  public init(title: String) { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public protocol Tip {}
public struct SaveTip: Tip {
  public init() { fatalError() }
}
public struct TipView: View {
  public init(_ tip: any Tip) { fatalError() }
  public var body: some View { EmptyView() }
}
public protocol TipViewStyle {}
public struct PersistentTipStyle: TipViewStyle {
  public init() { fatalError() }
}
public struct PhotosPickerItem: Hashable {}
extension View {
  public func popoverTip(_ tip: any Tip) -> some View { self }
  public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View { self }
  public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>) -> some View { self }
}

public enum Shades {
  public static var dark: Color { fatalError() }
}

public enum SFSymbol: Sendable { case chevronUp, chevronDown }
extension Image {
  public init(systemSymbol: SFSymbol) { fatalError() }
}

public enum ImageContext: Sendable { case icon }
public struct KFAnimatedImage: View {
  public init(_ url: URL?) { fatalError() }
  public var body: some View { EmptyView() }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func imageContext(_ context: ImageContext, disable_animation: Bool) -> KFAnimatedImage { fatalError() }
}

public struct Mover: DropDelegate {
  public init(name: String, moved: Binding<String?>) { fatalError() }
  public func performDrop(info: DropInfo) -> Bool { fatalError() }
}
