import { isRecord } from '../src/shape.ts';
import type { LogEntry } from './log.ts';

const arrows = { out: '→', in: '←' } as const;
const kinds: Readonly<Record<string, string>> = { req: 'call', res: 'answer', evt: 'event' };

/** One line about a message: time, direction, content, and why it was rejected. */
export function headingOf({ at, direction, message, rejected }: LogEntry): string {
  const time = new Date(at).toISOString().slice(11, 23);
  const fields = isRecord(message) ? message : {};
  const { k, cmd, name, id, ok } = fields;
  const parts = [
    time,
    arrows[direction],
    typeof k === 'string' ? (kinds[k] ?? k) : 'unreadable',
    cmd ?? name,
    ok === false ? 'refused' : undefined,
    id,
    rejected && `rejected: ${rejected}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** True when every word of the query is in the message or its heading, in any case. */
export function matches(entry: LogEntry, query: string): boolean {
  const text = `${headingOf(entry)} ${JSON.stringify(entry.message) ?? ''}`.toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}
