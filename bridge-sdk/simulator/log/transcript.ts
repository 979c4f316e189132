import { isRecord } from '../../src/shape.ts';
import type { LogEntry, Mishap } from './log.ts';

/** Outcomes with which a message was still delivered. */
const harmless: readonly Mishap[] = ['duplicate', 'reorder'];

/** The session of one page as JSON lines, as a recorder in the page writes it: only messages that were delivered. */
export function transcriptOf(entries: readonly LogEntry[], screen?: number): string {
  return entries
    .filter((entry) => screen === undefined || entry.screen === screen)
    .map(({ at, direction, message, mishaps }) => {
      const rejected = mishaps.find((mishap) => !harmless.includes(mishap));
      return `${JSON.stringify({ at, direction, message, rejected })}\n`;
    })
    .join('');
}

/** The number of messages in a text; undefined when it is no transcript. */
export function messagesIn(transcript: string): number | undefined {
  const lines = transcript.split('\n').filter((line) => line.trim() !== '');
  const isLine = (line: string): boolean => {
    try {
      const entry: unknown = JSON.parse(line);
      return isRecord(entry) && (entry['direction'] === 'in' || entry['direction'] === 'out');
    } catch {
      // A person may choose any file.
      return false;
    }
  };
  return lines.length > 0 && lines.every(isLine) ? lines.length : undefined;
}
