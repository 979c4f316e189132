package com.example.shop

/** Stands for whatever your app keeps its login and its settings in. */
object Session {
    var token = ""
    var accountId = ""
    var market = "US"
    var marketName = "United States"
    var country = "US"
    var language = "en"
    var themeId = 3L
    var isLight = true

    /** Made once at the first start and kept: more than 10 characters, or the page makes its own. */
    val clientId = "d8f1c7a05b2e4963"

    fun switchTo(code: String): Boolean {
        if (code !in setOf("US", "EU", "GB", "CA", "JA")) return false
        market = code
        return true
    }
}
