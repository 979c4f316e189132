package com.example.shop

import com.lampyris.bridge.Applied
import com.lampyris.bridge.BridgeCommands
import com.lampyris.bridge.BridgeErrorCode
import com.lampyris.bridge.BridgeEvent
import com.lampyris.bridge.BridgeFailure
import com.lampyris.bridge.Confirmed
import com.lampyris.bridge.InitialAppData
import com.lampyris.bridge.LinkBrowserParams.SkipWay
import com.lampyris.bridge.MarketChange
import com.lampyris.bridge.MarketInfo
import com.lampyris.bridge.PassedThrough
import com.lampyris.bridge.UploadProgress
import com.lampyris.bridge.Uploaded
import com.lampyris.bridge.UserInfo

private const val SHOP = "https://shop.example"

/** Everything the page may ask for. Leave out what your app cannot do: the page then does without it. */
fun shopCommands(
    screen: ShopScreen,
    people: People,
    push: (BridgeEvent) -> Unit,
    pushToNextPage: (BridgeEvent) -> Unit,
) = BridgeCommands(
    closePage = { screen.close() },
    linkBrowser = {
        val address = if (it.redirectUrl.startsWith("/")) SHOP + it.redirectUrl else it.redirectUrl
        screen.open(address, isReplacing = it.skipWay == SkipWay.APP_BROWSER_INSIDE, title = it.title)
    },
    updateAppTitle = { screen.showTitle(it.title, it.subTitle) },
    updateRightButton = { screen.showButtons(listOf(it).filter { button -> button.visible }) },
    updateRightButtons = { screen.showButtons(it.buttons.filter { button -> button.visible }) },
    setDefaultInputMethod = { Applied(applied = false) },
    askToLogin = { screen.openLogin() },
    passThrough = { pushToNextPage(BridgeEvent.passThroughReceived(PassedThrough(it.requestCode, it.data))) },
    confirm = { Confirmed(people.agree(it)) },
    alert = { people.notify(it) },
    notifyApp = { if (it.name == "updateCartCount") screen.showBadge((it.data as? Number)?.toLong() ?: 0) },
    getUserInfo = { UserInfo(Session.accountId, Session.token) },
    uploadMedia = { params ->
        val media = screen.upload(params) { sent, total ->
            push(BridgeEvent.mediaUploadProgress(UploadProgress(sent, total)))
        }
        Uploaded(media)
    },
    getMarketInfo = { MarketInfo(Session.market, Session.marketName) },
    applyChangeMarketInfo = {
        if (!Session.switchTo(it.market)) throw BridgeFailure(BridgeErrorCode.HOST_ERROR, "no such market")
        push(BridgeEvent.marketChange(MarketChange(Session.market, Session.marketName)))
    },
    getInitialAppData = { InitialAppData(Session.clientId, Session.accountId, Session.themeId, Session.isLight) },
    hideAppOverlay = { screen.hideOverlay() },
)
