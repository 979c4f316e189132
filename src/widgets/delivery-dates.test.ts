import { describe, expect, test } from 'vitest';
import { sites } from '#rules/markets.ts';
import { deliveryDates, marketLocales } from './delivery-dates.ts';
import { pastDay } from './order-state/past-day.ts';

const noon = Date.UTC(2026, 10, 24, 12);
const later = Date.UTC(2026, 10, 27, 12);
const shown = (...of: Parameters<typeof deliveryDates>) => deliveryDates(...of).replaceAll('\u00a0', ' ');

describe('the days of a delivery', () => {
  test.each([
    ['US', 'Tue, Nov 24 – Fri, Nov 27'],
    ['CA', 'Tue, Nov 24 – Fri, Nov 27'],
    ['JA', '2026/11/24 – 2026/11/27'],
    ['GB', 'Tue 24 Nov – Fri 27 Nov'],
    ['EU', 'Tue 24 Nov – Fri 27 Nov'],
  ] as const)('are written in %s as %s', (site, words) => {
    expect(shown(noon, later, site)).toBe(words);
  });

  test('are one where both are the same', () => {
    expect(shown(noon, noon, 'US')).toBe('Tue, Nov 24');
  });

  test('are the same everywhere, from midnight to midnight UTC', () => {
    for (const site of sites) {
      expect(shown(Date.UTC(2026, 10, 24), Date.UTC(2026, 10, 25) - 1, site)).toMatch(/^[^–]*\b24\b[^–]*$/);
    }
  });

  test('are those of Intl on every day of two years, but for its September with four letters', () => {
    for (const site of sites.filter((each) => each !== 'JA')) {
      const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
      const format = new Intl.DateTimeFormat(marketLocales[site], options);
      for (let day = Date.UTC(2027, 0, 1, 12); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
        expect(shown(day, day, site)).toBe(format.format(day).replace('Sept', 'Sep'));
      }
    }
  });

  test('break between two days and never within one', () => {
    expect(deliveryDates(noon, later, 'US').split(' ')).toEqual([
      'Tue,\u00a0Nov\u00a024',
      '–',
      'Fri,\u00a0Nov\u00a027',
    ]);
  });
});

describe('a day that has passed', () => {
  const day = new Date(2026, 10, 21, 23).getTime();
  const dayIn = (now: number, site: 'US' | 'GB') => pastDay(day, now, site).replaceAll('\u00a0', ' ');

  test('is named without its year while that lasts, as the market writes it', () => {
    expect(dayIn(later, 'US')).toBe('Sat, Nov 21');
    expect(dayIn(later, 'GB')).toBe('Sat 21 Nov');
  });

  test('is named with its year afterwards', () => {
    const nextYear = new Date(2027, 5, 1).getTime();
    expect(dayIn(nextYear, 'US')).toBe('Sat, Nov 21, 2026');
    expect(dayIn(nextYear, 'GB')).toBe('Sat 21 Nov 2026');
  });
});
