// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.
package com.lampyris.bridge

typealias Json = Map<String, Any?>

object BridgeContract {
    const val PROTOCOL_VERSION = 1
    const val SDK_VERSION = "1.0.0"
    const val HASH = "59d129306f065c0f"
    val commands: Map<String, Int> = mapOf(
        "closePage" to 1,
        "linkBrowser" to 1,
        "updateAppTitle" to 1,
        "updateRightButton" to 1,
        "updateRightButtons" to 1,
        "setDefaultInputMethod" to 1,
        "askToLogin" to 1,
        "passThrough" to 1,
        "confirm" to 1,
        "alert" to 1,
        "notifyApp" to 1,
        "getUserInfo" to 1,
        "uploadMedia" to 1,
        "getMarketInfo" to 1,
        "applyChangeMarketInfo" to 1,
        "getInitialAppData" to 1,
        "hideAppOverlay" to 1,
    )
}

enum class BridgeErrorCode {
    /** Neither the host nor the browser can do this. */
    UNSUPPORTED,
    /** The parameters are not those of the contract. */
    INVALID_PARAMS,
    /** The person turned it down where no result can say so. */
    USER_CANCELLED,
    /** The system or the person refused the permission. */
    PERMISSION_DENIED,
    /** Nobody is signed in in the app. */
    NOT_LOGGED_IN,
    /** The app could not reach the network. */
    NETWORK,
    /** Anything else that went wrong in the app. */
    HOST_ERROR,
}

class BridgeFailure(val code: BridgeErrorCode, message: String = "") : Exception(message)

private fun refuse(field: String): Nothing = throw BridgeFailure(BridgeErrorCode.INVALID_PARAMS, field)
private fun <T : Any> need(value: T?, field: String): T = value ?: refuse(field)

@Suppress("UNCHECKED_CAST")
private fun Json.fields(name: String): Json? = this[name] as? Json
private fun Json.text(name: String): String? = this[name] as? String
private fun Json.whole(name: String): Long? = (this[name] as? Number)?.toLong()
private fun Json.flag(name: String): Boolean? = this[name] as? Boolean
private fun Json.list(name: String): List<Any?>? = this[name] as? List<Any?>

data class HostIdentity(
    val platform: String? = null,
    val appVersion: String? = null,
) {
    fun toJson(): Json = buildMap {
        platform?.let { put("platform", it) }
        appVersion?.let { put("appVersion", it) }
    }

    companion object {
        fun read(json: Json) = HostIdentity(
            json.text("platform"),
            json.text("appVersion"),
        )
    }
}

data class Welcome(
    val protocol: Long,
    val host: HostIdentity,
    val contract: String? = null,
    val commands: Any?,
    val initial: Any? = null,
) {
    fun toJson(): Json = buildMap {
        put("protocol", protocol)
        put("host", host.toJson())
        contract?.let { put("contract", it) }
        put("commands", commands)
        initial?.let { put("initial", it) }
    }

    companion object {
        fun read(json: Json) = Welcome(
            need(json.whole("protocol"), "protocol"),
            need(json.fields("host")?.let(HostIdentity::read), "host"),
            json.text("contract"),
            json["commands"],
            json["initial"],
        )
    }
}

data class LinkBrowserParams(
    val redirectUrl: String,
    val skipWay: String,
    val type: String? = null,
    val title: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("redirectUrl", redirectUrl)
        put("skipWay", skipWay)
        type?.let { put("type", it) }
        title?.let { put("title", it) }
    }

    companion object {
        fun read(json: Json) = LinkBrowserParams(
            need(json.text("redirectUrl"), "redirectUrl"),
            need(json.text("skipWay"), "skipWay"),
            json.text("type"),
            json.text("title"),
        )
    }
}

data class AppTitle(
    val title: String,
    val subTitle: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("title", title)
        subTitle?.let { put("subTitle", it) }
    }

    companion object {
        fun read(json: Json) = AppTitle(
            need(json.text("title"), "title"),
            json.text("subTitle"),
        )
    }
}

data class RightButton(
    val type: Long,
    val visible: Boolean,
    val count: Long,
    val dot: Boolean,
    val icons: List<String>? = null,
    val extra: Any? = null,
) {
    fun toJson(): Json = buildMap {
        put("type", type)
        put("visible", visible)
        put("count", count)
        put("dot", dot)
        icons?.let { put("icons", it) }
        extra?.let { put("extra", it) }
    }

    companion object {
        fun read(json: Json) = RightButton(
            need(json.whole("type"), "type"),
            need(json.flag("visible"), "visible"),
            need(json.whole("count"), "count"),
            need(json.flag("dot"), "dot"),
            json.list("icons")?.map { it as? String ?: refuse("icons") },
            json["extra"],
        )
    }
}

