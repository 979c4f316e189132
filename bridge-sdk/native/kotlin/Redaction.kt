package com.lampyris.bridge

enum class Direction { FROM_PAGE, TO_PAGE }

private const val MASK = "•••"

/** Addresses and texts carry fields too: `?token=…`, `"token":"…"`, `Authorization: Bearer …`. */
private val secretInText = Regex(
    """((?:${BridgeContract.secrets.joinToString("|")})[\\"']*\s*[=:]\s*[\\"']*(?:bearer\s+)?)[^&#"'\\\s]+""",
    RegexOption.IGNORE_CASE,
)

/** A copy in which the values of secret fields are masked at every depth, in texts as well, so that a log may show it. */
fun redacted(value: Any?): Any? = when (value) {
    is String -> secretInText.replace(value) { it.groupValues[1] + MASK }
    is Map<*, *> -> value.mapValues { (name, field) ->
        if (name.toString().lowercase() in BridgeContract.secrets) MASK else redacted(field)
    }
    is Iterable<*> -> value.map(::redacted)
    else -> value
}
