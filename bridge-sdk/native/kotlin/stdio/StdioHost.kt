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
    private var script = Script()
    private val log = mutableListOf<String>()
    private var isOld = false
    private var heldWelcome: String? = null
    private lateinit var host: BridgeHost
    private lateinit var app: ReferenceApp

    init {
        restart()
        val names = listOf(
            "restart", "emit", "answer", "hold", "release", "tap", "choose", "logIn", "logOut", "market", "light",
            "tapRightButton", "old", "look",
        )
        control(mapOf("ready" to true, "name" to "Kotlin reference host", "controls" to names))
    }

    fun read(line: String) {
        val message = jsonObject(JsonText.read(line)) ?: return
        if (message["to"] == "host") {
            host.receive(message["text"] as? String ?: return, Sender(ORIGIN, true, ::say))
            turns.runAll()
            return
        }
        val request = jsonObject(message["request"]).orEmpty()
        val answer = if (carryOut(request)) mapOf("ok" to true) else mapOf("ok" to false, "reason" to "no such request")
        turns.runAll()
        val state = if (request["do"] == "look") mapOf("state" to app.state(log)) else emptyMap()
        control(mapOf("n" to message["n"]) + answer + state)
    }

    /** False for what nobody knows. What there is nothing to do it to, such as a tap without a dialog, does nothing. */
    private fun carryOut(request: Json): Boolean {
        val text = { name: String -> request[name] as? String ?: "" }
        when (text("do")) {
            "restart" -> restart()
            "emit" -> host.push(eventOf(text("name"), jsonObject(request["data"]).orEmpty()) ?: return false)
            "answer" -> script.answer(text("cmd"), request)
            "hold" -> script.hold(text("cmd"))
            "release" -> if ("id" in request) script.release(text("id")) else releaseWelcome()
            "tap" -> app.tap(text("button"))
            "choose" -> app.choose((request["items"] as? List<*>).orEmpty().map { Medium.read(jsonObject(it).orEmpty()) })
            "logIn" -> app.logIn(UserInfo.read(request))
            "logOut" -> app.logIn(UserInfo("", "", false))
            "market" -> app.switchTo(text("market"), text("marketName"))
            "light" -> app.turn(request["lightMode"] == true)
            "tapRightButton" -> app.tapRightButton(request["index"] as? Long ?: -1)
            "old" -> isOld = true
            "look" -> Unit
            else -> return false
        }
        return true
    }

    private fun restart() {
        scope.cancel()
        scope = CoroutineScope(SupervisorJob() + turns)
        script = Script()
        log.clear()
        isOld = false
        heldWelcome = null
        app = ReferenceApp(script, { host.push(it) }, { host.pushToNextPage(it) })
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
            isWelcome && script.isHeld("hello") -> heldWelcome = text
            else -> write(mapOf("from" to "host", "text" to if (isOld) JsonText.write(message - "ch") else text))
        }
    }

    private fun releaseWelcome() {
        heldWelcome?.let { write(mapOf("from" to "host", "text" to it)) }
        heldWelcome = null
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
