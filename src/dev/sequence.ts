import { linesOf } from './lines.ts';
import type { LogEntry } from './messages.ts';

/** The lifeline of everything that is no machine: pages, the browser, effects. */
const outside = 'outside';

export interface SequenceRow extends Pick<LogEntry, 'number' | 'at' | 'kind' | 'title'> {
  /** Names of lifelines; the same for what happens in one machine. */
  readonly from: string;
  readonly to: string;
  /** The effect that answers. */
  readonly effect: string | null;
}

export interface Sequence {
  /** In the order in which they appear, the outside first. */
  readonly lifelines: readonly string[];
  readonly rows: readonly SequenceRow[];
}

/** How a machine starts, and its own timers, are no messages between machines. */
const ownEvent = /^xstate\.(init|after|stop)\b/;

/** The messages of a log, in the order of time. @param only the machine they come from or go to; empty for all */
export function sequenceOf(log: readonly LogEntry[], only: string): Sequence {
  const machines = new Set(log.map(({ actor }) => actor));
  const rows = linesOf(log, only)
    .filter(({ kind, title }) => kind !== 'event' || only !== '' || !ownEvent.test(title))
    .map(({ number, at, kind, title, actor, from }): SequenceRow => {
      const isMachine = from !== null && machines.has(from);
      const source = kind !== 'event' ? actor : isMachine ? from : outside;
      return { number, at, kind, title, from: source, to: actor, effect: isMachine ? null : from };
    });
  const lifelines = new Set([outside, ...rows.flatMap(({ from, to }) => [from, to])]);
  return { lifelines: [...lifelines], rows };
}
