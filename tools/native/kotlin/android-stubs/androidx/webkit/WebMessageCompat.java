package androidx.webkit;

public class WebMessageCompat {
    public static final int TYPE_STRING = 0;
    public static final int TYPE_ARRAY_BUFFER = 1;

    public int getType() {
        return TYPE_STRING;
    }

    public String getData() {
        return null;
    }
}
