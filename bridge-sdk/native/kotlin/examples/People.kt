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

    suspend fun agree(question: ConfirmParams): Boolean = dialogs.ask { answer ->
        val dialog = AlertDialog.Builder(activity)
            .setTitle(question.title)
            .setMessage(question.message)
            .setPositiveButton(question.okText) { _, _ -> answer.resume(true) }
            .setNegativeButton(question.cancelText) { _, _ -> answer.resume(false) }
            .setOnCancelListener { answer.resume(false) }
            .show();
        { dialog.dismiss() }
    }

    suspend fun notify(alert: AlertParams): Unit = dialogs.ask { answer ->
        val dialog = AlertDialog.Builder(activity)
            .setTitle(alert.title)
            .setMessage(alert.message)
            .setPositiveButton(alert.okText) { _, _ -> answer.resume(Unit) }
            .setOnCancelListener { answer.resume(Unit) }
            .show();
        { dialog.dismiss() }
    }
}
