package android.app;

import android.content.Context;
import android.os.Bundle;
import android.view.View;

public class Activity extends Context {
    protected void onCreate(Bundle savedInstanceState) {}

    protected void onResume() {}

    protected void onDestroy() {}

    public void setContentView(View view) {}

    public void setTitle(CharSequence title) {}

    public final CharSequence getTitle() {
        return "";
    }

    public void finish() {}
}
