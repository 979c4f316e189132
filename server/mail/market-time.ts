import { markets, type Site } from '#rules/markets.ts';

/** An instant as the clocks of a market show it, with its weekday and zone: a deadline is read once. */
export function marketTime(instant: number, site: Site): string {
  const { timeZone, dateOrder } = markets[site];
  const isAmerican = dateOrder === 'MDY';
  return new Intl.DateTimeFormat(isAmerican ? 'en-US' : 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: isAmerican ? 'shortGeneric' : 'short',
  }).format(instant);
}
