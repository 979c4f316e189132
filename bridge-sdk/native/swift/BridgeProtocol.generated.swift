// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.
import Foundation

public enum BridgeContract {
    public static let protocolVersion = 1
    public static let sdkVersion = "1.0.0"
    public static let hash = "59d129306f065c0f"

    /// Commands nobody waits for an answer of.
    public static let silent: Set<String> = ["updateAppTitle", "updateRightButton", "updateRightButtons", "notifyApp", "hideAppOverlay"]

    /// Fields whose values no log may show, in lower case.
    public static let secrets: Set<String> = ["accounttoken", "token", "refreshtoken", "authorization", "password"]
}

public enum BridgeErrorCode: String, CaseIterable, Sendable {
    /// Neither the host nor the browser can do this.
    case unsupported = "UNSUPPORTED"
    /// The parameters are not those of the contract.
    case invalidParams = "INVALID_PARAMS"
    /// The person turned it down where no result can say so.
    case userCancelled = "USER_CANCELLED"
    /// The system or the person refused the permission.
    case permissionDenied = "PERMISSION_DENIED"
    /// Nobody is logged in in the app.
    case notLoggedIn = "NOT_LOGGED_IN"
    /// The app could not reach the network.
    case network = "NETWORK"
    /// Anything else that went wrong in the app.
    case hostError = "HOST_ERROR"
}

/// Throw it to refuse a command. The message and the data reach the page: put no secret into them.
public struct BridgeFailure: Error, Equatable, Sendable {
    public let code: BridgeErrorCode
    public let message: String
    public let data: BridgeValue?

    public init(_ code: BridgeErrorCode, _ message: String = "", data: BridgeValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}

/// Gives the value as its type, or refuses, naming the field.
private typealias Reader<T: Sendable> = @Sendable (BridgeValue, String) throws -> T

private func refusal(_ field: String) -> BridgeFailure { BridgeFailure(.invalidParams, field) }

/// Lengths count UTF-16 units, as the page does.
private func text(_ least: Int, _ most: Int, like pattern: String? = nil) -> Reader<String> {
    return { value, field in
        guard case .text(let text) = value, text.utf16.count >= least, text.utf16.count <= most else {
            throw refusal(field)
        }
        if let pattern, text.range(of: pattern, options: .regularExpression) == nil { throw refusal(field) }
        return text
    }
}

private func whole(_ least: Int, _ most: Int) -> Reader<Int> {
    return { value, field in
        guard case .number(let number) = value, let found = Int(exactly: number), found >= least, found <= most else {
            throw refusal(field)
        }
        return found
    }
}

private func one<E: RawRepresentable & Sendable>(_ type: E.Type) -> Reader<E> where E.RawValue == String {
    return { value, field in
        guard case .text(let text) = value, let found = E(rawValue: text) else { throw refusal(field) }
        return found
    }
}

private func list<T: Sendable>(_ read: @escaping Reader<T>, _ most: Int) -> Reader<[T]> {
    return { value, field in
        guard case .list(let items) = value, items.count <= most else { throw refusal(field) }
        return try items.map { try read($0, field) }
    }
}

extension BridgeValue {
    /// Null is nothing in an optional field: some pages write their empty fields so.
    fileprivate func optional<T: Sendable>(_ name: String, _ read: Reader<T>) throws -> T? {
        guard case .fields(let fields) = self else { throw refusal(name) }
        guard let value = fields[name], value != .null else { return nil }
        return try read(value, name)
    }

    fileprivate func required<T: Sendable>(_ name: String, _ read: Reader<T>) throws -> T {
        guard let value = try optional(name, read) else { throw refusal(name) }
        return value
    }

