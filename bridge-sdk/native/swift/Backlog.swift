/// What the app pushed while no page was there, kept by the policy of each event.
struct Backlog {
    /// As many as the page itself keeps; older ones give way.
    private static let most = 32

    private var states: [BridgeEvent] = []
    private var queue: [BridgeEvent] = []

    /// The first hostData of the next page: everything that was pushed of it.
    private(set) var merged: [String: BridgeValue] = [:]

    mutating func keep(_ event: BridgeEvent) {
        switch event.retain {
        case .none:
            return
        case .latest:
            states.removeAll { $0.name == event.name }
            states.append(event)
        case .merged:
            guard case .fields(let fields) = event.data else { return }
            merged.merge(fields) { _, later in later }
        case .queue:
            queue = (queue + [event]).suffix(Self.most)
        }
    }

    /// Everything that waits, states first; nothing waits afterwards.
    mutating func takeAll() -> [BridgeEvent] {
        let all = states + queue
        self = Backlog()
        return all
    }
}
