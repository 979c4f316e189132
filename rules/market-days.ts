import type { Site } from './markets.ts';

/** English as each market writes its days. */
export const marketLocales: Readonly<Record<Site, string>> = {
  US: 'en-US',
  CA: 'en-CA',
  GB: 'en-GB',
  EU: 'en-GB',
  JA: 'en-US',
};

/** 'Tue, Nov 24', of an instant (epoch ms) that is noon UTC of a promised day: the same calendar day in every market. */
export function promisedDay(instant: number, site: Site): string {
  return new Intl.DateTimeFormat(marketLocales[site], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(instant);
}
