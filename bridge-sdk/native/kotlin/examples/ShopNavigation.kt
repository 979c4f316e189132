package com.example.shop

import android.net.Uri
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import com.lampyris.bridge.BridgeHost

/** Where a page of the shop may lead, and how the host learns that a page is gone. */
class ShopNavigation(
    private val host: BridgeHost,
    private val openOutside: (Uri) -> Unit,
    private val startAgain: () -> Unit,
) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val address = request.url
        val isOurs = "${address.scheme}://${address.encodedAuthority}" in host.allowedOrigins
        if (isOurs || !request.isForMainFrame) return false
        openOutside(address)
        return true
    }

    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        host.forgetPage()
        view.destroy()
        startAgain()
        return true
    }
}
