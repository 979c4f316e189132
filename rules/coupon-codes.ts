import { cleanText } from './clean-text.ts';
const pattern = /^[A-Z0-9][A-Z0-9-]{4,14}[A-Z0-9]$/;

/** Letters and digits that nobody mistakes for another when a code is read aloud or copied by hand. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 12;

/** A typed code as it is stored: 6 to 16 characters, cleaned; undefined for anything else. */
export function parseCouponCode(typed: string): string | undefined {
  const code = cleanText('code', typed);
  return pattern.test(code) ? code : undefined;
}

/** A code that nobody guesses: 12 characters of 31, some 59 bits. @param bytes 16 random ones or more */
export function makeCouponCode(bytes: Iterable<number>): string {
  // What is left over of a byte would make the first characters of the alphabet more frequent.
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length));
  const characters = fair.slice(0, length).map((byte) => alphabet[byte % alphabet.length] ?? '');
  if (characters.length < length) throw new RangeError('Too few random bytes for a code');
  return characters.join('');
}
