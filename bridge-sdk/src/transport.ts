/** The connection to a host: text out, text in. */
export interface Transport {
  readonly kind: 'android' | 'ios' | 'react-native' | 'legacy-call' | 'iframe' | 'memory';
  /**
   * True where only the app can write into the page. Only such a host may omit the channel:
   * any other window may post to a window.
   */
  readonly isPrivate: boolean;
  /** Posts one message. Throws when the app is gone. */
  readonly post: (text: string) => void;
  /** Subscribes to messages, valid or not; returns a function that unsubscribes. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
}
