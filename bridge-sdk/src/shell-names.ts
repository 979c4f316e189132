/** How an app is detected in the window. Only this file has the names. */
export interface ShellNames {
  /** Exactly `true` in an app, set before the page's first script runs. */
  readonly flag: string;
  /** The object with `postMessage`, the function itself, or the message handler of WebKit. */
  readonly call: string;
  /** The page's function that an app without an answering port calls. */
  readonly receive: string;
}

export const shellNames: ShellNames = {
  flag: 'LampyrisWebView',
  call: 'LampyrisNative',
  receive: 'LampyrisReceive',
};
