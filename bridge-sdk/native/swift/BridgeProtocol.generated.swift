// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.
import Foundation

public enum BridgeContract {
    public static let protocolVersion = 1
    public static let sdkVersion = "1.0.0"
    public static let hash = "59d129306f065c0f"
    public static let commands: [String: Int] = [
        "closePage": 1,
        "linkBrowser": 1,
        "updateAppTitle": 1,
        "updateRightButton": 1,
        "updateRightButtons": 1,
        "setDefaultInputMethod": 1,
        "askToLogin": 1,
        "passThrough": 1,
        "confirm": 1,
        "alert": 1,
        "notifyApp": 1,
        "getUserInfo": 1,
        "uploadMedia": 1,
        "getMarketInfo": 1,
        "applyChangeMarketInfo": 1,
        "getInitialAppData": 1,
        "hideAppOverlay": 1,
    ]
}

public enum BridgeErrorCode: String, Codable, CaseIterable {
    /// Neither the host nor the browser can do this.
    case unsupported = "UNSUPPORTED"
    /// The parameters are not those of the contract.
    case invalidParams = "INVALID_PARAMS"
    /// The person turned it down where no result can say so.
    case userCancelled = "USER_CANCELLED"
    /// The system or the person refused the permission.
    case permissionDenied = "PERMISSION_DENIED"
    /// Nobody is signed in in the app.
    case notLoggedIn = "NOT_LOGGED_IN"
    /// The app could not reach the network.
    case network = "NETWORK"
    /// Anything else that went wrong in the app.
    case hostError = "HOST_ERROR"
}

public struct BridgeFailure: Error {
    public let code: BridgeErrorCode
    public let message: String
    public init(_ code: BridgeErrorCode, _ message: String = "") {
        self.code = code
        self.message = message
    }
}

/// A value of which the contract knows nothing.
public enum BridgeValue: Codable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([BridgeValue])
    case fields([String: BridgeValue])

    public init(from decoder: Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() { self = .null }
        else if let value = try? box.decode(Bool.self) { self = .flag(value) }
        else if let value = try? box.decode(Double.self) { self = .number(value) }
        else if let value = try? box.decode(String.self) { self = .text(value) }
        else if let value = try? box.decode([BridgeValue].self) { self = .list(value) }
        else { self = .fields(try box.decode([String: BridgeValue].self)) }
    }

    public func encode(to encoder: Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .null: try box.encodeNil()
        case .flag(let value): try box.encode(value)
        case .number(let value): try box.encode(value)
        case .text(let value): try box.encode(value)
        case .list(let value): try box.encode(value)
        case .fields(let value): try box.encode(value)
        }
    }
}

public struct Nothing: Codable, Equatable {
    public init() {}
}

public struct HostIdentity: Codable, Equatable {
    public let platform: String?
    public let appVersion: String?

    public init(platform: String? = nil, appVersion: String? = nil) {
        self.platform = platform
        self.appVersion = appVersion
    }
}

public struct Welcome: Codable, Equatable {
    public let protocol: Int
    public let host: HostIdentity
    public let contract: String?
    public let commands: BridgeValue
    public let initial: BridgeValue?

    public init(protocol: Int, host: HostIdentity, contract: String? = nil, commands: BridgeValue, initial: BridgeValue? = nil) {
        self.protocol = protocol
        self.host = host
        self.contract = contract
        self.commands = commands
        self.initial = initial
    }
}

public struct LinkBrowserParams: Codable, Equatable {
    public let redirectUrl: String
    public let skipWay: String
    public let type: String?
    public let title: String?

    public init(redirectUrl: String, skipWay: String, type: String? = nil, title: String? = nil) {
        self.redirectUrl = redirectUrl
        self.skipWay = skipWay
        self.type = type
        self.title = title
    }
}

public struct AppTitle: Codable, Equatable {
    public let title: String
    public let subTitle: String?

    public init(title: String, subTitle: String? = nil) {
        self.title = title
        self.subTitle = subTitle
    }
}

public struct RightButton: Codable, Equatable {
    public let type: Int
    public let visible: Bool
    public let count: Int
    public let dot: Bool
    public let icons: [String]?
    public let extra: BridgeValue?

