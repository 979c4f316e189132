package com.example.shop

import android.app.Activity
import android.os.Bundle
import android.util.Log
import android.webkit.WebView
import com.lampyris.bridge.BridgeCommands
import com.lampyris.bridge.BridgeEvent
import com.lampyris.bridge.BridgeHost
import com.lampyris.bridge.HostIdentity
import com.lampyris.bridge.UserInfo
import com.lampyris.bridge.android.attachBridge
import com.lampyris.bridge.android.isBridgeSupported
import kotlinx.coroutines.MainScope
import kotlinx.coroutines.cancel

class ShopActivity : Activity() {
    private val scope = MainScope()
    private val host = BridgeHost(
        commands = BridgeCommands(
            closePage = { finish() },
            updateAppTitle = { title = it.title },
            getUserInfo = { UserInfo(accountToken = Session.token) },
        ),
        identity = HostIdentity("android", "5.1.0"),
        allowedOrigins = setOf("https://shop.example"),
        scope = scope,
        onFault = { command, error -> Log.e("bridge", command, error) },
    )

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val webView = WebView(this)
        webView.settings.javaScriptEnabled = true
        webView.settings.domStorageEnabled = true
        if (isBridgeSupported()) attachBridge(webView, host)
        setContentView(webView)
        webView.loadUrl("https://shop.example/home")
    }

    override fun onResume() {
        super.onResume()
        host.push(BridgeEvent.hostResume())
    }

    override fun onDestroy() {
        scope.cancel()
        super.onDestroy()
    }
}
