package com.example.shop

/** Stands for whatever your app keeps its sign-in in. */
object Session {
    var token = ""
    var accountId = ""
    var country = "US"
}
