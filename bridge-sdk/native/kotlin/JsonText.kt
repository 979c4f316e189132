package com.lampyris.bridge

/** The value as an object whose keys are text; null for everything else. */
internal fun jsonObject(value: Any?): Json? {
    if (value !is Map<*, *>) return null
    return buildMap { for ((key, item) in value) put(key as? String ?: return null, item) }
}

/**
 * JSON as maps, lists, strings, booleans, null, Long for whole numbers and Double for others. Small on purpose, so that
 * the host needs no library: an app may put its own in its place.
 */
object JsonText {
    /** The value of a text; null for what is no JSON and for what is nested deeper than 64. */
    fun read(text: String): Any? = try {
        JsonReader(text).readAll()
    } catch (_: MalformedJson) {
        null
    }

    fun write(value: Any?): String = StringBuilder().also { append(it, value) }.toString()

    private fun append(out: StringBuilder, value: Any?) {
        when (value) {
            null -> out.append("null")
            is String -> appendText(out, value)
            is Double -> out.append(if (value.isFinite()) value.toString() else "null")
            is Number, is Boolean -> out.append(value.toString())
            is Map<*, *> -> {
                out.append('{')
                value.entries.forEachIndexed { at, (key, item) ->
                    if (at > 0) out.append(',')
                    appendText(out, key.toString())
                    append(out.append(':'), item)
                }
                out.append('}')
            }
            is Iterable<*> -> {
                out.append('[')
                value.forEachIndexed { at, item ->
                    if (at > 0) out.append(',')
                    append(out, item)
                }
                out.append(']')
            }
            else -> throw IllegalArgumentException("${value::class} is no JSON")
        }
    }

    /** Escapes the two line separators too: in a script they would end the line. */
    private fun appendText(out: StringBuilder, text: String) {
        out.append('"')
        for (char in text) {
            when {
                char == '"' || char == '\\' -> out.append('\\').append(char)
                char < ' ' || char == '\u2028' || char == '\u2029' || char.isSurrogate() ->
                    out.append("\\u").append(char.code.toString(16).padStart(4, '0'))
                else -> out.append(char)
            }
        }
        out.append('"')
    }
}
