import type { LogEntry } from './messages.ts';

/** Says the same every three seconds, so it is shown only to who asks for it. */
const beating = 'pageTime';

/** The lines of one actor; of all without its name. */
export function linesOf(log: readonly LogEntry[], only: string): readonly LogEntry[] {
  return log.filter(({ actor, from }) => (only === '' ? actor !== beating : actor === only || from === only));
}

/** Names to choose from. */
export function actorsIn(log: readonly LogEntry[]): string[] {
  return [...new Set(log.map(({ actor }) => actor))].sort();
}
