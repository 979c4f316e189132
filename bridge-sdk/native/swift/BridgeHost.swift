import Foundation

/// The app's side of the bridge, without a word about web views.
@MainActor
public final class BridgeHost {
    /// Who sent a message, as the web view says, never as the message says; and the way back to that page.
    public struct Sender {
        public let origin: String
        public let isMainFrame: Bool
        public let say: @MainActor (String) -> Void

        public init(origin: String, isMainFrame: Bool, say: @escaping @MainActor (String) -> Void) {
            self.origin = origin
            self.isMainFrame = isMainFrame
            self.say = say
        }
    }

    public enum Direction: Sendable {
        case fromPage, toPage
    }

    /// Receives what a command threw beside a `BridgeFailure`; of that the page learns only HOST_ERROR.
    public typealias Fault = @MainActor (_ command: String, _ error: Error) -> Void

    /// Receives every message of our page and every one to it, without its secrets: for a log.
    public typealias Note = @MainActor (Direction, BridgeValue) -> Void

    /// Characters; far above what any command needs.
    private static let longest = 1_000_000

    public let allowedOrigins: Set<String>
    private let commands: BridgeCommands
    private let identity: HostIdentity
    private let initial: @MainActor () -> HostData?
    private let onFault: Fault
    private let onMessage: Note?
    private var page: Page?
    private var backlog = Backlog()

    /// `initial` is asked at every greeting and reaches the page as the first hostData, before anything else.
    public init(
        commands: BridgeCommands,
        identity: HostIdentity,
        allowedOrigins: Set<String>,
        initial: @escaping @MainActor () -> HostData? = { nil },
        onFault: @escaping Fault,
        onMessage: Note? = nil
    ) {
        self.commands = commands
        self.identity = identity
        self.allowedOrigins = allowedOrigins
        self.initial = initial
        self.onFault = onFault
        self.onMessage = onMessage
    }

    /// Takes whatever came out of the web view. What is not from our page, or not of this protocol, changes nothing.
    public func receive(_ text: String, from sender: Sender) {
        guard sender.isMainFrame, allowedOrigins.contains(sender.origin), text.utf16.count <= Self.longest,
            let value = BridgeValue(parsing: text), case .fields(let message) = value,
            message["v"] == .number(Double(BridgeContract.protocolVersion)),
            case .text(let channel)? = message["ch"], !channel.isEmpty
        else { return }
        onMessage?(.fromPage, value.redacted)
        if message["k"] == .text("hello") { return greet(channel, from: sender, protocols: message["protocols"]) }
        guard let page, page.channel == channel, case .text(let id)? = message["id"], !id.isEmpty else { return }
        switch message["k"] {
        case .text("req")?: dispatch(page, id, message)
        case .text("cancel")?: page.running.removeValue(forKey: id)?.cancel()
        default: return
        }
    }

    /// Sends an event to the page. While no page is there, the event is kept as its policy says.
    public func push(_ event: BridgeEvent) {
        guard let page else { return backlog.keep(event) }
        send(page, "evt", ["name": .text(event.name), "data": event.data])
    }

    /// Keeps the event for the page load after this one, as data that one page hands to the next.
    public func pushToNextPage(_ event: BridgeEvent) {
        backlog.keep(event)
    }

    /// The page is gone: closed, crashed or on its way elsewhere. What it asked for is given up.
    public func forgetPage() {
        page?.running.values.forEach { $0.cancel() }
        page?.running = [:]
        page = nil
    }

    private func greet(_ channel: String, from sender: Sender, protocols: BridgeValue?) {
        let version = BridgeContract.protocolVersion
        guard case .list(let offered)? = protocols, offered.contains(.number(Double(version))) else { return }
        // The same page may greet twice; another channel is another page.
        if page?.channel != channel { forgetPage() }
        let greeted = page ?? Page(channel: channel, say: sender.say)
        page = greeted
        var first = backlog.merged
        if case .fields(let fields)? = initial()?.json { first.merge(fields) { pushed, _ in pushed } }
        let welcome = Welcome(
            protocol: version,
            host: identity,
            contract: BridgeContract.hash,
            commands: .fields(commands.handlers.mapValues { _ in .number(1) }),
            initial: .fields(first)
        )
        send(greeted, "welcome", ["data": welcome.json])
        for event in backlog.takeAll() { push(event) }
    }

    private func dispatch(_ page: Page, _ id: String, _ message: [String: BridgeValue]) {
        guard case .text(let command)? = message["cmd"], page.isNew(id) else { return }
        page.running[id] = Task {
            let reply = await self.reply(to: command, message["params"])
            // A call that was given up is no longer there: nobody waits for an answer.
            guard page.running.removeValue(forKey: id) != nil, !BridgeContract.silent.contains(command) else { return }
            self.send(page, "res", reply.merging(["id": .text(id)]) { _, own in own })
        }
    }

    private func reply(to command: String, _ params: BridgeValue?) async -> [String: BridgeValue] {
        do {
            guard let run = commands.handlers[command] else { throw BridgeFailure(.unsupported, command) }
            let value = params ?? BridgeValue.null
            let json = value == .null ? BridgeValue.fields([:]) : value
            guard case .fields = json else { throw BridgeFailure(.invalidParams, "params") }
            guard let data = try await run(json) else { return ["ok": .flag(true)] }
            return ["ok": .flag(true), "data": data]
        } catch let failure as BridgeFailure {
            var error: [String: BridgeValue] = ["code": .text(failure.code.rawValue), "message": .text(failure.message)]
            error["data"] = failure.data
            return ["ok": .flag(false), "error": .fields(error)]
        } catch {
            if !Task.isCancelled { onFault(command, error) }
            let error: [String: BridgeValue] = ["code": .text(BridgeErrorCode.hostError.rawValue), "message": .text("")]
            return ["ok": .flag(false), "error": .fields(error)]
        }
    }

    private func send(_ page: Page, _ kind: String, _ fields: [String: BridgeValue]) {
        let version = BridgeValue.number(Double(BridgeContract.protocolVersion))
        let head: [String: BridgeValue] = ["v": version, "ch": .text(page.channel), "k": .text(kind)]
        let message = BridgeValue.fields(head.merging(fields) { own, _ in own })
        onMessage?(.toPage, message.redacted)
        if let text = message.serialized { page.say(text) }
    }
}
