import { encodeEmoji } from '#rules/emoji.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import { maskContacts } from '#rules/qa-texts.ts';
import { ShopError } from '#server/contract/shop-error.ts';

type Field = 'title' | 'body' | 'motive';

/** Asks that what is left of a text after trimming is long enough. @throws BAD_REQUEST naming the field */
export function requireLength(path: Field, text: string, kind: keyof typeof qaLengths): string {
  const { min, max } = qaLengths[kind];
  const trimmed = text.trim();
  const length = [...trimmed].length;
  if (length >= min && length <= max) return trimmed;
  const message = `Please write ${min > 0 ? `${min} to ` : 'at most '}${max} characters.`;
  throw new ShopError('BAD_REQUEST', { fields: [{ path, rule: 'length', message }] });
}

/** A text of a member as it is stored: without contacts, with emoji encoded. */
export const storedText = (text: string): string => encodeEmoji(maskContacts(text));
