import { expect, test } from 'vitest';
import { saidDay, saidMoment } from './said-moment.ts';

/** In November 2026. */
const now = Date.UTC(2026, 10, 28, 12);

test.each([
  ['US', Date.UTC(2026, 11, 27, 17), 'Sun, Dec 27'],
  ['US', Date.UTC(2027, 3, 27, 17), 'Tue, Apr 27, 2027'],
  ['GB', Date.UTC(2027, 3, 27, 17), 'Tue 27 Apr 2027'],
  ['JA', Date.UTC(2027, 3, 27, 12), '2027/04/27'],
  // Still the year before where the market is.
  ['US', Date.UTC(2027, 0, 1, 3), 'Thu, Dec 31'],
] as const)('in %s a day is said with its year where that is another one (%s)', (site, instant, said) => {
  expect(saidDay(instant, site, now)).toBe(said);
  expect(saidMoment(instant, site, now)).toMatch(new RegExp(`^${said}, \\d`));
});
