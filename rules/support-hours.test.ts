import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import { deadlineText } from './market-dates.ts';
import { sites } from './markets.ts';
import { answerDeadline, isSupportOpen } from './support-hours.ts';

const at = (text: string): number => Date.parse(text);

describe('until when we answer', () => {
  it.each([
    ['a Sunday is read on Monday', '2026-11-22T15:00:00-05:00', 'Tue, Nov 24, 6:00 PM ET'],
    ['within the hours of a Monday', '2026-11-23T10:00:00-05:00', 'Tue, Nov 24, 6:00 PM ET'],
    ['a minute before the end of a day', '2026-11-23T17:59:00-05:00', 'Tue, Nov 24, 6:00 PM ET'],
    ['at the end of a day it is the next one', '2026-11-23T18:00:00-05:00', 'Wed, Nov 25, 6:00 PM ET'],
    ['a Friday goes over the weekend', '2026-11-27T12:00:00-05:00', 'Mon, Nov 30, 6:00 PM ET'],
    ['holidays do not count', '2026-12-23T12:00:00-05:00', 'Mon, Dec 28, 6:00 PM ET'],
  ])('%s', (_name, written, expected) => {
    expect(deadlineText(answerDeadline(at(written), 'US'), 'US')).toBe(expected);
  });

  it('is by the clock of the market, in summer, too', () => {
    expect(deadlineText(answerDeadline(at('2026-06-15T21:00:00Z'), 'GB'), 'GB')).toBe('Wed 17 Jun, 17:00 BST');
    expect(deadlineText(answerDeadline(at('2026-06-15T00:30:00Z'), 'JA'), 'JA')).toBe('2026/06/16, 18:00 JST');
  });

  it('lies ahead, and within ten days, at every hour of a year', () => {
    for (const site of sites) {
      for (let now = at('2026-01-01T00:00:00Z'); now < at('2027-01-01T00:00:00Z'); now += day / 8) {
        const wait = answerDeadline(now, site) - now;
        expect(wait > 0 && wait < 10 * day, `${site} ${new Date(now).toISOString()}`).toBe(true);
      }
    }
  });
});

describe('whether people answer now', () => {
  it.each([
    ['2026-11-23T09:00:00-05:00', true],
    ['2026-11-23T08:59:00-05:00', false],
    ['2026-11-23T18:00:00-05:00', false],
    ['2026-11-22T12:00:00-05:00', false],
    ['2026-12-25T12:00:00-05:00', false],
  ])('%s: %s', (now, expected) => {
    expect(isSupportOpen(at(now), 'US')).toBe(expected);
  });
});
