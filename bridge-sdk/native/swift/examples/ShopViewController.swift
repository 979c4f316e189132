import LampyrisBridge
import os
import UIKit
import WebKit

final class ShopViewController: UIViewController {
    private lazy var webView = WKWebView(frame: .zero)
    private lazy var host = BridgeHost(
        commands: commands(),
        identity: HostIdentity(platform: "ios", appVersion: "5.1.0"),
        allowedOrigins: ["https://shop.example"],
        onFault: { command, error in Logger().error("\(command): \(String(describing: error))") }
    )
    private lazy var bridge = WKBridge(webView, host)

    private func commands() -> BridgeCommands {
        var commands = BridgeCommands()
        commands.closePage = { [weak self] in self?.dismiss(animated: true) }
        commands.updateAppTitle = { [weak self] in self?.title = $0.title }
        commands.getUserInfo = { UserInfo(accountToken: Session.token) }
        return commands
    }

    override func loadView() {
        _ = bridge
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.load(URLRequest(url: URL(string: "https://shop.example/home")!))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        host.push(.hostResume)
    }
}
