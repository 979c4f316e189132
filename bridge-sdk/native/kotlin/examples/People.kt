package com.example.shop

import android.app.Activity
import android.app.AlertDialog
import com.lampyris.bridge.AlertParams
import com.lampyris.bridge.ConfirmParams
import com.lampyris.bridge.Dialogs
import kotlin.coroutines.resume

/** Asks the person, one question at a time. */
class People(private val activity: Activity) {
    private val dialogs = Dialogs()

    suspend fun agree(asked: ConfirmParams): Boolean = dialogs.ask { answer ->
        val dialog = AlertDialog.Builder(activity)
            .setTitle(asked.title)
            .setMessage(asked.message)
            .setPositiveButton(asked.okText) { _, _ -> answer.resume(true) }
            .setNegativeButton(asked.cancelText) { _, _ -> answer.resume(false) }
            .setOnCancelListener { answer.resume(false) }
            .show();
        { dialog.dismiss() }
    }

    suspend fun tell(said: AlertParams): Unit = dialogs.ask { answer ->
        val dialog = AlertDialog.Builder(activity)
            .setTitle(said.title)
            .setMessage(said.message)
            .setPositiveButton(said.okText) { _, _ -> answer.resume(Unit) }
            .setOnCancelListener { answer.resume(Unit) }
            .show();
        { dialog.dismiss() }
    }
}
