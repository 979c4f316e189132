package android.webkit;

import android.content.Context;
import android.view.View;

public class WebView extends View {
    private WebSettings settings;

    public WebView(Context context) {}

    public WebSettings getSettings() {
        return settings;
    }

    public void setWebViewClient(WebViewClient client) {}

    public void loadUrl(String url) {}

    public void destroy() {}
}