    fileprivate func present(_ name: String) throws -> BridgeValue {
        guard case .fields(let fields) = self, let value = fields[name] else { throw refusal(name) }
        return value
    }
}

private enum Read {
    static let anything: Reader<BridgeValue> = { value, _ in value }
    static let flag: Reader<Bool> = { value, field in
        guard case .flag(let flag) = value else { throw refusal(field) }
        return flag
    }
    static let shortText = text(0, 500)
    static let label = text(1, 40)
    static let message = text(1, 2000)
    static let token = text(0, 4096)
    static let code = text(1, 64)
    static let path = text(0, 2048, like: "^/(?![/\\\\])")
    static let webAddress = text(0, 2048, like: "^(https?://[^/\\\\]|/(?![/\\\\]))")
    static let market = text(2, 8)
    static let count = whole(0, 9007199254740991)
}

public struct HostIdentity: Equatable, Sendable {
    public let platform: String?
    public let appVersion: String?

    public init(
        platform: String? = nil,
        appVersion: String? = nil
    ) {
        self.platform = platform
        self.appVersion = appVersion
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        platform = try json.optional("platform", Read.shortText)
        appVersion = try json.optional("appVersion", Read.shortText)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["platform"] = platform.map { .text($0) }
        fields["appVersion"] = appVersion.map { .text($0) }
        return .fields(fields)
    }
}

public struct Welcome: Equatable, Sendable {
    public let `protocol`: Int
    public let host: HostIdentity
    /// The hash the app was made from.
    public let contract: String?
    /// What the app can do: name to version.
    public let commands: BridgeValue
    /// The first hostData.
    public let initial: BridgeValue?

    public init(
        `protocol`: Int,
        host: HostIdentity,
        contract: String? = nil,
        commands: BridgeValue,
        initial: BridgeValue? = nil
    ) {
        self.`protocol` = `protocol`
        self.host = host
        self.contract = contract
        self.commands = commands
        self.initial = initial
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        `protocol` = try json.required("protocol", whole(1, 1))
        host = try json.required("host", { value, _ in try HostIdentity(reading: value) })
        contract = try json.optional("contract", Read.shortText)
        commands = try json.present("commands")
        initial = try json.optional("initial", Read.anything)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["protocol"] = .number(Double(`protocol`))
        fields["host"] = host.json
        fields["contract"] = contract.map { .text($0) }
        fields["commands"] = commands
        fields["initial"] = initial
        return .fields(fields)
    }
}

public struct LinkBrowserParams: Equatable, Sendable {
    public enum SkipWay: String, CaseIterable, Sendable {
        case appBrowser, appBrowserInside
    }

    public let redirectUrl: String
    /// On top of this page, or in its place.
    public let skipWay: SkipWay
    public let type: String?
    public let title: String?

    public init(
        redirectUrl: String,
        skipWay: SkipWay = .appBrowser,
        type: String? = nil,
        title: String? = nil
    ) {
        self.redirectUrl = redirectUrl
        self.skipWay = skipWay
        self.type = type
        self.title = title
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        redirectUrl = try json.required("redirectUrl", Read.webAddress)
        skipWay = try json.optional("skipWay", one(SkipWay.self)) ?? .appBrowser
        type = try json.optional("type", Read.shortText)
        title = try json.optional("title", Read.shortText)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["redirectUrl"] = .text(redirectUrl)
        fields["skipWay"] = .text(skipWay.rawValue)
        fields["type"] = type.map { .text($0) }
        fields["title"] = title.map { .text($0) }
        return .fields(fields)
    }
}

public struct AppTitle: Equatable, Sendable {
    public let title: String
    public let subTitle: String?

    public init(
        title: String,
        subTitle: String? = nil
    ) {
        self.title = title
        self.subTitle = subTitle
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        title = try json.required("title", Read.shortText)
        subTitle = try json.optional("subTitle", Read.shortText)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["title"] = .text(title)
        fields["subTitle"] = subTitle.map { .text($0) }
        return .fields(fields)
    }
}

public struct RightButton: Equatable, Sendable {
    public let type: Int
    public let visible: Bool
    /// The badge; 0 shows none.
    public let count: Int
    public let dot: Bool
    public let icons: [String]?
    /// What one app understands beyond this.
    public let extra: BridgeValue?

