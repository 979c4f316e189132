package com.lampyris.bridge

import kotlinx.coroutines.Job

/** One page load: the channel it chose, what it asked for, and which ids it has used. */
internal class Page(val channel: String, val say: (String) -> Unit) {
    val running = mutableMapOf<String, Job>()
    private val seen = LinkedHashSet<String>()

    /** False for an id that was used before: a message that came twice is dispatched once. */
    fun isNew(id: String): Boolean {
        if (seen.size == REMEMBERED) seen.remove(seen.first())
        return seen.add(id)
    }

    private companion object {
        const val REMEMBERED = 1024
    }
}
