package com.lampyris.bridge

internal class MalformedJson : Exception()

/** Reads one JSON text from its beginning to its end. */
internal class JsonReader(private val text: String) {
    private var at = 0
    private var depth = 0

    fun readAll(): Any? {
        val value = value()
        blank()
        if (at != text.length) fail()
        return value
    }

    private fun fail(): Nothing = throw MalformedJson()

    private fun value(): Any? {
        blank()
        return when (peek()) {
            '{' -> nested(::fields)
            '[' -> nested(::items)
            '"' -> string()
            't' -> word("true", true)
            'f' -> word("false", false)
            'n' -> word("null", null)
            else -> number()
        }
    }

    /** A text of a thousand brackets must not use up the stack. */
    private fun <T> nested(read: () -> T): T {
        if (depth == MOST_NESTED) fail()
        depth += 1
        return read().also { depth -= 1 }
    }

    private fun fields(): Map<String, Any?> = buildMap {
        at += 1
        if (skip('}')) return@buildMap
        do {
            blank()
            val name = string()
            if (!skip(':')) fail()
            put(name, value())
        } while (skip(','))
        if (!skip('}')) fail()
    }

    private fun items(): List<Any?> = buildList {
        at += 1
        if (skip(']')) return@buildList
        do add(value()) while (skip(','))
        if (!skip(']')) fail()
    }

    private fun string(): String = buildString {
        if (peek() != '"') fail()
        at += 1
        while (peek() != '"') {
            val char = text[at++]
            if (char < ' ') fail()
            append(if (char == '\\') escaped() else char)
        }
        at += 1
    }

    private fun escaped(): Char = when (val char = peek().also { at += 1 }) {
        '"', '\\', '/' -> char
        'b' -> '\b'
        'f' -> '\u000c'
        'n' -> '\n'
        'r' -> '\r'
        't' -> '\t'
        'u' -> {
            val digits = text.substring(at, minOf(at + 4, text.length))
            if (!digits.matches(fourHexDigits)) fail()
            at += 4
            digits.toInt(16).toChar()
        }
        else -> fail()
    }

    private fun number(): Number {
        val found = numberAt.matchAt(text, at)?.value ?: fail()
        at += found.length
        return found.toLongOrNull() ?: found.toDouble()
    }

    private fun <T> word(word: String, value: T): T {
        if (!text.startsWith(word, at)) fail()
        at += word.length
        return value
    }

    private fun peek(): Char = if (at < text.length) text[at] else fail()

    private fun blank() {
        while (at < text.length && text[at] in " \t\n\r") at += 1
    }

    private fun skip(char: Char): Boolean {
        blank()
        return (at < text.length && text[at] == char).also { if (it) at += 1 }
    }

    private companion object {
        const val MOST_NESTED = 64
        val fourHexDigits = Regex("[0-9a-fA-F]{4}")
        val numberAt = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")
    }
}
