import { formatDateTime } from '#rules/dates.ts';

interface Hub {
  readonly town: string;
  readonly zone: string;
}

const elsewhere: Hub = { town: 'Leipzig, DE', zone: 'Europe/Berlin' };

/** Where the carrier sorts what stays in a country; the rest of Europe goes through Leipzig. */
const hubs: ReadonlyMap<string, Hub> = new Map([
  ['US', { town: 'Reno, NV', zone: 'America/Los_Angeles' }],
  ['CA', { town: 'Hamilton, ON', zone: 'America/Toronto' }],
  ['GB', { town: 'Coventry', zone: 'Europe/London' }],
  ['JP', { town: 'Kawasaki', zone: 'Asia/Tokyo' }],
]);

export const hubOf = (country: string): Hub => hubs.get(country) ?? elsewhere;

/** A moment as the clock of a place shows it: `2026-11-25 14:20`. */
export const localTime = (time: number, zone: string): string => formatDateTime(time, zone, '-');
