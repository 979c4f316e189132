package com.lampyris.bridge.stdio

import com.lampyris.bridge.Account
import com.lampyris.bridge.BridgeEvent
import com.lampyris.bridge.HostData
import com.lampyris.bridge.HostNotification
import com.lampyris.bridge.Json
import com.lampyris.bridge.LightMode
import com.lampyris.bridge.MarketChange
import com.lampyris.bridge.PassedThrough
import com.lampyris.bridge.RightButtonTap
import com.lampyris.bridge.UploadProgress

/** The event of that name; null when there is none. */
internal fun eventOf(name: String, data: Json): BridgeEvent? = when (name) {
    "accountToken" -> BridgeEvent.accountToken(Account.read(data))
    "hostData" -> BridgeEvent.hostData(HostData.read(data))
    "notifyLightMode" -> BridgeEvent.notifyLightMode(LightMode.read(data))
    "marketChange" -> BridgeEvent.marketChange(MarketChange.read(data))
    "hostNotification" -> BridgeEvent.hostNotification(HostNotification.read(data))
    "passThroughReceived" -> BridgeEvent.passThroughReceived(PassedThrough.read(data))
    "mediaUploadProgress" -> BridgeEvent.mediaUploadProgress(UploadProgress.read(data))
    "rightButtonTap" -> BridgeEvent.rightButtonTap(RightButtonTap.read(data))
    "hostResume" -> BridgeEvent.hostResume()
    else -> null
}
