package com.example.shop

import com.lampyris.bridge.Account
import com.lampyris.bridge.BridgeEvent
import com.lampyris.bridge.BridgeHost
import com.lampyris.bridge.HostData
import com.lampyris.bridge.HostNotification
import com.lampyris.bridge.LightMode
import com.lampyris.bridge.MarketChange
import com.lampyris.bridge.RightButton
import com.lampyris.bridge.RightButtonTap

/** What the app knows, at every greeting of a page: the page reads it before it asks anything. */
fun firstHostData() = HostData(
    accountToken = Session.token,
    appVersion = "5.1.0",
    country = Session.country,
    lightMode = Session.isLight,
    language = Session.language,
)

/** What happens in the app while a page is open, and the events that the page gets. */
class ShopEvents(private val host: BridgeHost) {
    fun loggedIn(token: String, accountId: String) {
        Session.token = token
        Session.accountId = accountId
        host.push(BridgeEvent.accountToken(Account(token, accountId)))
    }

    fun loggedOut() {
        Session.token = ""
        host.push(BridgeEvent.accountToken(Account("")))
    }

    fun turned(isLight: Boolean) {
        Session.isLight = isLight
        host.push(BridgeEvent.notifyLightMode(LightMode(isLight)))
    }

    fun marketChosen(market: String, name: String) {
        if (Session.switchTo(market)) host.push(BridgeEvent.marketChange(MarketChange(market, name)))
    }

    fun languageChosen(language: String) {
        Session.language = language
        host.push(BridgeEvent.hostData(HostData(language = language)))
    }

    /** Before the page at that path is loaded: the page that is there now must not take it. */
    fun notificationTapped(path: String, payload: Map<String, Any?>) {
        host.pushToNextPage(BridgeEvent.hostNotification(HostNotification(path, payload)))
    }

    fun rightButtonTapped(index: Int, button: RightButton) {
        host.push(BridgeEvent.rightButtonTap(RightButtonTap(index.toLong(), button.type)))
    }

    fun cameToTheFront() = host.push(BridgeEvent.hostResume())
}
