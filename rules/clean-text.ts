// A sign that a joiner or a variation selector changes: of a script that joins, a Han character, an emoji.
const joinable =
  '(?![\\p{Default_Ignorable_Code_Point}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}])[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
const joined = `${joinable}(?:[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]|[\\u200C\\u200D](?=${joinable}))+`;
const unseen = '[\\p{Default_Ignorable_Code_Point}\\p{Co}\\p{Cs}\\u2800\\uFFF9-\\uFFFB]|(?![\\t\\n\\r\\v\\f])\\p{Cc}';

const lineBreak = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const unseenButJoined = new RegExp(`(${joined}|[0-9#*]\\uFE0F(?=\\u20E3))|${unseen}`, 'gu');
const allUnseen = new RegExp(unseen, 'gu');
/** With the long vowel of Japanese, which stands on the key of the dash. */
const dash = /[\p{Dash}\u30FC]/gu;
/** Of Arabic and Persian keyboards; those of full width NFKC knows. */
const easternDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;

const seen = (text: string): string =>
  text
    .replace(lineBreak, '\n')
    .normalize('NFC')
    .replace(unseenButJoined, (_, sequence: string | undefined) => sequence ?? '')
    .normalize('NFC');
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const plain = (text: string): string =>
  inOneLine(
    text
      .replace(lineBreak, '\n')
      .normalize('NFKC')
      .replace(allUnseen, '')
      .normalize('NFKC')
      .replace(dash, '-')
      .replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf)),
  );
const capitals = (text: string): string => text.normalize('NFKC').toUpperCase().normalize('NFKC');

const cleaners = {
  /** Never altered: a secret, or what a program made. */
  exact: (text: string) => text,
  /** Words in one line, in any script: a name, a street, words to search for. */
  line: (text: string) => inOneLine(seen(text)),
  /** Words in any number of lines. */
  block: (text: string) =>
    seen(text)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim(),
  /** Letters, digits and signs of a plain keyboard: a phone number, a postcode, a tax number. */
  plain,
  /** A code that is copied or typed by hand: capitals without spaces. */
  code: (text: string) => capitals(plain(text).replaceAll(' ', '')),
  /** The number of an order, a return or a ticket: capitals and digits alone, with or without '#'. */
  reference: (text: string) => capitals(plain(text).replace(/[ #-]/g, '')),
  email: (text: string) => plain(text).toLowerCase().normalize('NFKC'),
} as const;

/** What a text of a person is, as the contract says with `x-text`. */
export type TextKind = keyof typeof cleaners;

export const textKinds: ReadonlySet<string> = new Set(Object.keys(cleaners));

/**
 * A typed or pasted text as it is checked, sent and kept: without signs that nobody sees and spaces around it, in one
 * normal form. What nobody can read becomes the empty text. Idempotent.
 */
export const cleanText = (kind: TextKind, text: string): string => cleaners[kind](text);