    public init(type: Int, visible: Bool, count: Int, dot: Bool, icons: [String]? = nil, extra: BridgeValue? = nil) {
        self.type = type
        self.visible = visible
        self.count = count
        self.dot = dot
        self.icons = icons
        self.extra = extra
    }
}

public struct RightButtons: Codable, Equatable {
    public let buttons: [RightButton]

    public init(buttons: [RightButton]) {
        self.buttons = buttons
    }
}

public struct InputMethod: Codable, Equatable {
    public let mode: String

    public init(mode: String) {
        self.mode = mode
    }
}

public struct Applied: Codable, Equatable {
    public let applied: Bool

    public init(applied: Bool) {
        self.applied = applied
    }
}

public struct AskToLogin: Codable, Equatable {
    public let returnTo: String?

    public init(returnTo: String? = nil) {
        self.returnTo = returnTo
    }
}

public struct PassThrough: Codable, Equatable {
    public let requestCode: String
    public let data: BridgeValue
    public let target: String?

    public init(requestCode: String, data: BridgeValue, target: String? = nil) {
        self.requestCode = requestCode
        self.data = data
        self.target = target
    }
}

public struct ConfirmParams: Codable, Equatable {
    public let message: String
    public let title: String?
    public let okText: String
    public let cancelText: String

    public init(message: String, title: String? = nil, okText: String, cancelText: String) {
        self.message = message
        self.title = title
        self.okText = okText
        self.cancelText = cancelText
    }
}

public struct Confirmed: Codable, Equatable {
    public let confirmed: Bool

    public init(confirmed: Bool) {
        self.confirmed = confirmed
    }
}

public struct AlertParams: Codable, Equatable {
    public let message: String
    public let title: String?
    public let okText: String

    public init(message: String, title: String? = nil, okText: String) {
        self.message = message
        self.title = title
        self.okText = okText
    }
}

public struct AppNews: Codable, Equatable {
    public let name: String
    public let data: BridgeValue?

    public init(name: String, data: BridgeValue? = nil) {
        self.name = name
        self.data = data
    }
}

public struct UserInfo: Codable, Equatable {
    public let accountId: String?
    public let accountToken: String
    public let savvyUser: Bool?

    public init(accountId: String? = nil, accountToken: String, savvyUser: Bool? = nil) {
        self.accountId = accountId
        self.accountToken = accountToken
        self.savvyUser = savvyUser
    }
}

public struct UploadParams: Codable, Equatable {
    public let kind: String
    public let source: String
    public let max: Int
    public let accept: [String]?

    public init(kind: String, source: String, max: Int, accept: [String]? = nil) {
        self.kind = kind
        self.source = source
        self.max = max
        self.accept = accept
    }
}

public struct Medium: Codable, Equatable {
    public let url: String
    public let mime: String
    public let bytes: Int

    public init(url: String, mime: String, bytes: Int) {
        self.url = url
        self.mime = mime
        self.bytes = bytes
    }
}

public struct Uploaded: Codable, Equatable {
    public let items: [Medium]

    public init(items: [Medium]) {
        self.items = items
    }
}

public struct MarketInfo: Codable, Equatable {
    public let market: String
    public let marketName: String?

    public init(market: String, marketName: String? = nil) {
        self.market = market
        self.marketName = marketName
    }
}

public struct ApplyMarket: Codable, Equatable {
    public let market: String

    public init(market: String) {
        self.market = market
    }
}

public struct InitialAppData: Codable, Equatable {
    public let clientId: String
    public let accountId: String?
    public let themeId: Int?
    public let lightMode: Bool?

    public init(clientId: String, accountId: String? = nil, themeId: Int? = nil, lightMode: Bool? = nil) {
        self.clientId = clientId
        self.accountId = accountId
        self.themeId = themeId
        self.lightMode = lightMode
    }
}

public struct Account: Codable, Equatable {
    public let accountToken: String
    public let accountId: String?

    public init(accountToken: String, accountId: String? = nil) {
        self.accountToken = accountToken
        self.accountId = accountId
    }
}

