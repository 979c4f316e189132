import type { EventObject } from 'xstate';

export interface TimerSeen {
  /** The event that it will bring. */
  readonly event: string;
  /** Epoch ms of the page's clock. */
  readonly rings: number;
}

/** One machine of a running page. */
export interface MachineSeen {
  /** Status, value and context as JSON. */
  readonly snapshot: string;
  /** The types of all events so far. */
  readonly received: readonly string[];
  readonly timers: readonly TimerSeen[];
  /** Epoch ms of the page's clock. */
  readonly now: number;
}

/** What the build for the replay keeps in `window.recorder`; a shopper's build has nothing of it. */
export interface Recorder {
  /** The first machine of this name that started in the document; null before. */
  readonly read: (machine: string) => MachineSeen | null;
  /** Several machines of one name count by their start. */
  readonly send: (machine: string, event: EventObject, index: number) => void;
  /** Names of the transitions that machines took in this document. */
  readonly taken: () => string[];
}

declare global {
  interface Window {
    recorder?: Recorder;
  }
}
