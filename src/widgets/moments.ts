import { marketClock, marketDay } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';

/** What the shopper's own clock shows at an instant. */
function shownAt(instant: number) {
  const date = new Date(instant);
  const [hour, minute] = [date.getHours(), date.getMinutes()];
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour, minute };
}

/** 'Sat, Nov 21, 2026' on the shopper's own clock, as the market writes it. */
export function dayText(instant: number, site: Site): string {
  return marketDay(shownAt(instant), site, { withYear: true });
}

/** 'Sat, Nov 21, 2026, 2:05 PM' on the shopper's own clock, as the market writes it. */
export function momentText(instant: number, site: Site): string {
  return `${dayText(instant, site)}, ${marketClock(shownAt(instant), site)}`;
}

/** An instant as the component of a time takes it: in words and for machines. */
export function moment(instant: number, site: Site): { readonly text: string; readonly dateTime: string } {
  return { text: momentText(instant, site), dateTime: new Date(instant).toISOString() };
}
