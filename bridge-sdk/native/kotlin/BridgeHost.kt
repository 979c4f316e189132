package com.lampyris.bridge

import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.launch

/** Who sent a message, as the web view says, never as the message says; and the way back to that page. */
class Sender(val origin: String, val isMainFrame: Boolean, val say: (String) -> Unit)

/**
 * The app's side of the bridge, without a word about Android. Use it from one thread, the one [scope] runs on.
 *
 * [initial] is asked at every greeting and reaches the page as the first hostData, before anything else.
 * [onFault] receives what a command threw beside a [BridgeFailure]; of that the page learns only HOST_ERROR.
 * [onMessage] receives every message of our page and every one to it, without its secrets: for a log.
 */
class BridgeHost(
    private val commands: BridgeCommands,
    private val identity: HostIdentity,
    val allowedOrigins: Set<String>,
    private val scope: CoroutineScope,
    private val initial: () -> HostData? = { null },
    private val onFault: (command: String, error: Throwable) -> Unit,
    private val onMessage: (direction: Direction, message: Any?) -> Unit = { _, _ -> },
) {
    private var page: Page? = null
    private val backlog = Backlog()

    /** Takes whatever came out of the web view. What is not from our page, or not of this protocol, changes nothing. */
    fun receive(text: String, from: Sender) {
        if (!from.isMainFrame || from.origin !in allowedOrigins || text.length > LONGEST) return
        val message = jsonObject(JsonText.read(text)) ?: return
        val channel = message["ch"] as? String
        if (!message.isOfProtocol() || channel.isNullOrEmpty()) return
        onMessage(Direction.FROM_PAGE, redacted(message))
        if (message["k"] == "hello") return greet(channel, from, message["protocols"])
        val sender = page?.takeIf { it.channel == channel } ?: return
        val id = (message["id"] as? String)?.takeIf { it.isNotEmpty() } ?: return
        when (message["k"]) {
            "req" -> dispatch(sender, id, message)
            "cancel" -> sender.running.remove(id)?.cancel()
        }
    }

    /** Sends an event to the page. While no page is there, the event is kept as its policy says. */
    fun push(event: BridgeEvent) {
        page?.let { send(it, "evt", mapOf("name" to event.name, "data" to event.data)) } ?: backlog.keep(event)
    }

    /** Keeps the event for the page load after this one, as data that one page hands to the next. */
    fun pushToNextPage(event: BridgeEvent) = backlog.keep(event)

    /** The page is gone: closed, crashed or on its way elsewhere. What it asked for is given up. */
    fun forgetPage() {
        page?.running?.values?.forEach(Job::cancel)
        page = null
    }

    private fun greet(channel: String, from: Sender, protocols: Any?) {
        if (protocols !is List<*> || BridgeContract.PROTOCOL_VERSION.toLong() !in protocols) return
        // The same page may greet twice; another channel is another page.
        if (page?.channel != channel) forgetPage()
        val greeted = page ?: Page(channel, from.say).also { page = it }
        val (merged, rest) = backlog.takeAll().partition { it.retain == Retain.MERGED }
        val welcome = Welcome(
            protocol = BridgeContract.PROTOCOL_VERSION.toLong(),
            host = identity,
            contract = BridgeContract.HASH,
            commands = commands.handlers.mapValues { 1 },
            initial = initial()?.toJson().orEmpty() + merged.fold(emptyMap()) { all, event -> all + event.data },
        )
        send(greeted, "welcome", mapOf("data" to welcome.toJson()))
        rest.forEach(::push)
    }

    private fun dispatch(page: Page, id: String, message: Json) {
        val command = message["cmd"] as? String ?: return
        if (!page.isNew(id)) return
        val job = scope.launch(CoroutineName(id), CoroutineStart.LAZY) {
            val reply = replyTo(command, message["params"])
            val isAwaited = page.running.remove(id) != null && command !in BridgeContract.silent
            if (isAwaited) send(page, "res", mapOf("id" to id) + reply)
        }
        page.running[id] = job
        job.start()
    }

    private fun send(page: Page, kind: String, fields: Json) {
        val head = mapOf("v" to BridgeContract.PROTOCOL_VERSION, "ch" to page.channel, "k" to kind)
        onMessage(Direction.TO_PAGE, redacted(head + fields))
        page.say(JsonText.write(head + fields))
    }

    private suspend fun CoroutineScope.replyTo(command: String, params: Any?): Json = try {
        val run = commands.handlers[command] ?: throw BridgeFailure(BridgeErrorCode.UNSUPPORTED, command)
        val read = jsonObject(params ?: emptyMap<String, Any?>())
        val data = run(read ?: throw BridgeFailure(BridgeErrorCode.INVALID_PARAMS, "params"))
        if (data == null) mapOf("ok" to true) else mapOf("ok" to true, "data" to data)
    } catch (failure: BridgeFailure) {
        val said = mapOf("code" to failure.code.name, "message" to failure.message)
        mapOf("ok" to false, "error" to if (failure.data == null) said else said + ("data" to failure.data))
    } catch (error: Throwable) {
        // A call that was given up ends here: nobody waits for an answer.
        ensureActive()
        onFault(command, error)
        mapOf("ok" to false, "error" to mapOf("code" to BridgeErrorCode.HOST_ERROR.name, "message" to ""))
    }

    private fun Json.isOfProtocol() = (this["v"] as? Number)?.toDouble() == BridgeContract.PROTOCOL_VERSION.toDouble()

    private companion object {
        /** Characters; far above what any command needs. */
        const val LONGEST = 1_000_000
    }
}
