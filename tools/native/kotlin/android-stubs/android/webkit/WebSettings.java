package android.webkit;

public abstract class WebSettings {
    public abstract void setJavaScriptEnabled(boolean isEnabled);

    public abstract boolean getJavaScriptEnabled();

    public abstract void setDomStorageEnabled(boolean isEnabled);

    public abstract boolean getDomStorageEnabled();
}
