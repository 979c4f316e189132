import { redactText } from '../security/redact-text.ts';

/** Options and fields that people write texts into, or search people's texts with: a text of one word looks like a code. */
const texts = new Set([
  'text',
  'reason',
  'question',
  'title',
  'to',
  'name',
  'scope-text',
  'search',
  'email',
  'message',
]);

/** Codes, numbers, times, states and names of files. */
const codeLike = /^[\w.,:=+%-]{1,80}$/;
const longest = 1_000;

function maskedText(name: string, text: string): string {
  // Of a path the name of the file: folders name people.
  const last = text.split(/[/\\]/).at(-1) ?? '';
  if (!texts.has(name) && codeLike.test(last) && redactText(last) === last) return last;
  return /^\S+@\S+$/.test(text) ? '‹email›' : `‹${[...text].length} signs›`;
}

function maskedValue(name: string, value: unknown): string {
  if (typeof value === 'string') return maskedText(name, value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map((each) => maskedValue(name, each)).join(' ')}]`;
  if (typeof value === 'object' && value !== null) return `{${maskedFields(value)}}`;
  return '–';
}

/** Fields by name, `orderNo=L1 amount=100 reason=‹8 signs›`. */
const maskedFields = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${maskedValue(name, value)}`)
    .join(' ');

/**
 * What was said to the shop, for its record: codes, numbers and states as they are; of texts and addresses only that they were
 * there. What nobody has thought of is masked.
 * @returns at most 1,000 characters
 */
export function maskedWords(words: readonly string[], fields: object): string {
  const all = [...words.map((word) => maskedText('', word)), maskedFields(fields)].filter((word) => word !== '');
  const line = all.join(' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
