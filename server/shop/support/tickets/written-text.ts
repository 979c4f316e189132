import { encodeEmoji } from '#rules/emoji.ts';
import { ticketLengths } from '#rules/ticket-limits.ts';
import { checkLength } from '#rules/validators.ts';
import { ShopError } from '#server/contract/shop-error.ts';

const labels = { subject: 'Subject', text: 'Message' } as const;

/** A text as it is stored. @throws BAD_REQUEST naming the field where it is too short or too long */
export function storedText(path: 'subject' | 'text', text: string): string {
  const message = checkLength(labels[path], text, ticketLengths[path]);
  if (message === undefined) return encodeEmoji(text);
  throw new ShopError('BAD_REQUEST', { fields: [{ path, rule: 'length', message }] });
}
