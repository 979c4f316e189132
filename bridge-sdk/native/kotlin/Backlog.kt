package com.lampyris.bridge

/** What the app pushed while no page was there, kept by the policy of each event. */
internal class Backlog {
    private val states = LinkedHashMap<String, BridgeEvent>()
    private val queue = ArrayDeque<BridgeEvent>()

    fun keep(event: BridgeEvent) {
        when (event.retain) {
            Retain.NONE -> return
            Retain.LATEST -> states[event.name] = event
            Retain.MERGED -> states[event.name] = states[event.name]?.mergedWith(event) ?: event
            Retain.QUEUE -> {
                if (queue.size == MOST) queue.removeFirst()
                queue.addLast(event)
            }
        }
    }

    /** Everything that waits, states first; nothing waits afterwards. */
    fun takeAll(): List<BridgeEvent> = (states.values + queue).also {
        states.clear()
        queue.clear()
    }

    private companion object {
        /** As many as the page itself keeps; older ones give way. */
        const val MOST = 32
    }
}
