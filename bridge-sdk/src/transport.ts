/** A way to a host: text out, text in. */
export interface Transport {
  readonly kind: 'android' | 'ios' | 'react-native' | 'legacy-call' | 'iframe' | 'memory';
  /**
   * True where nobody but the app can write into the page. Only there a host too old for channels is believed:
   * to a window any other window may post.
   */
  readonly isPrivate: boolean;
  /** Hands over one message. Throws where the app is gone. */
  readonly post: (text: string) => void;
  /** Hears every message, whatever it is; gives back the way to stop. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
}
