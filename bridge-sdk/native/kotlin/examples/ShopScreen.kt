package com.example.shop

import com.lampyris.bridge.Medium
import com.lampyris.bridge.RightButton
import com.lampyris.bridge.UploadParams

/** What your app already has, as far as the shop needs it. */
interface ShopScreen {
    fun close()
    fun open(address: String, isReplacing: Boolean, title: String?)
    fun showTitle(title: String, subTitle: String?)
    fun showButtons(buttons: List<RightButton>)
    fun showBadge(count: Long)
    fun openLogin()
    fun hideOverlay()

    /** Media types such as `image/png`; bytes sent and in all go to [onProgress]. No media: the person chose none. */
    suspend fun upload(params: UploadParams, onProgress: (sent: Long, total: Long) -> Unit): List<Medium>
}