data class RightButtons(
    val buttons: List<RightButton>,
) {
    fun toJson(): Json = buildMap {
        put("buttons", buttons.map { one -> one.toJson() })
    }

    companion object {
        fun read(json: Json) = RightButtons(
            need(json.list("buttons")?.map { @Suppress("UNCHECKED_CAST") RightButton.read(it as? Json ?: refuse("buttons")) }, "buttons"),
        )
    }
}

data class InputMethod(
    val mode: String,
) {
    fun toJson(): Json = buildMap {
        put("mode", mode)
    }

    companion object {
        fun read(json: Json) = InputMethod(
            need(json.text("mode"), "mode"),
        )
    }
}

data class Applied(
    val applied: Boolean,
) {
    fun toJson(): Json = buildMap {
        put("applied", applied)
    }

    companion object {
        fun read(json: Json) = Applied(
            need(json.flag("applied"), "applied"),
        )
    }
}

data class AskToLogin(
    val returnTo: String? = null,
) {
    fun toJson(): Json = buildMap {
        returnTo?.let { put("returnTo", it) }
    }

    companion object {
        fun read(json: Json) = AskToLogin(
            json.text("returnTo"),
        )
    }
}

data class PassThrough(
    val requestCode: String,
    val data: Any?,
    val target: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("requestCode", requestCode)
        put("data", data)
        target?.let { put("target", it) }
    }

    companion object {
        fun read(json: Json) = PassThrough(
            need(json.text("requestCode"), "requestCode"),
            json["data"],
            json.text("target"),
        )
    }
}

data class ConfirmParams(
    val message: String,
    val title: String? = null,
    val okText: String,
    val cancelText: String,
) {
    fun toJson(): Json = buildMap {
        put("message", message)
        title?.let { put("title", it) }
        put("okText", okText)
        put("cancelText", cancelText)
    }

    companion object {
        fun read(json: Json) = ConfirmParams(
            need(json.text("message"), "message"),
            json.text("title"),
            need(json.text("okText"), "okText"),
            need(json.text("cancelText"), "cancelText"),
        )
    }
}

data class Confirmed(
    val confirmed: Boolean,
) {
    fun toJson(): Json = buildMap {
        put("confirmed", confirmed)
    }

    companion object {
        fun read(json: Json) = Confirmed(
            need(json.flag("confirmed"), "confirmed"),
        )
    }
}

data class AlertParams(
    val message: String,
    val title: String? = null,
    val okText: String,
) {
    fun toJson(): Json = buildMap {
        put("message", message)
        title?.let { put("title", it) }
        put("okText", okText)
    }

    companion object {
        fun read(json: Json) = AlertParams(
            need(json.text("message"), "message"),
            json.text("title"),
            need(json.text("okText"), "okText"),
        )
    }
}

data class AppNews(
    val name: String,
    val data: Any? = null,
) {
    fun toJson(): Json = buildMap {
        put("name", name)
        data?.let { put("data", it) }
    }

    companion object {
        fun read(json: Json) = AppNews(
            need(json.text("name"), "name"),
            json["data"],
        )
    }
}

data class UserInfo(
    val accountId: String? = null,
    val accountToken: String,
    val savvyUser: Boolean? = null,
) {
    fun toJson(): Json = buildMap {
        accountId?.let { put("accountId", it) }
        put("accountToken", accountToken)
        savvyUser?.let { put("savvyUser", it) }
    }

    companion object {
        fun read(json: Json) = UserInfo(
            json.text("accountId"),
            need(json.text("accountToken"), "accountToken"),
            json.flag("savvyUser"),
        )
    }
}

data class UploadParams(
    val kind: String,
    val source: String,
    val max: Long,
    val accept: List<String>? = null,
) {
    fun toJson(): Json = buildMap {
        put("kind", kind)
        put("source", source)
        put("max", max)
        accept?.let { put("accept", it) }
    }

    companion object {
        fun read(json: Json) = UploadParams(
            need(json.text("kind"), "kind"),
            need(json.text("source"), "source"),
            need(json.whole("max"), "max"),
            json.list("accept")?.map { it as? String ?: refuse("accept") },
        )
    }
}

data class Medium(
    val url: String,
    val mime: String,
    val bytes: Long,
) {
    fun toJson(): Json = buildMap {
        put("url", url)
        put("mime", mime)
        put("bytes", bytes)
    }

    companion object {
        fun read(json: Json) = Medium(
            need(json.text("url"), "url"),
            need(json.text("mime"), "mime"),
            need(json.whole("bytes"), "bytes"),
        )
    }
}

data class Uploaded(
    val items: List<Medium>,
) {
    fun toJson(): Json = buildMap {
        put("items", items.map { one -> one.toJson() })
    }

    companion object {
        fun read(json: Json) = Uploaded(
            need(json.list("items")?.map { @Suppress("UNCHECKED_CAST") Medium.read(it as? Json ?: refuse("items")) }, "items"),
        )
    }
}

