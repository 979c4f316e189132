/** All instants are epoch ms of the server's clock, so that a wrong clock of the device deceives nobody. */
export interface CountdownInput {
  readonly until: number;
  readonly now: number;
  /** Nobody looks at the page yet. */
  readonly hidden: boolean;
}

export type CountdownContext = CountdownInput;

export type CountdownEvent =
  | { readonly type: 'clock.ticked'; readonly now: number }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.becameVisible'; readonly now: number }
  /** The server named another end. */
  | { readonly type: 'deadline.moved'; readonly until: number; readonly now: number };

export interface CountdownDependencies {
  /** Reports the time whenever another second of what is left begins; returns how to stop it. */
  readonly tick: (until: number, onTick: (now: number) => void) => () => void;
  /** The end was reached: what the page shows is to be asked again. */
  readonly requestRefresh: () => void;
}
