import { cleanText } from '#rules/clean-text.ts';
/** An order number as it is kept: capitals without spaces, dashes or a leading '#', however it was copied. */
export function orderNumberOf(typed: string): string {
  return cleanText('reference', typed);
}

export function isOrderNumber(text: string): boolean {
  return /^[0-9A-Z]{8,24}$/.test(text);
}