data class MarketInfo(
    val market: String,
    val marketName: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("market", market)
        marketName?.let { put("marketName", it) }
    }

    companion object {
        fun read(json: Json) = MarketInfo(
            need(json.text("market"), "market"),
            json.text("marketName"),
        )
    }
}

data class ApplyMarket(
    val market: String,
) {
    fun toJson(): Json = buildMap {
        put("market", market)
    }

    companion object {
        fun read(json: Json) = ApplyMarket(
            need(json.text("market"), "market"),
        )
    }
}

data class InitialAppData(
    val clientId: String,
    val accountId: String? = null,
    val themeId: Long? = null,
    val lightMode: Boolean? = null,
) {
    fun toJson(): Json = buildMap {
        put("clientId", clientId)
        accountId?.let { put("accountId", it) }
        themeId?.let { put("themeId", it) }
        lightMode?.let { put("lightMode", it) }
    }

    companion object {
        fun read(json: Json) = InitialAppData(
            need(json.text("clientId"), "clientId"),
            json.text("accountId"),
            json.whole("themeId"),
            json.flag("lightMode"),
        )
    }
}

data class Account(
    val accountToken: String,
    val accountId: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("accountToken", accountToken)
        accountId?.let { put("accountId", it) }
    }

    companion object {
        fun read(json: Json) = Account(
            need(json.text("accountToken"), "accountToken"),
            json.text("accountId"),
        )
    }
}

data class HostData(
    val accountToken: String? = null,
    val appVersion: String? = null,
    val client: String? = null,
    val country: String? = null,
    val festivalSkin: String? = null,
    val lightMode: Boolean? = null,
    val language: String? = null,
) {
    fun toJson(): Json = buildMap {
        accountToken?.let { put("accountToken", it) }
        appVersion?.let { put("appVersion", it) }
        client?.let { put("client", it) }
        country?.let { put("country", it) }
        festivalSkin?.let { put("festivalSkin", it) }
        lightMode?.let { put("lightMode", it) }
        language?.let { put("language", it) }
    }

    companion object {
        fun read(json: Json) = HostData(
            json.text("accountToken"),
            json.text("appVersion"),
            json.text("client"),
            json.text("country"),
            json.text("festivalSkin"),
            json.flag("lightMode"),
            json.text("language"),
        )
    }
}

data class LightMode(
    val lightMode: Boolean,
) {
    fun toJson(): Json = buildMap {
        put("lightMode", lightMode)
    }

    companion object {
        fun read(json: Json) = LightMode(
            need(json.flag("lightMode"), "lightMode"),
        )
    }
}

data class MarketChange(
    val market: String,
    val marketName: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("market", market)
        marketName?.let { put("marketName", it) }
    }

    companion object {
        fun read(json: Json) = MarketChange(
            need(json.text("market"), "market"),
            json.text("marketName"),
        )
    }
}

data class HostNotification(
    val path: String,
    val payload: Any?,
) {
    fun toJson(): Json = buildMap {
        put("path", path)
        put("payload", payload)
    }

    companion object {
        fun read(json: Json) = HostNotification(
            need(json.text("path"), "path"),
            json["payload"],
        )
    }
}

data class PassedThrough(
    val requestCode: String,
    val data: Any?,
) {
    fun toJson(): Json = buildMap {
        put("requestCode", requestCode)
        put("data", data)
    }

    companion object {
        fun read(json: Json) = PassedThrough(
            need(json.text("requestCode"), "requestCode"),
            json["data"],
        )
    }
}

data class UploadProgress(
    val sent: Long,
    val total: Long,
) {
    fun toJson(): Json = buildMap {
        put("sent", sent)
        put("total", total)
    }

    companion object {
        fun read(json: Json) = UploadProgress(
            need(json.whole("sent"), "sent"),
            need(json.whole("total"), "total"),
        )
    }
}

data class RightButtonTap(
    val index: Long,
    val type: Long? = null,
) {
    fun toJson(): Json = buildMap {
        put("index", index)
        type?.let { put("type", it) }
    }

    companion object {
        fun read(json: Json) = RightButtonTap(
            need(json.whole("index"), "index"),
            json.whole("type"),
        )
    }
}

