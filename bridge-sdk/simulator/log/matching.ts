import { isRecord } from '../../src/shape.ts';
import type { LogEntry } from './log.ts';

export const kinds = {
  all: 'Everything',
  calls: 'Commands and answers',
  events: 'Events',
  greetings: 'Greetings',
  mishaps: 'Mishaps',
} as const;

export type Kind = keyof typeof kinds;

export function isKind(value: string): value is Kind {
  return value in kinds;
}

const wireKinds: Readonly<Partial<Record<Kind, readonly unknown[]>>> = {
  calls: ['req', 'res', 'cancel'],
  events: ['evt'],
  greetings: ['hello', 'welcome'],
};

/** The lines of a kind that contain every word in their name or message, in any case. */
export function matching(entries: readonly LogEntry[], kind: Kind, words: string): readonly LogEntry[] {
  const queryWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { message, mishaps, title } = entry;
    if (kind === 'mishaps' && mishaps.length === 0) return false;
    const isKindred = wireKinds[kind]?.includes(isRecord(message) ? message['k'] : undefined) ?? true;
    const text = `${title} ${mishaps.join(' ')} ${JSON.stringify(message)}`.toLowerCase();
    return isKindred && queryWords.every((word) => text.includes(word));
  });
}
