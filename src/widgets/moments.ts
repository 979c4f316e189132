import { civilTime } from '#rules/dates.ts';
import { marketClock, marketDay, zoneName } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';

/** What the shopper's own clock shows at an instant. */
function shownAt(instant: number) {
  const date = new Date(instant);
  const [hour, minute] = [date.getHours(), date.getMinutes()];
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour, minute };
}

/** What the zone of the shopper's own clock is called: as its market says where both show the same, else 'PT' or 'CET'. */
function ownZone(instant: number, site: Site): string {
  const { timeZone, dateOrder } = markets[site];
  const [own, there] = [shownAt(instant), civilTime(instant, timeZone)];
  if (own.day === there.day && own.hour === there.hour && own.minute === there.minute) return zoneName(instant, site);
  const isAmerican = dateOrder === 'MDY';
  const format = new Intl.DateTimeFormat(isAmerican ? 'en-US' : 'en-GB', {
    timeZoneName: isAmerican ? 'shortGeneric' : 'short',
  });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // What Americans are shown for a clock without a zone.
  return name === 'GMT+0' ? 'UTC' : name;
}

/** 'Sat, Nov 21, 2026' on the shopper's own clock, as the market writes it. */
export function dayText(instant: number, site: Site): string {
  return marketDay(shownAt(instant), site, { withYear: true });
}

/** '2:05 PM PT' on the shopper's own clock, as the market writes it, where the day stands above it. */
export function clockText(instant: number, site: Site): string {
  return `${marketClock(shownAt(instant), site)} ${ownZone(instant, site)}`;
}

/** 'Sat, Nov 21, 2026, 2:05 PM PT' on the shopper's own clock, as the market writes it, with its zone. */
export function momentText(instant: number, site: Site): string {
  return `${dayText(instant, site)}, ${clockText(instant, site)}`;
}

/** An instant as the component of a time takes it: in words and for machines. */
export function moment(instant: number, site: Site): { readonly text: string; readonly dateTime: string } {
  return { text: momentText(instant, site), dateTime: new Date(instant).toISOString() };
}
