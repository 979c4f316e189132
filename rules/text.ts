import { decodeEmoji } from './emoji.ts';
import { supportedLocales } from './limits.ts';

const wordJoiner = '\u2060';

/**
 * Breaks every opening HTML tag by an invisible word joiner after '<', so the text looks as typed but no parser makes an
 * element of it. A rule for display only: text is stored as typed, and escaping stays the defence against injection.
 */
export function neutraliseTags(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, `<${wordJoiner}`);
}

/** Stored user text as it is shown. Tokens are decoded first, since a token may stand for '<'. */
export function displayText(stored: string): string {
  return neutraliseTags(decodeEmoji(stored));
}

export type Locale = (typeof supportedLocales)[number];

/** True for a locale that the shop speaks. */
export function isLocale(input: string): input is Locale {
  return supportedLocales.some((locale) => locale === input);
}
