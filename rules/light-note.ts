import { cleanText } from './clean-text.ts';
import { lightParameters, readLight, type LightRange, type LightSetting } from './light-setting.ts';

/** What somebody wrote to a link that carries a light. */
export interface LightNote {
  readonly text: string;
  /** The light that the link had which this one answers. */
  readonly before: LightSetting | undefined;
}

/** Characters. */
export const longestNote = 120;

/** What leads elsewhere, in a page of ours, is no message: an address, a mailbox, a phone number. */
const lead = /\/\/|@|\bwww\.|[\p{L}\d]\.[\p{L}]{2,}|\d[\d ().+-]{6,}\d/u;

/** A message as it is sent and shown: one line; undefined for none, one that is too long, and one that leads elsewhere. */
export function noteText(typed: string): string | undefined {
  const text = cleanText('line', typed);
  return text === '' || text.length > longestNote || lead.test(text) ? undefined : text;
}

/** The fragment of an address that carries a note, which no server is sent. @returns the empty text for a text that is no message */
export function noteHash(typed: string, before: LightSetting | undefined): string {
  const text = noteText(typed);
  if (text === undefined) return '';
  const parts = new URLSearchParams({ note: text });
  if (before) {
    parts.set('was', '1');
    for (const [name, value] of Object.entries(lightParameters(before)))
      if (value !== undefined) parts.set(name, value);
  }
  return `#${parts}`;
}

/** The note of a fragment, its light one that the lamp can be set to; undefined where there is none. */
export function readNote(hash: string, range: LightRange): LightNote | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const text = noteText(parts.get('note') ?? '');
  return text === undefined ? undefined : { text, before: parts.has('was') ? readLight(parts, range) : undefined };
}
