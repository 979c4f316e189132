/// A dialog that waits for the person: give it their answer once.
@MainActor
public final class DialogAnswer<T: Sendable> {
    private var continuation: CheckedContinuation<T, Error>?
    private var takeAway: (@MainActor () -> Void)?
    private var isGivenUp = false

    public func give(_ value: T) {
        continuation?.resume(returning: value)
        continuation = nil
    }

    fileprivate func open(_ waiting: CheckedContinuation<T, Error>, _ show: Dialogs.Show<T>) {
        guard !isGivenUp else { return waiting.resume(throwing: CancellationError()) }
        continuation = waiting
        takeAway = show(self)
    }

    fileprivate func giveUp() {
        isGivenUp = true
        guard let waiting = continuation else { return }
        continuation = nil
        takeAway?()
        waiting.resume(throwing: CancellationError())
    }
}

/// Shows dialogs one at a time, in the order they were asked for. A call that the page gave up closes its dialog, or
/// leaves the queue when it was not shown yet.
@MainActor
public final class Dialogs {
    /// Puts the dialog on screen and gives back the way to take it away.
    public typealias Show<T: Sendable> = @MainActor (DialogAnswer<T>) -> (@MainActor () -> Void)

    private var last: Task<Void, Never>?

    public init() {}

    /// Waits for its turn and for the person.
    public func ask<T: Sendable>(_ show: @escaping Show<T>) async throws -> T {
        let before = last
        let own = Task { @MainActor () async throws -> T in
            await before?.value
            try Task.checkCancellation()
            return try await self.answer(show)
        }
        last = Task { _ = await own.result }
        return try await withTaskCancellationHandler {
            try await own.value
        } onCancel: {
            own.cancel()
        }
    }

    private func answer<T: Sendable>(_ show: @escaping Show<T>) async throws -> T {
        let answer = DialogAnswer<T>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                answer.open(continuation, show)
            }
        } onCancel: {
            Task { @MainActor in answer.giveUp() }
        }
    }
}
