import LampyrisBridge
import UIKit

/// Asks the person, one question at a time.
@MainActor
final class People {
    private let dialogs = Dialogs()
    private weak var screen: UIViewController?

    init(_ screen: UIViewController) {
        self.screen = screen
    }

    func agree(_ question: ConfirmParams) async throws -> Bool {
        try await dialogs.ask { [weak screen] answer in
            let dialog = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
            dialog.addAction(UIAlertAction(title: question.cancelText, style: .cancel) { _ in answer.give(false) })
            dialog.addAction(UIAlertAction(title: question.okText, style: .default) { _ in answer.give(true) })
            screen?.present(dialog, animated: true)
            return { dialog.dismiss(animated: true) }
        }
    }

    func notify(_ alert: AlertParams) async throws {
        try await dialogs.ask { [weak screen] (answer: DialogAnswer<Void>) in
            let dialog = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
            dialog.addAction(UIAlertAction(title: alert.okText, style: .default) { _ in answer.give(()) })
            screen?.present(dialog, animated: true)
            return { dialog.dismiss(animated: true) }
        }
    }
}