    public init(
        type: Int = 0,
        visible: Bool = false,
        count: Int = 0,
        dot: Bool = false,
        icons: [String]? = nil,
        extra: BridgeValue? = nil
    ) {
        self.type = type
        self.visible = visible
        self.count = count
        self.dot = dot
        self.icons = icons
        self.extra = extra
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        type = try json.optional("type", Read.count) ?? 0
        visible = try json.optional("visible", Read.flag) ?? false
        count = try json.optional("count", Read.count) ?? 0
        dot = try json.optional("dot", Read.flag) ?? false
        icons = try json.optional("icons", list(Read.shortText, 8))
        extra = try json.optional("extra", Read.anything)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["type"] = .number(Double(type))
        fields["visible"] = .flag(visible)
        fields["count"] = .number(Double(count))
        fields["dot"] = .flag(dot)
        fields["icons"] = icons.map { .list($0.map(BridgeValue.text)) }
        fields["extra"] = extra
        return .fields(fields)
    }
}

public struct RightButtons: Equatable, Sendable {
    public let buttons: [RightButton]

    public init(
        buttons: [RightButton]
    ) {
        self.buttons = buttons
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        buttons = try json.required("buttons", list({ value, _ in try RightButton(reading: value) }, 8))
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["buttons"] = .list(buttons.map(\.json))
        return .fields(fields)
    }
}

public struct InputMethod: Equatable, Sendable {
    public let mode: String

    public init(
        mode: String
    ) {
        self.mode = mode
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        mode = try json.required("mode", Read.code)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["mode"] = .text(mode)
        return .fields(fields)
    }
}

public struct Applied: Equatable, Sendable {
    public let applied: Bool

    public init(
        applied: Bool
    ) {
        self.applied = applied
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        applied = try json.required("applied", Read.flag)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["applied"] = .flag(applied)
        return .fields(fields)
    }
}

public struct AskToLogin: Equatable, Sendable {
    public let returnTo: String?

    public init(
        returnTo: String? = nil
    ) {
        self.returnTo = returnTo
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        returnTo = try json.optional("returnTo", Read.path)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["returnTo"] = returnTo.map { .text($0) }
        return .fields(fields)
    }
}

public struct PassThrough: Equatable, Sendable {
    public let requestCode: String
    public let data: BridgeValue
    /// The page it is for; without it, whichever asks.
    public let target: String?

    public init(
        requestCode: String,
        data: BridgeValue,
        target: String? = nil
    ) {
        self.requestCode = requestCode
        self.data = data
        self.target = target
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        requestCode = try json.required("requestCode", Read.code)
        data = try json.present("data")
        target = try json.optional("target", Read.path)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["requestCode"] = .text(requestCode)
        fields["data"] = data
        fields["target"] = target.map { .text($0) }
        return .fields(fields)
    }
}

public struct ConfirmParams: Equatable, Sendable {
    public let message: String
    public let title: String?
    public let okText: String
    public let cancelText: String

    public init(
        message: String,
        title: String? = nil,
        okText: String = "Ok",
        cancelText: String = "Cancel"
    ) {
        self.message = message
        self.title = title
        self.okText = okText
        self.cancelText = cancelText
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        message = try json.required("message", Read.message)
        title = try json.optional("title", Read.shortText)
        okText = try json.optional("okText", Read.label) ?? "Ok"
        cancelText = try json.optional("cancelText", Read.label) ?? "Cancel"
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["message"] = .text(message)
        fields["title"] = title.map { .text($0) }
        fields["okText"] = .text(okText)
        fields["cancelText"] = .text(cancelText)
        return .fields(fields)
    }
}

public struct Confirmed: Equatable, Sendable {
    public let confirmed: Bool

    public init(
        confirmed: Bool
    ) {
        self.confirmed = confirmed
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        confirmed = try json.required("confirmed", Read.flag)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["confirmed"] = .flag(confirmed)
        return .fields(fields)
    }
}

public struct AlertParams: Equatable, Sendable {
    public let message: String
    public let title: String?
    public let okText: String

    public init(
        message: String,
        title: String? = nil,
        okText: String = "Yes"
    ) {
        self.message = message
        self.title = title
        self.okText = okText
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        message = try json.required("message", Read.message)
        title = try json.optional("title", Read.shortText)
        okText = try json.optional("okText", Read.label) ?? "Yes"
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["message"] = .text(message)
        fields["title"] = title.map { .text($0) }
        fields["okText"] = .text(okText)
        return .fields(fields)
    }
}

public struct AppNews: Equatable, Sendable {
    public let name: String
    public let data: BridgeValue?

