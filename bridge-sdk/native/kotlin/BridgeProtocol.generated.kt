// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.
package com.lampyris.bridge

typealias Json = Map<String, Any?>

object BridgeContract {
    const val PROTOCOL_VERSION = 1
    const val SDK_VERSION = "1.0.0"
    const val HASH = "59d129306f065c0f"

    /** Commands nobody waits for an answer of. */
    val silent: Set<String> = setOf("updateAppTitle", "updateRightButton", "updateRightButtons", "notifyApp", "hideAppOverlay")

    /** Fields whose values no log may show, in lower case. */
    val secrets: Set<String> = setOf("accounttoken", "token", "refreshtoken", "authorization", "password")
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
    /** Nobody is logged in in the app. */
    NOT_LOGGED_IN,
    /** The app could not reach the network. */
    NETWORK,
    /** Anything else that went wrong in the app. */
    HOST_ERROR,
}

/** Throw it to refuse a command. The message and the data reach the page: put no secret into them. */
class BridgeFailure(val code: BridgeErrorCode, message: String = "", val data: Any? = null) : Exception(message)

private fun refuse(field: String): Nothing = throw BridgeFailure(BridgeErrorCode.INVALID_PARAMS, field)

/** Gives the value as its type, or refuses, naming the field. */
private typealias Reader<T> = (value: Any, field: String) -> T

/** A value of a closed set; `wire` is how the page writes it. */
interface WireName {
    val wire: String
}

private fun text(least: Int, most: Int, like: Regex? = null): Reader<String> = { value, field ->
    if (value !is String || value.length !in least..most || like?.containsMatchIn(value) == false) refuse(field)
    value
}

private fun whole(least: Long, most: Long): Reader<Long> = { value, field ->
    val number = (value as? Number)?.let { if (it.toLong().toDouble() == it.toDouble()) it.toLong() else null }
    number?.takeIf { it in least..most } ?: refuse(field)
}

private val flag: Reader<Boolean> = { value, field -> value as? Boolean ?: refuse(field) }

private val anything: Reader<Any> = { value, _ -> value }

private fun <E : WireName> one(names: List<E>): Reader<E> = { value, field ->
    names.find { it.wire == value } ?: refuse(field)
}

private fun <T> list(of: Reader<T>, most: Int): Reader<List<T>> = { value, field ->
    if (value !is List<*> || value.size > most) refuse(field)
    value.map { of(it ?: refuse(field), field) }
}

private fun <T> fields(read: (Json) -> T): Reader<T> = { value, field -> read(jsonObject(value) ?: refuse(field)) }

/** Null is nothing in an optional field: some pages write their empty fields so. */
private fun <T> Json.optional(name: String, read: Reader<T>): T? = this[name]?.let { read(it, name) }

private fun <T : Any> Json.required(name: String, read: Reader<T>): T = optional(name, read) ?: refuse(name)

private fun Json.present(name: String): Any? = if (name in this) this[name] else refuse(name)

private val shortText = text(0, 500)
private val label = text(1, 40)
private val message = text(1, 2000)
private val token = text(0, 4096)
private val code = text(1, 64)
private val path = text(0, 2048, Regex("""^/(?![/\\])"""))
private val webAddress = text(0, 2048, Regex("""^(https?://[^/\\]|/(?![/\\]))"""))
private val market = text(2, 8)
private val count = whole(0, 9007199254740991)

data class HostIdentity(
    val platform: String? = null,
    val appVersion: String? = null,
) {
    fun toJson(): Json = buildMap {
        platform?.let { put("platform", it) }
        appVersion?.let { put("appVersion", it) }
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = HostIdentity(
            platform = json.optional("platform", shortText),
            appVersion = json.optional("appVersion", shortText),
        )
    }
}

data class Welcome(
    val protocol: Long,
    val host: HostIdentity,
    /** The hash the app was made from. */
    val contract: String? = null,
    /** What the app can do: name to version. */
    val commands: Any?,
    /** The first hostData. */
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = Welcome(
            protocol = json.required("protocol", whole(1, 1)),
            host = json.required("host", fields(HostIdentity::read)),
            contract = json.optional("contract", shortText),
            commands = json.present("commands"),
            initial = json.optional("initial", anything),
        )
    }
}

