import { currencies, type Currency } from './money.ts';

/** A price that a spreadsheet wrote, in minor units; 'ambiguous' where a sign may part thousands or decimals. */
export type TypedPrice = number | 'ambiguous' | undefined;

/** Thousands are parted by blanks, also by the narrow ones that spreadsheets write. */
const blanks = /[ \u00A0\u202F]/g;

/**
 * Reads '59.95', '59,95', '59,9', '1.234,50' and '1 234,50'. Whoever reads '5,995' cannot know whether it is near six or near six thousand.
 * @returns undefined for anything else, also for more decimals than the currency has
 */
export function readTypedPrice(text: string, currency: Currency): TypedPrice {
  const { exponent } = currencies[currency];
  const grouped = /^(\d{1,3})((?:[ \u00A0\u202F]\d{3})+)?(?:([.,])(\d+))?$/.exec(text);
  const bare = /^\d+(?:[.,]\d+)?$/.test(text);
  const both = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/.test(text);
  if (!grouped && !bare && !both) return undefined;
  const signs = text.match(/[.,]/g) ?? [];
  const [, decimals = ''] = /[.,](\d+)$/.exec(text) ?? [];
  if (signs.length === 1 && decimals.length === 3) return 'ambiguous';
  if (decimals.length > exponent) return undefined;
  const whole = (decimals === '' ? text : text.slice(0, -decimals.length - 1))
    .replaceAll(blanks, '')
    .replaceAll(/[.,]/g, '');
  const amount = Number(`${whole}${decimals.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
