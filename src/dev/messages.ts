import type { StateValue } from 'xstate';
import type { Recording } from '#machines/verify/recording.ts';
import type { RunningTimer } from './actor-facts.ts';
import type { Reaction } from './reaction.ts';

/** An actor as the inspector page sees it. Nothing in here is secret: all of it went through `redact`. */
export interface ActorFacts {
  /** Unique among the tabs of this browser. */
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  /** The id of its machine; null for a promise or another effect. */
  readonly machine: string | null;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value: StateValue | null;
  readonly context: unknown;
  readonly timers: readonly RunningTimer[];
  /** To the last event it heard; null before, and for effects. */
  readonly reaction: Reaction | null;
}

/** One line of the log: an event on its way, the state it led to, or that it led nowhere because a guard said no or nothing waits for it. */
export interface LogEntry {
  /** Counts up within a tab. */
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly kind: 'event' | 'state' | 'stay';
  /** The type of the event, or the state in words. */
  readonly title: string;
  /** Who sent it; null when it came from outside of the machines. */
  readonly from: string | null;
  readonly payload: unknown;
}

export interface TabNews {
  readonly type: 'tab.news';
  readonly tab: string;
  readonly path: string;
  /** True when it is all the tab knows, not only what changed. */
  readonly whole: boolean;
  readonly isRecording: boolean;
  readonly actors: readonly ActorFacts[];
  readonly log: readonly LogEntry[];
}

export type Message =
  | TabNews
  | { readonly type: 'tab.left'; readonly tab: string }
  /** The inspector page opened: every tab of the shop tells what it knows. */
  | { readonly type: 'page.opened' }
  /** This tab begins to write down what its machines do. */
  | { readonly type: 'recording.begin'; readonly tab: string }
  /** It ends, and sends what it wrote. */
  | { readonly type: 'recording.end'; readonly tab: string }
  | { readonly type: 'recording.ended'; readonly tab: string; readonly recording: Recording }
  | { readonly type: 'event.send'; readonly tab: string; readonly actor: string; readonly event: { type: string } };

/** The way between the tabs of one browser; nothing on it leaves the machine. */
export interface Channel {
  post(message: Message): void;
  /** @returns what ends it */
  listen(hear: (message: Message) => void): () => void;
}

/** How many lines of the log are kept, in a tab and on the page. */
export const logLength = 1_000;

export function openChannel(): Channel {
  const channel = new BroadcastChannel('lampyris-machines');
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const take = ({ data }: MessageEvent<Message>): void => hear(data);
      channel.addEventListener('message', take);
      return () => channel.removeEventListener('message', take);
    },
  };
}
