package com.lampyris.bridge.stdio

import com.lampyris.bridge.Account
import com.lampyris.bridge.Applied
import com.lampyris.bridge.BridgeCommands
import com.lampyris.bridge.BridgeEvent
import com.lampyris.bridge.Confirmed
import com.lampyris.bridge.Dialogs
import com.lampyris.bridge.InitialAppData
import com.lampyris.bridge.Json
import com.lampyris.bridge.LightMode
import com.lampyris.bridge.LinkBrowserParams
import com.lampyris.bridge.MarketChange
import com.lampyris.bridge.MarketInfo
import com.lampyris.bridge.Medium
import com.lampyris.bridge.PassedThrough
import com.lampyris.bridge.RightButton
import com.lampyris.bridge.RightButtonTap
import com.lampyris.bridge.Uploaded
import com.lampyris.bridge.UserInfo
import kotlin.coroutines.resume
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine

/** An app without a screen: what it would show is kept as values, and a person is played by the kit. */
internal class ReferenceApp(
    private val script: Script,
    private val push: (BridgeEvent) -> Unit,
    private val pushToNextPage: (BridgeEvent) -> Unit,
) {
    private class Dialog(val shown: Json, val answer: CancellableContinuation<Boolean>)

    private val dialogs = Dialogs()
    private var dialog: Dialog? = null
    private val uploads = ArrayDeque<CancellableContinuation<Uploaded>>()
    private var title = ""
    private var subTitle = ""
    private var buttons = listOf<RightButton>()
    private val pages = ArrayDeque(listOf("/conformance"))
    private val notifications = mutableListOf<Json>()
    private var inputMethod = ""
    private var isLoginOpen = false
    private var user = UserInfo(accountId = "", accountToken = "", savvyUser = false)
    private var market = MarketInfo("US", "")
    private var isLight = true
    private var hasOverlay = true

    val commands = BridgeCommands(
        closePage = { done("closePage") { if (pages.size > 1) pages.removeLast() } },
        linkBrowser = { params -> done("linkBrowser") { open(params) } },
        updateAppTitle = { params ->
            title = params.title
            subTitle = params.subTitle.orEmpty()
        },
        updateRightButton = { params -> buttons = listOf(params) },
        updateRightButtons = { params -> buttons = params.buttons },
        setDefaultInputMethod = { params ->
            script.around("setDefaultInputMethod", Applied::read) {
                inputMethod = params.mode
                Applied(true)
            }
        },
        askToLogin = { done("askToLogin") { isLoginOpen = true } },
        passThrough = { params ->
            done("passThrough") {
                pushToNextPage(BridgeEvent.passThroughReceived(PassedThrough(params.requestCode, params.data)))
            }
        },
        confirm = { params ->
            script.around("confirm", Confirmed::read) { Confirmed(ask(mapOf("kind" to "confirm") + params.toJson())) }
        },
        alert = { params -> done("alert") { ask(mapOf("kind" to "alert") + params.toJson()) } },
        notifyApp = { params -> notifications += params.toJson() },
        getUserInfo = { script.around("getUserInfo", UserInfo::read) { user } },
        uploadMedia = { script.around("uploadMedia", Uploaded::read) { chooseMedia() } },
        getMarketInfo = { script.around("getMarketInfo", MarketInfo::read) { market } },
        applyChangeMarketInfo = { params -> done("applyChangeMarketInfo") { switchTo(params.market, "") } },
        getInitialAppData = {
            script.around("getInitialAppData", InitialAppData::read) {
                InitialAppData("reference-host-1", user.accountId, 3, isLight)
            }
        },
        hideAppOverlay = { hasOverlay = false },
    )

    fun state(log: List<String>): Json = mapOf(
        "title" to title,
        "subTitle" to subTitle,
        "rightButtons" to buttons.map { it.toJson() },
        "pages" to pages.toList(),
        "dialog" to dialog?.shown,
        "notifications" to notifications.toList(),
        "inputMethod" to inputMethod,
        "login" to isLoginOpen,
        "market" to market.market,
        "overlay" to hasOverlay,
        "log" to log,
    )

    fun tap(button: String) {
        val open = dialog ?: return
        dialog = null
        open.answer.resume(button == "ok")
    }

    fun choose(items: List<Medium>) {
        uploads.removeFirstOrNull()?.resume(Uploaded(items))
    }

    fun logIn(next: UserInfo) {
        user = next
        isLoginOpen = false
        push(BridgeEvent.accountToken(Account(next.accountToken, next.accountId)))
    }

    fun switchTo(code: String, name: String) {
        market = MarketInfo(code, name)
        push(BridgeEvent.marketChange(MarketChange(code, name)))
    }

    fun turn(light: Boolean) {
        isLight = light
        push(BridgeEvent.notifyLightMode(LightMode(light)))
    }

    fun tapRightButton(index: Long) {
        buttons.getOrNull(index.toInt())?.let { push(BridgeEvent.rightButtonTap(RightButtonTap(index, it.type))) }
    }

    private fun open(params: LinkBrowserParams) {
        if (params.skipWay == LinkBrowserParams.SkipWay.APP_BROWSER_INSIDE) pages.removeLast()
        pages.addLast(params.redirectUrl)
    }

    private suspend fun ask(shown: Json): Boolean = dialogs.ask { answer ->
        val own = Dialog(shown, answer).also { dialog = it };
        { if (dialog == own) dialog = null }
    }

    private suspend fun chooseMedia(): Uploaded = suspendCancellableCoroutine { answer ->
        uploads.addLast(answer)
        answer.invokeOnCancellation { uploads.remove(answer) }
    }

    /** For what is answered without data. */
    private suspend fun done(command: String, run: suspend () -> Unit) = script.around(command, { }, run)
}
