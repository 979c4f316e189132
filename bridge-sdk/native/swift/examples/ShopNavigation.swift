import LampyrisBridge
import UIKit
import WebKit

/// Where a page of the shop may lead, and how the host learns that a page is gone.
@MainActor
final class ShopNavigation: NSObject, WKNavigationDelegate {
    private let host: BridgeHost

    init(_ host: BridgeHost) {
        self.host = host
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        let isMainFrame = action.targetFrame?.isMainFrame ?? true
        guard isMainFrame, let address = action.request.url, !isOurs(address) else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        UIApplication.shared.open(address)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        host.forgetPage()
        webView.reload()
    }

    private func isOurs(_ address: URL) -> Bool {
        guard let scheme = address.scheme, let name = address.host else { return false }
        let port = address.port.map { ":\($0)" } ?? ""
        return host.allowedOrigins.contains("\(scheme)://\(name)\(port)")
    }
}
