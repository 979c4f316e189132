package com.lampyris.bridge.stdio

import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable

/** Runs coroutines on the thread that asks for it, until none can go on: then everything that follows has followed. */
internal class Turns : CoroutineDispatcher() {
    private val waiting = ArrayDeque<Runnable>()

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        waiting.addLast(block)
    }

    fun runAll() {
        while (true) (waiting.removeFirstOrNull() ?: return).run()
    }
}
