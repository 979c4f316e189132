/// One page load: the channel it chose, what it asked for, and which ids it has used.
@MainActor
final class Page {
    private static let remembered = 1024

    let channel: String
    let say: @MainActor (String) -> Void
    var running: [String: Task<Void, Never>] = [:]
    private var seen: Set<String> = []
    private var order: [String] = []

    init(channel: String, say: @escaping @MainActor (String) -> Void) {
        self.channel = channel
        self.say = say
    }

    /// False for an id that was used before: a message that came twice is dispatched once.
    func isNew(_ id: String) -> Bool {
        guard seen.insert(id).inserted else { return false }
        order.append(id)
        if order.count > Self.remembered { seen.remove(order.removeFirst()) }
        return true
    }
}
