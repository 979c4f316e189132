import WebKit

/// Carries messages between a `WKWebView` and a `BridgeHost`. Make it before the first page is loaded.
@MainActor
public final class WKBridge: NSObject, WKScriptMessageHandler {
    /// The names that the page looks for; they are those of the SDK's `shellNames`.
    private enum Name {
        static let flag = "LampyrisWebView"
        static let call = "LampyrisNative"
        static let receive = "LampyrisReceive"
    }

    private let host: BridgeHost
    private weak var webView: WKWebView?

    public init(_ webView: WKWebView, _ host: BridgeHost) {
        self.host = host
        self.webView = webView
        super.init()
        let content = webView.configuration.userContentController
        let flag = WKUserScript(
            source: "if (\(isOurPage)) window.\(Name.flag) = true;",
            injectionTime: .atDocumentStart,
            forMainFrameOnly: true
        )
        content.addUserScript(flag)
        // The web view keeps the handler alive, so the handler must not keep the web view alive.
        content.add(self, name: Name.call)
    }

    public func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        guard let text = message.body as? String else { return }
        let sender = BridgeHost.Sender(
            origin: Self.origin(of: message.frameInfo.securityOrigin),
            isMainFrame: message.frameInfo.isMainFrame,
            say: { [weak self] in self?.say($0) }
        )
        host.receive(text, from: sender)
    }

    /// The script runs in whatever page is there by now, so the page is asked for its origin first. A foreign page can
    /// replace any function, but neither `location` nor an operator.
    private func say(_ text: String) {
        let script = "if ((\(isOurPage)) && window.\(Name.receive)) window.\(Name.receive)(\(Self.literal(text)));"
        webView?.evaluateJavaScript(script, completionHandler: nil)
    }

    private var isOurPage: String {
        host.allowedOrigins.map { "location.origin === \(Self.literal($0))" }.joined(separator: " || ")
    }

    /// As a page writes its origin: without the port where it is the usual one.
    private static func origin(of origin: WKSecurityOrigin) -> String {
        let port = origin.port == 0 ? "" : ":\(origin.port)"
        return "\(origin.`protocol`)://\(origin.host)\(port)"
    }

    /// JSON is a literal of JavaScript but for two line separators, which older web views take for ends of lines.
    private static func literal(_ text: String) -> String {
        (BridgeValue.text(text).serialized ?? "\"\"")
            .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
    }
}
