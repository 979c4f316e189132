/** How an app makes itself known in the window. The one place that knows the names. */
export interface ShellNames {
  /** Exactly `true` in an app, set before the page's first script runs. */
  readonly flag: string;
  /** The object with `postMessage`, the function itself, or the message handler of WebKit. */
  readonly call: string;
  /** The function by which an app without an answering port speaks to the page. */
  readonly receive: string;
}

export const shellNames: ShellNames = {
  flag: 'LampyrisWebView',
  call: 'LampyrisNative',
  receive: 'LampyrisReceive',
};
