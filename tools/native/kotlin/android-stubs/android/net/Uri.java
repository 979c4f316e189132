package android.net;

public abstract class Uri {
    public abstract String getScheme();

    public abstract String getEncodedAuthority();
}