/** What the app does for the page. Throw a BridgeFailure to refuse. */
interface BridgeCommands {
    /** Closes the page the shop is shown in. */
    suspend fun closePage()
    /** Opens an address in the app's in-app browser, on top of this page or in its place. */
    suspend fun linkBrowser(params: LinkBrowserParams)
    /** Sets the title bar above the page. */
    suspend fun updateAppTitle(params: AppTitle)
    /** Sets the one button at the right of the title bar. */
    suspend fun updateRightButton(params: RightButton)
    /** Sets several buttons at the right of the title bar, left to right. */
    suspend fun updateRightButtons(params: RightButtons)
    /** Chooses how the keyboard treats the page. */
    suspend fun setDefaultInputMethod(params: InputMethod): Applied
    /** Opens the app's own sign-in. The outcome is the event accountToken. */
    suspend fun askToLogin(params: AskToLogin)
    /** Hands data to another page of the shop, wherever the app shows it. */
    suspend fun passThrough(params: PassThrough)
    /** Asks the person to agree. Turning it down is a result, no error. */
    suspend fun confirm(params: ConfirmParams): Confirmed
    /** Tells the person something and waits until it is read. */
    suspend fun alert(params: AlertParams)
    /** Tells the app that something happened in the page, such as updateCartCount or cartMerged. */
    suspend fun notifyApp(params: AppNews)
    /** Who is signed in in the app. An empty token means nobody. */
    suspend fun getUserInfo(): UserInfo
    /** Lets the person choose pictures or videos and uploads them. No items: the person chose none. */
    suspend fun uploadMedia(params: UploadParams): Uploaded
    /** The market the app is set to. */
    suspend fun getMarketInfo(): MarketInfo
    /** Switches the app to a market. */
    suspend fun applyChangeMarketInfo(params: ApplyMarket)
    /** What the page needs before its first paint, for hosts that say no welcome. */
    suspend fun getInitialAppData(): InitialAppData
    /** Takes away what the app has laid over the page. */
    suspend fun hideAppOverlay()
}

/** Reads the parameters, calls the app and writes the result; null where the answer carries nothing. */
suspend fun dispatch(command: String, params: Json, app: BridgeCommands): Json? = when (command) {
    "closePage" -> nothing { app.closePage() }
    "linkBrowser" -> nothing { app.linkBrowser(LinkBrowserParams.read(params)) }
    "updateAppTitle" -> nothing { app.updateAppTitle(AppTitle.read(params)) }
    "updateRightButton" -> nothing { app.updateRightButton(RightButton.read(params)) }
    "updateRightButtons" -> nothing { app.updateRightButtons(RightButtons.read(params)) }
    "setDefaultInputMethod" -> app.setDefaultInputMethod(InputMethod.read(params)).toJson()
    "askToLogin" -> nothing { app.askToLogin(AskToLogin.read(params)) }
    "passThrough" -> nothing { app.passThrough(PassThrough.read(params)) }
    "confirm" -> app.confirm(ConfirmParams.read(params)).toJson()
    "alert" -> nothing { app.alert(AlertParams.read(params)) }
    "notifyApp" -> nothing { app.notifyApp(AppNews.read(params)) }
    "getUserInfo" -> app.getUserInfo().toJson()
    "uploadMedia" -> app.uploadMedia(UploadParams.read(params)).toJson()
    "getMarketInfo" -> app.getMarketInfo().toJson()
    "applyChangeMarketInfo" -> nothing { app.applyChangeMarketInfo(ApplyMarket.read(params)) }
    "getInitialAppData" -> app.getInitialAppData().toJson()
    "hideAppOverlay" -> nothing { app.hideAppOverlay() }
    else -> throw BridgeFailure(BridgeErrorCode.UNSUPPORTED, command)
}

private inline fun nothing(run: () -> Unit): Json? {
    run()
    return null
}

sealed class BridgeEvent(val name: String, val data: Json) {
    /** Somebody signed in or out in the app. An empty token means nobody. */
    class AccountToken(of: Account) : BridgeEvent("accountToken", of.toJson())
    /** What the app knows. Each message brings what changed; the page merges. */
    class HostData(of: HostData) : BridgeEvent("hostData", of.toJson())
    /** The app turned light or dark. */
    class NotifyLightMode(of: LightMode) : BridgeEvent("notifyLightMode", of.toJson())
    /** The app was switched to another market. */
    class MarketChange(of: MarketChange) : BridgeEvent("marketChange", of.toJson())
    /** A notification opened the page at a path; the page there takes it. */
    class HostNotification(of: HostNotification) : BridgeEvent("hostNotification", of.toJson())
    /** Another page handed data to this one. */
    class PassThroughReceived(of: PassedThrough) : BridgeEvent("passThroughReceived", of.toJson())
    /** How far an upload has come. */
    class MediaUploadProgress(of: UploadProgress) : BridgeEvent("mediaUploadProgress", of.toJson())
    /** A button at the right of the title bar was tapped. */
    class RightButtonTap(of: RightButtonTap) : BridgeEvent("rightButtonTap", of.toJson())
    /** The app came back to the front. */
    object HostResume : BridgeEvent("hostResume", emptyMap())
}
