/// Stands for whatever your app keeps its login and its settings in.
@MainActor
enum Session {
    static var token = ""
    static var accountId = ""
    static var market = "US"
    static var marketName = "United States"
    static var country = "US"
    static var language = "en"
    static var themeId = 3
    static var isLight = true

    /// Made once at the first start and kept: more than 10 characters, or the page makes its own.
    static let clientId = "d8f1c7a05b2e4963"

    static func switchTo(_ code: String) -> Bool {
        guard ["US", "EU", "GB", "CA", "JA"].contains(code) else { return false }
        market = code
        return true
    }
}