    public init(
        name: String,
        data: BridgeValue? = nil
    ) {
        self.name = name
        self.data = data
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        name = try json.required("name", Read.code)
        data = try json.optional("data", Read.anything)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["name"] = .text(name)
        fields["data"] = data
        return .fields(fields)
    }
}

public struct UserInfo: Equatable, Sendable {
    public let accountId: String?
    public let accountToken: String
    public let savvyUser: Bool?

    public init(
        accountId: String? = nil,
        accountToken: String,
        savvyUser: Bool? = nil
    ) {
        self.accountId = accountId
        self.accountToken = accountToken
        self.savvyUser = savvyUser
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        accountId = try json.optional("accountId", Read.token)
        accountToken = try json.required("accountToken", Read.token)
        savvyUser = try json.optional("savvyUser", Read.flag)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["accountId"] = accountId.map { .text($0) }
        fields["accountToken"] = .text(accountToken)
        fields["savvyUser"] = savvyUser.map { .flag($0) }
        return .fields(fields)
    }
}

public struct UploadParams: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case image, video, any
    }

    public enum Source: String, CaseIterable, Sendable {
        case camera, library, any
    }

    public let kind: Kind
    public let source: Source
    public let max: Int
    /// Media types, such as image/png.
    public let accept: [String]?

    public init(
        kind: Kind = .image,
        source: Source = .any,
        max: Int = 1,
        accept: [String]? = nil
    ) {
        self.kind = kind
        self.source = source
        self.max = max
        self.accept = accept
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        kind = try json.optional("kind", one(Kind.self)) ?? .image
        source = try json.optional("source", one(Source.self)) ?? .any
        max = try json.optional("max", whole(1, 9)) ?? 1
        accept = try json.optional("accept", list(Read.code, 16))
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["kind"] = .text(kind.rawValue)
        fields["source"] = .text(source.rawValue)
        fields["max"] = .number(Double(max))
        fields["accept"] = accept.map { .list($0.map(BridgeValue.text)) }
        return .fields(fields)
    }
}

public struct Medium: Equatable, Sendable {
    public let url: String
    public let mime: String
    public let bytes: Int

    public init(
        url: String,
        mime: String,
        bytes: Int
    ) {
        self.url = url
        self.mime = mime
        self.bytes = bytes
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        url = try json.required("url", Read.webAddress)
        mime = try json.required("mime", Read.code)
        bytes = try json.required("bytes", Read.count)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["url"] = .text(url)
        fields["mime"] = .text(mime)
        fields["bytes"] = .number(Double(bytes))
        return .fields(fields)
    }
}

public struct Uploaded: Equatable, Sendable {
    public let items: [Medium]

    public init(
        items: [Medium]
    ) {
        self.items = items
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        items = try json.required("items", list({ value, _ in try Medium(reading: value) }, 9))
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["items"] = .list(items.map(\.json))
        return .fields(fields)
    }
}

public struct MarketInfo: Equatable, Sendable {
    public let market: String
    public let marketName: String?

    public init(
        market: String,
        marketName: String? = nil
    ) {
        self.market = market
        self.marketName = marketName
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        market = try json.required("market", Read.market)
        marketName = try json.optional("marketName", Read.shortText)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["market"] = .text(market)
        fields["marketName"] = marketName.map { .text($0) }
        return .fields(fields)
    }
}

public struct ApplyMarket: Equatable, Sendable {
    public let market: String

    public init(
        market: String
    ) {
        self.market = market
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        market = try json.required("market", Read.market)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["market"] = .text(market)
        return .fields(fields)
    }
}

public struct InitialAppData: Equatable, Sendable {
    public let clientId: String
    public let accountId: String?
    public let themeId: Int?
    public let lightMode: Bool?

