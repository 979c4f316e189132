import type { ControlRequest } from './case.ts';

/** The result of a control request. `seen` is what a person answered about a `look`. */
export type ControlReply =
  | { readonly ok: true; readonly state?: unknown; readonly seen?: boolean }
  | { readonly ok: false; readonly reason: string };

/** The interface of the kit to a host under test. */
export interface HostPort {
  /** Delivers one message of the page, valid or not. */
  readonly post: (text: string) => void;
  /** Receives every message of the host; returns a function that stops it. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
  /** Resolves after every message that the control request caused was received. */
  readonly control: (request: ControlRequest) => Promise<ControlReply>;
}

/** Runs a function after a delay; returns a function that cancels it. */
export type Timer = (ms: number, run: () => void) => () => void;

export const realTimer: Timer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
