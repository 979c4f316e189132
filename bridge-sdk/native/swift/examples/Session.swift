/// Stands for whatever your app keeps its sign-in in.
enum Session {
    static var token = ""
    static var accountId = ""
    static var country = "US"
}
