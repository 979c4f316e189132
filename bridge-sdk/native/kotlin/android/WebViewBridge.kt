package com.lampyris.bridge.android

import android.webkit.WebView
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.lampyris.bridge.BridgeHost
import com.lampyris.bridge.Sender

/** The names that the page looks for; they are those of the SDK's `shellNames`. */
private const val FLAG = "LampyrisWebView"
private const val CALL = "LampyrisNative"

/** True where the web view can say which page a message is from, and run a script before the page's own (Chromium 83). */
fun isBridgeSupported(): Boolean =
    WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER) &&
        WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)

/**
 * Carries messages between a web view and a [BridgeHost]. Call it on the main thread, before the first page is loaded:
 * only pages loaded afterwards find the app.
 *
 * @throws UnsupportedOperationException where [isBridgeSupported] is false
 */
fun attachBridge(webView: WebView, host: BridgeHost) {
    val script = "if (window === window.top) window.$FLAG = true;"
    WebViewCompat.addDocumentStartJavaScript(webView, script, host.allowedOrigins)
    WebViewCompat.addWebMessageListener(webView, CALL, host.allowedOrigins) { _, message, origin, isMainFrame, page ->
        // Asking an array buffer for its text throws, and a page may post one.
        val text = if (message.type == WebMessageCompat.TYPE_STRING) message.data else null
        if (text != null) host.receive(text, Sender(origin.toString(), isMainFrame, page::postMessage))
    }
}