data class LinkBrowserParams(
    val redirectUrl: String,
    /** On top of this page, or in its place. */
    val skipWay: SkipWay = SkipWay.APP_BROWSER,
    val type: String? = null,
    val title: String? = null,
) {
    enum class SkipWay(override val wire: String) : WireName { APP_BROWSER("appBrowser"), APP_BROWSER_INSIDE("appBrowserInside") }

    fun toJson(): Json = buildMap {
        put("redirectUrl", redirectUrl)
        put("skipWay", skipWay.wire)
        type?.let { put("type", it) }
        title?.let { put("title", it) }
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = LinkBrowserParams(
            redirectUrl = json.required("redirectUrl", webAddress),
            skipWay = json.optional("skipWay", one(SkipWay.entries)) ?: SkipWay.APP_BROWSER,
            type = json.optional("type", shortText),
            title = json.optional("title", shortText),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = AppTitle(
            title = json.required("title", shortText),
            subTitle = json.optional("subTitle", shortText),
        )
    }
}

data class RightButton(
    val type: Long = 0,
    val visible: Boolean = false,
    /** The badge; 0 shows none. */
    val count: Long = 0,
    val dot: Boolean = false,
    val icons: List<String>? = null,
    /** What one app understands beyond this. */
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = RightButton(
            type = json.optional("type", count) ?: 0,
            visible = json.optional("visible", flag) ?: false,
            count = json.optional("count", count) ?: 0,
            dot = json.optional("dot", flag) ?: false,
            icons = json.optional("icons", list(shortText, 8)),
            extra = json.optional("extra", anything),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = RightButtons(
            buttons = json.required("buttons", list(fields(RightButton::read), 8)),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = InputMethod(
            mode = json.required("mode", code),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = Applied(
            applied = json.required("applied", flag),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = AskToLogin(
            returnTo = json.optional("returnTo", path),
        )
    }
}

data class PassThrough(
    val requestCode: String,
    val data: Any?,
    /** The page it is for; without it, whichever asks. */
    val target: String? = null,
) {
    fun toJson(): Json = buildMap {
        put("requestCode", requestCode)
        put("data", data)
        target?.let { put("target", it) }
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = PassThrough(
            requestCode = json.required("requestCode", code),
            data = json.present("data"),
            target = json.optional("target", path),
        )
    }
}

data class ConfirmParams(
    val message: String,
    val title: String? = null,
    val okText: String = "Ok",
    val cancelText: String = "Cancel",
) {
    fun toJson(): Json = buildMap {
        put("message", message)
        title?.let { put("title", it) }
        put("okText", okText)
        put("cancelText", cancelText)
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = ConfirmParams(
            message = json.required("message", message),
            title = json.optional("title", shortText),
            okText = json.optional("okText", label) ?: "Ok",
            cancelText = json.optional("cancelText", label) ?: "Cancel",
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = Confirmed(
            confirmed = json.required("confirmed", flag),
        )
    }
}

data class AlertParams(
    val message: String,
    val title: String? = null,
    val okText: String = "Yes",
) {
    fun toJson(): Json = buildMap {
        put("message", message)
        title?.let { put("title", it) }
        put("okText", okText)
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = AlertParams(
            message = json.required("message", message),
            title = json.optional("title", shortText),
            okText = json.optional("okText", label) ?: "Yes",
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = AppNews(
            name = json.required("name", code),
            data = json.optional("data", anything),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = UserInfo(
            accountId = json.optional("accountId", token),
            accountToken = json.required("accountToken", token),
            savvyUser = json.optional("savvyUser", flag),
        )
    }
}

data class UploadParams(
    val kind: Kind = Kind.IMAGE,
    val source: Source = Source.ANY,
    val max: Long = 1,
    /** Media types, such as image/png. */
    val accept: List<String>? = null,
) {
    enum class Kind(override val wire: String) : WireName { IMAGE("image"), VIDEO("video"), ANY("any") }

    enum class Source(override val wire: String) : WireName { CAMERA("camera"), LIBRARY("library"), ANY("any") }

    fun toJson(): Json = buildMap {
        put("kind", kind.wire)
        put("source", source.wire)
        put("max", max)
        accept?.let { put("accept", it) }
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = UploadParams(
            kind = json.optional("kind", one(Kind.entries)) ?: Kind.IMAGE,
            source = json.optional("source", one(Source.entries)) ?: Source.ANY,
            max = json.optional("max", whole(1, 9)) ?: 1,
            accept = json.optional("accept", list(code, 16)),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = Medium(
            url = json.required("url", webAddress),
            mime = json.required("mime", code),
            bytes = json.required("bytes", count),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = Uploaded(
            items = json.required("items", list(fields(Medium::read), 9)),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = MarketInfo(
            market = json.required("market", market),
            marketName = json.optional("marketName", shortText),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = ApplyMarket(
            market = json.required("market", market),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = InitialAppData(
            clientId = json.required("clientId", token),
            accountId = json.optional("accountId", token),
            themeId = json.optional("themeId", count),
            lightMode = json.optional("lightMode", flag),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = Account(
            accountToken = json.required("accountToken", token),
            accountId = json.optional("accountId", token),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = HostData(
            accountToken = json.optional("accountToken", token),
            appVersion = json.optional("appVersion", shortText),
            client = json.optional("client", shortText),
            country = json.optional("country", shortText),
            festivalSkin = json.optional("festivalSkin", shortText),
            lightMode = json.optional("lightMode", flag),
            language = json.optional("language", shortText),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = LightMode(
            lightMode = json.required("lightMode", flag),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = MarketChange(
            market = json.required("market", market),
            marketName = json.optional("marketName", shortText),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = HostNotification(
            path = json.required("path", path),
            payload = json.present("payload"),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = PassedThrough(
            requestCode = json.required("requestCode", code),
            data = json.present("data"),
        )
    }
}

data class UploadProgress(
    /** Bytes. */
    val sent: Long,
    /** Bytes. */
    val total: Long,
) {
    fun toJson(): Json = buildMap {
        put("sent", sent)
        put("total", total)
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = UploadProgress(
            sent = json.required("sent", count),
            total = json.required("total", count),
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
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = RightButtonTap(
            index = json.required("index", count),
            type = json.optional("type", count),
        )
    }
}

/** What the app does for the page. A command without a function is not offered, and the page does without it. */
class BridgeCommands(
    /** Closes the page the shop is shown in. */
    val closePage: (suspend () -> Unit)? = null,
    /** Opens an address in the app's in-app browser, on top of this page or in its place. */
    val linkBrowser: (suspend (LinkBrowserParams) -> Unit)? = null,
    /** Sets the title bar above the page. */
    val updateAppTitle: (suspend (AppTitle) -> Unit)? = null,
    /** Sets the one button at the right of the title bar. */
    val updateRightButton: (suspend (RightButton) -> Unit)? = null,
    /** Sets several buttons at the right of the title bar, left to right. */
    val updateRightButtons: (suspend (RightButtons) -> Unit)? = null,
    /** Chooses how the keyboard treats the page. */
    val setDefaultInputMethod: (suspend (InputMethod) -> Applied)? = null,
    /** Opens the app's own login. The outcome is the event accountToken. */
    val askToLogin: (suspend (AskToLogin) -> Unit)? = null,
    /** Hands data to another page of the shop, wherever the app shows it. */
    val passThrough: (suspend (PassThrough) -> Unit)? = null,
    /** Asks the person to agree. Turning it down is a result, no error. */
    val confirm: (suspend (ConfirmParams) -> Confirmed)? = null,
    /** Shows the person a message and waits until it is read. */
    val alert: (suspend (AlertParams) -> Unit)? = null,
    /** Notifies the app of something that happened in the page, such as updateCartCount or cartMerged. */
    val notifyApp: (suspend (AppNews) -> Unit)? = null,
    /** Who is logged in in the app. An empty token means nobody. */
    val getUserInfo: (suspend () -> UserInfo)? = null,
    /** Lets the person choose pictures or videos and uploads them. No items: the person chose none. */
    val uploadMedia: (suspend (UploadParams) -> Uploaded)? = null,
    /** The market the app is set to. */
    val getMarketInfo: (suspend () -> MarketInfo)? = null,
    /** Switches the app to a market. */
    val applyChangeMarketInfo: (suspend (ApplyMarket) -> Unit)? = null,
    /** What the page needs before its first paint, for hosts that say no welcome. */
    val getInitialAppData: (suspend () -> InitialAppData)? = null,
    /** Takes away what the app has laid over the page. */
    val hideAppOverlay: (suspend () -> Unit)? = null,
) {
    /** Reads the parameters, does what was asked and writes the result, by the name of the command. */
    internal val handlers: Map<String, suspend (Json) -> Json?> = buildMap {
        closePage?.let { run -> put("closePage") { run(); null } }
        linkBrowser?.let { run -> put("linkBrowser") { run(LinkBrowserParams.read(it)); null } }
        updateAppTitle?.let { run -> put("updateAppTitle") { run(AppTitle.read(it)); null } }
        updateRightButton?.let { run -> put("updateRightButton") { run(RightButton.read(it)); null } }
        updateRightButtons?.let { run -> put("updateRightButtons") { run(RightButtons.read(it)); null } }
        setDefaultInputMethod?.let { run -> put("setDefaultInputMethod") { run(InputMethod.read(it)).toJson() } }
        askToLogin?.let { run -> put("askToLogin") { run(AskToLogin.read(it)); null } }
        passThrough?.let { run -> put("passThrough") { run(PassThrough.read(it)); null } }
        confirm?.let { run -> put("confirm") { run(ConfirmParams.read(it)).toJson() } }
        alert?.let { run -> put("alert") { run(AlertParams.read(it)); null } }
        notifyApp?.let { run -> put("notifyApp") { run(AppNews.read(it)); null } }
        getUserInfo?.let { run -> put("getUserInfo") { run().toJson() } }
        uploadMedia?.let { run -> put("uploadMedia") { run(UploadParams.read(it)).toJson() } }
        getMarketInfo?.let { run -> put("getMarketInfo") { run().toJson() } }
        applyChangeMarketInfo?.let { run -> put("applyChangeMarketInfo") { run(ApplyMarket.read(it)); null } }
        getInitialAppData?.let { run -> put("getInitialAppData") { run().toJson() } }
        hideAppOverlay?.let { run -> put("hideAppOverlay") { run(); null } }
    }
}

/** What the page keeps of an event for who listens later; the host keeps the same until a page is there. */
enum class Retain { NONE, LATEST, MERGED, QUEUE }

class BridgeEvent private constructor(val name: String, val data: Json, val retain: Retain) {
    internal fun mergedWith(later: BridgeEvent) = BridgeEvent(name, data + later.data, retain)

    companion object {
        /** Somebody logged in or out in the app. An empty token means nobody. */
        fun accountToken(data: Account) = BridgeEvent("accountToken", data.toJson(), Retain.LATEST)

        /** What the app knows. Each message brings what changed; the page merges. */
        fun hostData(data: HostData) = BridgeEvent("hostData", data.toJson(), Retain.MERGED)

        /** The app turned light or dark. */
        fun notifyLightMode(data: LightMode) = BridgeEvent("notifyLightMode", data.toJson(), Retain.LATEST)

        /** The app was switched to another market. */
        fun marketChange(data: MarketChange) = BridgeEvent("marketChange", data.toJson(), Retain.LATEST)

        /** A notification opened the page at a path; the page there takes it. */
        fun hostNotification(data: HostNotification) = BridgeEvent("hostNotification", data.toJson(), Retain.QUEUE)

        /** Another page handed data to this one. */
        fun passThroughReceived(data: PassedThrough) = BridgeEvent("passThroughReceived", data.toJson(), Retain.QUEUE)

        /** How far an upload has come. */
        fun mediaUploadProgress(data: UploadProgress) = BridgeEvent("mediaUploadProgress", data.toJson(), Retain.NONE)

        /** A button at the right of the title bar was tapped. */
        fun rightButtonTap(data: RightButtonTap) = BridgeEvent("rightButtonTap", data.toJson(), Retain.NONE)

        /** The app came back to the front. */
        fun hostResume() = BridgeEvent("hostResume", emptyMap(), Retain.NONE)
    }
}
