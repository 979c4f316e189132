import { encodeEmoji } from '#rules/emoji.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import { maskContacts } from '#rules/qa-texts.ts';
import { checkLength } from '#rules/validators.ts';
import { ShopError } from '#server/contract/shop-error.ts';

const labels = { title: 'Title', body: 'Text', motive: 'Motive' } as const;

/** Asks that a text is long enough. @throws BAD_REQUEST naming the field */
export function requireLength(path: keyof typeof labels, text: string, kind: keyof typeof qaLengths): string {
  const { min, max } = qaLengths[kind];
  const message = checkLength(labels[path], text, min > 0 ? { min, max } : { max });
  if (message === undefined) return text;
  throw new ShopError('BAD_REQUEST', { fields: [{ path, rule: 'length', message }] });
}

/** A text of a member as it is stored: without contacts, with emoji encoded. */
export const storedText = (text: string): string => encodeEmoji(maskContacts(text));