public struct HostData: Codable, Equatable {
    public let accountToken: String?
    public let appVersion: String?
    public let client: String?
    public let country: String?
    public let festivalSkin: String?
    public let lightMode: Bool?
    public let language: String?

    public init(accountToken: String? = nil, appVersion: String? = nil, client: String? = nil, country: String? = nil, festivalSkin: String? = nil, lightMode: Bool? = nil, language: String? = nil) {
        self.accountToken = accountToken
        self.appVersion = appVersion
        self.client = client
        self.country = country
        self.festivalSkin = festivalSkin
        self.lightMode = lightMode
        self.language = language
    }
}

public struct LightMode: Codable, Equatable {
    public let lightMode: Bool

    public init(lightMode: Bool) {
        self.lightMode = lightMode
    }
}

public struct MarketChange: Codable, Equatable {
    public let market: String
    public let marketName: String?

    public init(market: String, marketName: String? = nil) {
        self.market = market
        self.marketName = marketName
    }
}

public struct HostNotification: Codable, Equatable {
    public let path: String
    public let payload: BridgeValue

    public init(path: String, payload: BridgeValue) {
        self.path = path
        self.payload = payload
    }
}

public struct PassedThrough: Codable, Equatable {
    public let requestCode: String
    public let data: BridgeValue

    public init(requestCode: String, data: BridgeValue) {
        self.requestCode = requestCode
        self.data = data
    }
}

public struct UploadProgress: Codable, Equatable {
    public let sent: Int
    public let total: Int

    public init(sent: Int, total: Int) {
        self.sent = sent
        self.total = total
    }
}

public struct RightButtonTap: Codable, Equatable {
    public let index: Int
    public let type: Int?

    public init(index: Int, type: Int? = nil) {
        self.index = index
        self.type = type
    }
}

/// What the app does for the page. Throw a BridgeFailure to refuse.
public protocol BridgeCommands: AnyObject {
    /// Closes the page the shop is shown in.
    func closePage() async throws
    /// Opens an address in the app's in-app browser, on top of this page or in its place.
    func linkBrowser(_ params: LinkBrowserParams) async throws
    /// Sets the title bar above the page.
    func updateAppTitle(_ params: AppTitle) async throws
    /// Sets the one button at the right of the title bar.
    func updateRightButton(_ params: RightButton) async throws
    /// Sets several buttons at the right of the title bar, left to right.
    func updateRightButtons(_ params: RightButtons) async throws
    /// Chooses how the keyboard treats the page.
    func setDefaultInputMethod(_ params: InputMethod) async throws -> Applied
    /// Opens the app's own sign-in. The outcome is the event accountToken.
    func askToLogin(_ params: AskToLogin) async throws
    /// Hands data to another page of the shop, wherever the app shows it.
    func passThrough(_ params: PassThrough) async throws
    /// Asks the person to agree. Turning it down is a result, no error.
    func confirm(_ params: ConfirmParams) async throws -> Confirmed
    /// Tells the person something and waits until it is read.
    func alert(_ params: AlertParams) async throws
    /// Tells the app that something happened in the page, such as updateCartCount or cartMerged.
    func notifyApp(_ params: AppNews) async throws
    /// Who is signed in in the app. An empty token means nobody.
    func getUserInfo() async throws -> UserInfo
    /// Lets the person choose pictures or videos and uploads them. No items: the person chose none.
    func uploadMedia(_ params: UploadParams) async throws -> Uploaded
    /// The market the app is set to.
    func getMarketInfo() async throws -> MarketInfo
    /// Switches the app to a market.
    func applyChangeMarketInfo(_ params: ApplyMarket) async throws
    /// What the page needs before its first paint, for hosts that say no welcome.
    func getInitialAppData() async throws -> InitialAppData
    /// Takes away what the app has laid over the page.
    func hideAppOverlay() async throws
}

