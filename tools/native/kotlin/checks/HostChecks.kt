package com.lampyris.bridge.checks

import com.lampyris.bridge.BridgeCommands
import com.lampyris.bridge.BridgeHost
import com.lampyris.bridge.HostIdentity
import com.lampyris.bridge.JsonText
import com.lampyris.bridge.MarketInfo
import com.lampyris.bridge.Sender
import com.lampyris.bridge.redacted
import kotlin.system.exitProcess
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers

/** What the conformance kit cannot ask, because it always speaks as the right page. */
private const val SHOP = "https://shop.example"

private var failed = 0

private fun check(what: String, isSo: Boolean) {
    println("${if (isSo) "✓" else "✗"} $what")
    if (!isSo) failed += 1
}

/** The messages of a host that hears these texts from one sender. */
private fun saidTo(texts: List<String>, origin: String = SHOP, isMainFrame: Boolean = true): List<String> {
    val said = mutableListOf<String>()
    val host = BridgeHost(
        commands = BridgeCommands(getMarketInfo = { MarketInfo("US") }, getUserInfo = { error("token=abc") }),
        identity = HostIdentity("check", "1"),
        allowedOrigins = setOf(SHOP),
        scope = CoroutineScope(Dispatchers.Unconfined),
        onFault = { _, _ -> },
    )
    texts.forEach { host.receive(it, Sender(origin, isMainFrame, said::add)) }
    return said
}

private const val HELLO = """{"v":1,"ch":"c","k":"hello","protocols":[1]}"""

private fun request(command: String, more: String = "") =
    """{"v":1,"ch":"c","k":"req","id":"1","cmd":"$command","params":{}$more}"""

fun main() {
    val asked = listOf(HELLO, request("getMarketInfo"))
    check("our page is answered", saidTo(asked).size == 2)
    check("a frame of our page is not", saidTo(asked, isMainFrame = false).isEmpty())
    for (origin in listOf("http://shop.example", "https://shop.example.evil.example", "https://evil.example", "null", "")) {
        check("'$origin' is not", saidTo(asked, origin).isEmpty())
    }
    val big = request("getMarketInfo", ""","more":"${"a".repeat(1_000_000)}"""")
    check("a message of more than a million characters is not read", saidTo(listOf(HELLO, big)).size == 1)
    val deep = "[".repeat(100_000)
    check("a hundred thousand brackets do not use up the stack", saidTo(listOf(HELLO, deep)).size == 1)
    val fault = saidTo(listOf(HELLO, request("getUserInfo"))).last()
    check("what a command throws does not reach the page", "HOST_ERROR" in fault && "abc" !in fault)

    val texts = listOf("", "a\"b\\c/d", "\u0000\u001f\u2028\u2029", "Größe 灯 \uD83D\uDCA1", "\uD800")
    check("every text comes back as it was", texts.all { JsonText.read(JsonText.write(it)) == it })
    check("no line separator is written as it is", JsonText.write("\u2028\u2029").all { it < '\u2028' })
    val numbers = listOf("0", "-1", "9007199254740991", "1.5", "1e3", "-0.25E-2")
    check("numbers are read", numbers.all { (JsonText.read(it) as Number).toDouble() == it.toDouble() })
    val malformed = listOf(
        "", " ", "{", "}", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "nul", "NaN", "\"", "\"\\x\"",
        "\"\\u12g4\"", "\"\n\"", "1 2", "[1}", "'a'", "{\"a\"}", "tru",
    )
    check("malformed texts are nothing", malformed.all { JsonText.read(it) == null })
    check("half of any message is nothing", HELLO.indices.all { JsonText.read(HELLO.take(it)) == null })

    val log = JsonText.write(redacted(mapOf("Token" to "abc", "a" to listOf(mapOf("url" to "/x?token=abc&b=1")))))
    check("a log shows no token, wherever it stands", "abc" !in log && "b=1" in log)
    if (failed > 0) exitProcess(1)
}
