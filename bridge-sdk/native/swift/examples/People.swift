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

    func agree(_ asked: ConfirmParams) async throws -> Bool {
        try await dialogs.ask { [weak screen] answer in
            let dialog = UIAlertController(title: asked.title, message: asked.message, preferredStyle: .alert)
            dialog.addAction(UIAlertAction(title: asked.cancelText, style: .cancel) { _ in answer.give(false) })
            dialog.addAction(UIAlertAction(title: asked.okText, style: .default) { _ in answer.give(true) })
            screen?.present(dialog, animated: true)
            return { dialog.dismiss(animated: true) }
        }
    }

    func tell(_ said: AlertParams) async throws {
        try await dialogs.ask { [weak screen] (answer: DialogAnswer<Void>) in
            let dialog = UIAlertController(title: said.title, message: said.message, preferredStyle: .alert)
            dialog.addAction(UIAlertAction(title: said.okText, style: .default) { _ in answer.give(()) })
            screen?.present(dialog, animated: true)
            return { dialog.dismiss(animated: true) }
        }
    }
}
