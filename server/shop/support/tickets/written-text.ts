import { encodeEmoji } from '#rules/emoji.ts';
import { ticketLengths } from '#rules/ticket-limits.ts';
import { ShopError } from '#server/contract/shop-error.ts';

/** A text as it is stored. @throws BAD_REQUEST naming the field where it is too short or too long after trimming */
export function storedText(path: 'subject' | 'text', text: string): string {
  const { min, max } = ticketLengths[path];
  const trimmed = text.trim();
  const length = [...trimmed].length;
  if (length >= min && length <= max) return encodeEmoji(trimmed);
  const message = `Please write ${min} to ${max.toLocaleString('en')} characters.`;
  throw new ShopError('BAD_REQUEST', { fields: [{ path, rule: 'length', message }] });
}

/** A subject has one line. */
export const storedSubject = (text: string): string => storedText('subject', text.replaceAll(/\s+/g, ' '));