    public init(
        clientId: String,
        accountId: String? = nil,
        themeId: Int? = nil,
        lightMode: Bool? = nil
    ) {
        self.clientId = clientId
        self.accountId = accountId
        self.themeId = themeId
        self.lightMode = lightMode
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        clientId = try json.required("clientId", Read.token)
        accountId = try json.optional("accountId", Read.token)
        themeId = try json.optional("themeId", Read.count)
        lightMode = try json.optional("lightMode", Read.flag)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["clientId"] = .text(clientId)
        fields["accountId"] = accountId.map { .text($0) }
        fields["themeId"] = themeId.map { .number(Double($0)) }
        fields["lightMode"] = lightMode.map { .flag($0) }
        return .fields(fields)
    }
}

public struct Account: Equatable, Sendable {
    public let accountToken: String
    public let accountId: String?

    public init(
        accountToken: String,
        accountId: String? = nil
    ) {
        self.accountToken = accountToken
        self.accountId = accountId
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        accountToken = try json.required("accountToken", Read.token)
        accountId = try json.optional("accountId", Read.token)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["accountToken"] = .text(accountToken)
        fields["accountId"] = accountId.map { .text($0) }
        return .fields(fields)
    }
}

public struct HostData: Equatable, Sendable {
    public let accountToken: String?
    public let appVersion: String?
    public let client: String?
    public let country: String?
    public let festivalSkin: String?
    public let lightMode: Bool?
    public let language: String?

    public init(
        accountToken: String? = nil,
        appVersion: String? = nil,
        client: String? = nil,
        country: String? = nil,
        festivalSkin: String? = nil,
        lightMode: Bool? = nil,
        language: String? = nil
    ) {
        self.accountToken = accountToken
        self.appVersion = appVersion
        self.client = client
        self.country = country
        self.festivalSkin = festivalSkin
        self.lightMode = lightMode
        self.language = language
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        accountToken = try json.optional("accountToken", Read.token)
        appVersion = try json.optional("appVersion", Read.shortText)
        client = try json.optional("client", Read.shortText)
        country = try json.optional("country", Read.shortText)
        festivalSkin = try json.optional("festivalSkin", Read.shortText)
        lightMode = try json.optional("lightMode", Read.flag)
        language = try json.optional("language", Read.shortText)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["accountToken"] = accountToken.map { .text($0) }
        fields["appVersion"] = appVersion.map { .text($0) }
        fields["client"] = client.map { .text($0) }
        fields["country"] = country.map { .text($0) }
        fields["festivalSkin"] = festivalSkin.map { .text($0) }
        fields["lightMode"] = lightMode.map { .flag($0) }
        fields["language"] = language.map { .text($0) }
        return .fields(fields)
    }
}

public struct LightMode: Equatable, Sendable {
    public let lightMode: Bool

    public init(
        lightMode: Bool
    ) {
        self.lightMode = lightMode
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        lightMode = try json.required("lightMode", Read.flag)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["lightMode"] = .flag(lightMode)
        return .fields(fields)
    }
}

public struct MarketChange: Equatable, Sendable {
    public let market: String
    public let marketName: String?

    public init(
        market: String,
        marketName: String? = nil
    ) {
        self.market = market
        self.marketName = marketName
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        market = try json.required("market", Read.market)
        marketName = try json.optional("marketName", Read.shortText)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["market"] = .text(market)
        fields["marketName"] = marketName.map { .text($0) }
        return .fields(fields)
    }
}

public struct HostNotification: Equatable, Sendable {
    public let path: String
    public let payload: BridgeValue

    public init(
        path: String,
        payload: BridgeValue
    ) {
        self.path = path
        self.payload = payload
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        path = try json.required("path", Read.path)
        payload = try json.present("payload")
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["path"] = .text(path)
        fields["payload"] = payload
        return .fields(fields)
    }
}

public struct PassedThrough: Equatable, Sendable {
    public let requestCode: String
    public let data: BridgeValue

    public init(
        requestCode: String,
        data: BridgeValue
    ) {
        self.requestCode = requestCode
        self.data = data
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        requestCode = try json.required("requestCode", Read.code)
        data = try json.present("data")
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["requestCode"] = .text(requestCode)
        fields["data"] = data
        return .fields(fields)
    }
}

