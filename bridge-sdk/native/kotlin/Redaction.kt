package com.lampyris.bridge

enum class Direction { FROM_PAGE, TO_PAGE }

/** A copy in which the values of secret fields are masked at every depth, so that a log may show it. */
fun redacted(value: Any?): Any? = when (value) {
    is Map<*, *> -> value.mapValues { (name, field) ->
        if (name.toString().lowercase() in BridgeContract.secrets) "•••" else redacted(field)
    }
    is Iterable<*> -> value.map(::redacted)
    else -> value
}
