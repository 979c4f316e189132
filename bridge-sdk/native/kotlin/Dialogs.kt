package com.lampyris.bridge

import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/**
 * Shows dialogs one at a time, in the order they were asked for. A call that the page gave up closes its dialog, or
 * leaves the queue when it was not shown yet.
 */
class Dialogs {
    private val turn = Mutex()

    /**
     * Waits for its turn and for the person. [show] puts the dialog on screen, resumes what it is given once the person
     * has answered, and gives back the way to take the dialog off the screen.
     */
    suspend fun <T> ask(show: (CancellableContinuation<T>) -> (() -> Unit)): T = turn.withLock {
        suspendCancellableCoroutine { answer ->
            val close = show(answer)
            answer.invokeOnCancellation { close() }
        }
    }
}