public struct UploadProgress: Equatable, Sendable {
    /// Bytes.
    public let sent: Int
    /// Bytes.
    public let total: Int

    public init(
        sent: Int,
        total: Int
    ) {
        self.sent = sent
        self.total = total
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        sent = try json.required("sent", Read.count)
        total = try json.required("total", Read.count)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["sent"] = .number(Double(sent))
        fields["total"] = .number(Double(total))
        return .fields(fields)
    }
}

public struct RightButtonTap: Equatable, Sendable {
    public let index: Int
    public let type: Int?

    public init(
        index: Int,
        type: Int? = nil
    ) {
        self.index = index
        self.type = type
    }

    /// - Throws: `BridgeFailure` with `.invalidParams` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
        index = try json.required("index", Read.count)
        type = try json.optional("type", Read.count)
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
        fields["index"] = .number(Double(index))
        fields["type"] = type.map { .number(Double($0)) }
        return .fields(fields)
    }
}

/// What the app does for the page. A command without a function is not offered, and the page does without it.
@MainActor
public struct BridgeCommands {
    /// Closes the page the shop is shown in.
    public var closePage: (@MainActor () async throws -> Void)?
    /// Opens an address in the app's in-app browser, on top of this page or in its place.
    public var linkBrowser: (@MainActor (LinkBrowserParams) async throws -> Void)?
    /// Sets the title bar above the page.
    public var updateAppTitle: (@MainActor (AppTitle) async throws -> Void)?
    /// Sets the one button at the right of the title bar.
    public var updateRightButton: (@MainActor (RightButton) async throws -> Void)?
    /// Sets several buttons at the right of the title bar, left to right.
    public var updateRightButtons: (@MainActor (RightButtons) async throws -> Void)?
    /// Chooses how the keyboard treats the page.
    public var setDefaultInputMethod: (@MainActor (InputMethod) async throws -> Applied)?
    /// Opens the app's own login. The outcome is the event accountToken.
    public var askToLogin: (@MainActor (AskToLogin) async throws -> Void)?
    /// Hands data to another page of the shop, wherever the app shows it.
    public var passThrough: (@MainActor (PassThrough) async throws -> Void)?
    /// Asks the person to agree. Turning it down is a result, no error.
    public var confirm: (@MainActor (ConfirmParams) async throws -> Confirmed)?
    /// Shows the person a message and waits until it is read.
    public var alert: (@MainActor (AlertParams) async throws -> Void)?
    /// Notifies the app of something that happened in the page, such as updateCartCount or cartMerged.
    public var notifyApp: (@MainActor (AppNews) async throws -> Void)?
    /// Who is logged in in the app. An empty token means nobody.
    public var getUserInfo: (@MainActor () async throws -> UserInfo)?
    /// Lets the person choose pictures or videos and uploads them. No items: the person chose none.
    public var uploadMedia: (@MainActor (UploadParams) async throws -> Uploaded)?
    /// The market the app is set to.
    public var getMarketInfo: (@MainActor () async throws -> MarketInfo)?
    /// Switches the app to a market.
    public var applyChangeMarketInfo: (@MainActor (ApplyMarket) async throws -> Void)?
    /// What the page needs before its first paint, for hosts that say no welcome.
    public var getInitialAppData: (@MainActor () async throws -> InitialAppData)?
    /// Takes away what the app has laid over the page.
    public var hideAppOverlay: (@MainActor () async throws -> Void)?

    public init() {}

    typealias Handler = @MainActor (BridgeValue) async throws -> BridgeValue?

