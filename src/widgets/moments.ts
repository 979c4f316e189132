import type { Site } from '#rules/markets.ts';
import { marketLocales } from './delivery-dates.ts';

/** 'Nov 21, 2026' on the shopper's own clock, in the order of the market. */
export function dayText(instant: number, site: Site): string {
  return new Intl.DateTimeFormat(marketLocales[site], { dateStyle: 'medium' }).format(instant);
}

/** 'Nov 21, 2026, 2:05 PM' on the shopper's own clock. */
export function momentText(instant: number, site: Site): string {
  return new Intl.DateTimeFormat(marketLocales[site], { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}

/** An instant as the component of a time takes it: in words and for machines. */
export function moment(instant: number, site: Site): { readonly text: string; readonly dateTime: string } {
  return { text: momentText(instant, site), dateTime: new Date(instant).toISOString() };
}