public enum BridgeDispatch {
    /// Reads the parameters, calls the app and writes the result; nil where the answer carries nothing.
    public static func run(_ command: String, _ params: Data, on app: BridgeCommands) async throws -> Data? {
        switch command {
        case "closePage":
            try await app.closePage()
            return nil
        case "linkBrowser":
            try await app.linkBrowser(read(LinkBrowserParams.self, params))
            return nil
        case "updateAppTitle":
            try await app.updateAppTitle(read(AppTitle.self, params))
            return nil
        case "updateRightButton":
            try await app.updateRightButton(read(RightButton.self, params))
            return nil
        case "updateRightButtons":
            try await app.updateRightButtons(read(RightButtons.self, params))
            return nil
        case "setDefaultInputMethod":
            return try JSONEncoder().encode(try await app.setDefaultInputMethod(read(InputMethod.self, params)))
        case "askToLogin":
            try await app.askToLogin(read(AskToLogin.self, params))
            return nil
        case "passThrough":
            try await app.passThrough(read(PassThrough.self, params))
            return nil
        case "confirm":
            return try JSONEncoder().encode(try await app.confirm(read(ConfirmParams.self, params)))
        case "alert":
            try await app.alert(read(AlertParams.self, params))
            return nil
        case "notifyApp":
            try await app.notifyApp(read(AppNews.self, params))
            return nil
        case "getUserInfo":
            return try JSONEncoder().encode(try await app.getUserInfo())
        case "uploadMedia":
            return try JSONEncoder().encode(try await app.uploadMedia(read(UploadParams.self, params)))
        case "getMarketInfo":
            return try JSONEncoder().encode(try await app.getMarketInfo())
        case "applyChangeMarketInfo":
            try await app.applyChangeMarketInfo(read(ApplyMarket.self, params))
            return nil
        case "getInitialAppData":
            return try JSONEncoder().encode(try await app.getInitialAppData())
        case "hideAppOverlay":
            try await app.hideAppOverlay()
            return nil
        default:
            throw BridgeFailure(.unsupported, command)
        }
    }

    private static func read<T: Decodable>(_ type: T.Type, _ params: Data) throws -> T {
        do { return try JSONDecoder().decode(type, from: params) }
        catch { throw BridgeFailure(.invalidParams, "\(error)") }
    }
}

public enum BridgeEvent {
    /// Somebody signed in or out in the app. An empty token means nobody.
    case accountToken(Account)
    /// What the app knows. Each message brings what changed; the page merges.
    case hostData(HostData)
    /// The app turned light or dark.
    case notifyLightMode(LightMode)
    /// The app was switched to another market.
    case marketChange(MarketChange)
    /// A notification opened the page at a path; the page there takes it.
    case hostNotification(HostNotification)
    /// Another page handed data to this one.
    case passThroughReceived(PassedThrough)
    /// How far an upload has come.
    case mediaUploadProgress(UploadProgress)
    /// A button at the right of the title bar was tapped.
    case rightButtonTap(RightButtonTap)
    /// The app came back to the front.
    case hostResume(Nothing)

    public var name: String {
        switch self {
        case .accountToken: return "accountToken"
        case .hostData: return "hostData"
        case .notifyLightMode: return "notifyLightMode"
        case .marketChange: return "marketChange"
        case .hostNotification: return "hostNotification"
        case .passThroughReceived: return "passThroughReceived"
        case .mediaUploadProgress: return "mediaUploadProgress"
        case .rightButtonTap: return "rightButtonTap"
        case .hostResume: return "hostResume"
        }
    }

    public func encoded() throws -> Data {
        switch self {
        case .accountToken(let data): return try JSONEncoder().encode(data)
        case .hostData(let data): return try JSONEncoder().encode(data)
        case .notifyLightMode(let data): return try JSONEncoder().encode(data)
        case .marketChange(let data): return try JSONEncoder().encode(data)
        case .hostNotification(let data): return try JSONEncoder().encode(data)
        case .passThroughReceived(let data): return try JSONEncoder().encode(data)
        case .mediaUploadProgress(let data): return try JSONEncoder().encode(data)
        case .rightButtonTap(let data): return try JSONEncoder().encode(data)
        case .hostResume(let data): return try JSONEncoder().encode(data)
        }
    }
}