    /// Reads the parameters, does what was asked and writes the result, by the name of the command.
    var handlers: [String: Handler] {
        var table: [String: Handler] = [:]
        if let run = closePage {
            table["closePage"] = { _ in 
                try await run()
                return nil
            }
        }
        if let run = linkBrowser {
            table["linkBrowser"] = { json in 
                try await run(LinkBrowserParams(reading: json))
                return nil
            }
        }
        if let run = updateAppTitle {
            table["updateAppTitle"] = { json in 
                try await run(AppTitle(reading: json))
                return nil
            }
        }
        if let run = updateRightButton {
            table["updateRightButton"] = { json in 
                try await run(RightButton(reading: json))
                return nil
            }
        }
        if let run = updateRightButtons {
            table["updateRightButtons"] = { json in 
                try await run(RightButtons(reading: json))
                return nil
            }
        }
        if let run = setDefaultInputMethod {
            table["setDefaultInputMethod"] = { json in (try await run(InputMethod(reading: json))).json }
        }
        if let run = askToLogin {
            table["askToLogin"] = { json in 
                try await run(AskToLogin(reading: json))
                return nil
            }
        }
        if let run = passThrough {
            table["passThrough"] = { json in 
                try await run(PassThrough(reading: json))
                return nil
            }
        }
        if let run = confirm {
            table["confirm"] = { json in (try await run(ConfirmParams(reading: json))).json }
        }
        if let run = alert {
            table["alert"] = { json in 
                try await run(AlertParams(reading: json))
                return nil
            }
        }
        if let run = notifyApp {
            table["notifyApp"] = { json in 
                try await run(AppNews(reading: json))
                return nil
            }
        }
        if let run = getUserInfo {
            table["getUserInfo"] = { _ in (try await run()).json }
        }
        if let run = uploadMedia {
            table["uploadMedia"] = { json in (try await run(UploadParams(reading: json))).json }
        }
        if let run = getMarketInfo {
            table["getMarketInfo"] = { _ in (try await run()).json }
        }
        if let run = applyChangeMarketInfo {
            table["applyChangeMarketInfo"] = { json in 
                try await run(ApplyMarket(reading: json))
                return nil
            }
        }
        if let run = getInitialAppData {
            table["getInitialAppData"] = { _ in (try await run()).json }
        }
        if let run = hideAppOverlay {
            table["hideAppOverlay"] = { _ in 
                try await run()
                return nil
            }
        }
        return table
    }
}

/// What the page keeps of an event for who listens later; the host keeps the same until a page is there.
public enum Retain: Sendable {
    case none, latest, merged, queue
}

public struct BridgeEvent: Equatable, Sendable {
    public let name: String
    public let data: BridgeValue
    let retain: Retain

    /// Somebody logged in or out in the app. An empty token means nobody.
    public static func accountToken(_ data: Account) -> BridgeEvent {
        BridgeEvent(name: "accountToken", data: data.json, retain: .latest)
    }

    /// What the app knows. Each message brings what changed; the page merges.
    public static func hostData(_ data: HostData) -> BridgeEvent {
        BridgeEvent(name: "hostData", data: data.json, retain: .merged)
    }

    /// The app turned light or dark.
    public static func notifyLightMode(_ data: LightMode) -> BridgeEvent {
        BridgeEvent(name: "notifyLightMode", data: data.json, retain: .latest)
    }

    /// The app was switched to another market.
    public static func marketChange(_ data: MarketChange) -> BridgeEvent {
        BridgeEvent(name: "marketChange", data: data.json, retain: .latest)
    }

    /// A notification opened the page at a path; the page there takes it.
    public static func hostNotification(_ data: HostNotification) -> BridgeEvent {
        BridgeEvent(name: "hostNotification", data: data.json, retain: .queue)
    }

    /// Another page handed data to this one.
    public static func passThroughReceived(_ data: PassedThrough) -> BridgeEvent {
        BridgeEvent(name: "passThroughReceived", data: data.json, retain: .queue)
    }

    /// How far an upload has come.
    public static func mediaUploadProgress(_ data: UploadProgress) -> BridgeEvent {
        BridgeEvent(name: "mediaUploadProgress", data: data.json, retain: .none)
    }

    /// A button at the right of the title bar was tapped.
    public static func rightButtonTap(_ data: RightButtonTap) -> BridgeEvent {
        BridgeEvent(name: "rightButtonTap", data: data.json, retain: .none)
    }

    /// The app came back to the front.
    public static let hostResume = BridgeEvent(name: "hostResume", data: .fields([:]), retain: .none)
}
