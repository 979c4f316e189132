import type { Wish } from './case.ts';

/** How a host takes a wish. `seen` is the answer of a person who was asked to look. */
export type ControlReply =
  | { readonly ok: true; readonly state?: unknown; readonly seen?: boolean }
  | { readonly ok: false; readonly reason: string };

/** The narrow way to a host under test. */
export interface HostPort {
  /** Hands the host one message of the page, whatever it is. */
  readonly post: (text: string) => void;
  /** Hears every message of the host; gives back the way to stop. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
  /** Resolves after everything the wish caused has been heard. */
  readonly control: (wish: Wish) => Promise<ControlReply>;
}

/** Runs something after so many milliseconds; gives back the way to call it off. */
export type Timer = (ms: number, run: () => void) => () => void;

export const realTimer: Timer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
