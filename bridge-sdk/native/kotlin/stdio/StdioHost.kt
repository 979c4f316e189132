package com.lampyris.bridge.stdio

import com.lampyris.bridge.BridgeHost
import com.lampyris.bridge.Direction
import com.lampyris.bridge.HostIdentity
import com.lampyris.bridge.Json
import com.lampyris.bridge.JsonText
import com.lampyris.bridge.Medium
import com.lampyris.bridge.Sender
import com.lampyris.bridge.UserInfo
import com.lampyris.bridge.jsonObject
import java.io.PrintStream
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel

private const val ORIGIN = "https://conformance.example"

/** The reference host as a process for the conformance kit: JSON lines in, JSON lines out. */
private class StdioHost(private val out: PrintStream) {
    private val turns = Turns()
    private var scope = CoroutineScope(Job())
    private var wishes = Wishes()
    private val log = mutableListOf<String>()
    private var isOld = false
    private var heldWelcome: String? = null
    private lateinit var host: BridgeHost
    private lateinit var app: ReferenceApp

    init {
        restart()
        val names = listOf(
            "restart", "emit", "answer", "hold", "release", "tap", "choose", "signIn", "signOut", "market", "light",
            "tapRightButton", "old", "look",
        )
        control(mapOf("ready" to true, "name" to "Kotlin reference host", "wishes" to names))
    }

    fun read(line: String) {
        val message = jsonObject(JsonText.read(line)) ?: return
        if (message["to"] == "host") {
            host.hear(message["text"] as? String ?: return, Sender(ORIGIN, true, ::say))
            turns.runAll()
            return
        }
        val wish = jsonObject(message["wish"]).orEmpty()
        val answer = carryOut(wish).let { refusal ->
            if (refusal == null) mapOf("ok" to true) else mapOf("ok" to false, "reason" to refusal)
        }
        turns.runAll()
        val state = if (wish["do"] == "look") mapOf("state" to app.state(log)) else emptyMap()
        control(mapOf("n" to message["n"]) + answer + state)
    }

    /** Null when it was done, otherwise why not. */
    private fun carryOut(wish: Json): String? {
        val text = { name: String -> wish[name] as? String ?: "" }
        val isDone = when (val name = text("do")) {
            "restart" -> restart().let { true }
            "emit" -> eventOf(text("name"), jsonObject(wish["data"]).orEmpty())?.let(host::push) != null
            "answer" -> wishes.answer(text("cmd"), wish).let { true }
            "hold" -> wishes.hold(text("cmd")).let { true }
            "release" -> if ("id" in wish) wishes.release(text("id")).let { true } else releaseWelcome()
            "tap" -> app.tap(text("button"))
            "choose" -> app.choose((wish["items"] as? List<*>).orEmpty().map { Medium.read(jsonObject(it).orEmpty()) })
            "signIn" -> app.signIn(UserInfo.read(wish)).let { true }
            "signOut" -> app.signIn(UserInfo("", "", false)).let { true }
            "market" -> app.switchTo(text("market"), text("marketName")).let { true }
            "light" -> app.turn(wish["lightMode"] == true).let { true }
            "tapRightButton" -> app.tapRightButton(wish["index"] as? Long ?: -1)
            "old" -> true.also { isOld = true }
            "look" -> true
            else -> return "$name is no wish"
        }
        return if (isDone) null else "there is nothing to do it to"
    }

    private fun restart() {
        scope.cancel()
        scope = CoroutineScope(SupervisorJob() + turns)
        wishes = Wishes()
        log.clear()
        isOld = false
        heldWelcome = null
        app = ReferenceApp(wishes, { host.push(it) }, { host.pushToNextPage(it) })
        host = BridgeHost(
            commands = app.commands,
            identity = HostIdentity("kotlin", "5.0.0"),
            allowedOrigins = setOf(ORIGIN),
            scope = scope,
            onFault = { command, error -> System.err.println("$command: $error") },
            onMessage = ::note,
        )
    }

    private fun note(direction: Direction, message: Any?) {
        log += "$direction ${JsonText.write(message)}"
    }

    private fun say(text: String) {
        val message = jsonObject(JsonText.read(text)).orEmpty()
        val isWelcome = message["k"] == "welcome"
        when {
            isWelcome && isOld -> return
            isWelcome && wishes.isHeld("hello") -> heldWelcome = text
            else -> write(mapOf("from" to "host", "text" to if (isOld) JsonText.write(message - "ch") else text))
        }
    }

    private fun releaseWelcome(): Boolean {
        write(mapOf("from" to "host", "text" to (heldWelcome ?: return false)))
        heldWelcome = null
        return true
    }

    private fun control(fields: Json) = write(mapOf("from" to "control") + fields)

    private fun write(line: Json) {
        out.println(JsonText.write(line))
        out.flush()
    }
}

fun main() {
    val host = StdioHost(PrintStream(System.out, false, Charsets.UTF_8))
    System.`in`.bufferedReader(Charsets.UTF_8).forEachLine(host::read)
}
