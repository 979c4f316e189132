package com.lampyris.bridge.stdio

import com.lampyris.bridge.BridgeErrorCode
import com.lampyris.bridge.BridgeFailure
import com.lampyris.bridge.Json
import com.lampyris.bridge.jsonObject
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.currentCoroutineContext

/** How the kit wants commands answered and which answers it wants held back. */
internal class Script {
    private val answers = mutableMapOf<String, Json>()
    private val held = mutableSetOf<String>()
    private val gates = mutableMapOf<String, CompletableDeferred<Unit>>()

    fun answer(command: String, scripted: Json) {
        answers[command] = scripted
    }

    fun hold(command: String) {
        held += command
    }

    fun release(id: String) {
        gates.remove(id)?.complete(Unit)
    }

    fun isHeld(command: String): Boolean = command in held

    /** Does what the app would do, unless the kit has said what to answer; and holds the answer back if it has to. */
    suspend fun <T> around(command: String, read: (Json) -> T, run: suspend () -> T): T {
        val outcome = runCatching { answers[command]?.let { scripted(it, read) } ?: run() }
        if (command in held) {
            val id = currentCoroutineContext()[CoroutineName]?.name.orEmpty()
            CompletableDeferred<Unit>().also { gates[id] = it }.await()
        }
        return outcome.getOrThrow()
    }

    private fun <T> scripted(answer: Json, read: (Json) -> T): T {
        if (answer["ok"] == true) return read(jsonObject(answer["data"]).orEmpty())
        val error = jsonObject(answer["error"]).orEmpty()
        val code = BridgeErrorCode.entries.find { it.name == error["code"] } ?: BridgeErrorCode.HOST_ERROR
        throw BridgeFailure(code, error["message"] as? String ?: "", error["data"])
    }
}
