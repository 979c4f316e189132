import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilTime, formatDateTime, instantOf } from './dates.ts';
import { markets, sites } from './markets.ts';
import { freeShippingRemaining, nextCutoff, shippingDay, shippingOptions } from './shipping.ts';

const newYork = (day: number, hour: number, minute = 0): number =>
  instantOf({ year: 2026, month: 11, day, hour, minute }, 'America/New_York');
const dates = (now: number): string[] =>
  shippingOptions('US', 'US', 0, now).flatMap(({ estFrom, estTo }) =>
    [estFrom, estTo].map((instant) => formatDateTime(instant, 'America/New_York').slice(5, 10)),
  );
const monday = 16;
const friday = 20;
const saturday = 21;

describe('delivery', () => {
  it('is free at the line exactly, for the standard kind only', () => {
    for (const site of sites) {
      const { freeShippingFrom, countries } = markets[site];
      const prices = (goods: number) => shippingOptions(site, countries[0], goods, 0).map((option) => option.price);
      expect(prices(freeShippingFrom)[0]).toBe(0);
      expect(prices(freeShippingFrom - 1)[0]).toBeGreaterThan(0);
      expect(prices(freeShippingFrom)[1]).toBeGreaterThan(0);
    }
  });

  it('says what is missing to be free', () => {
    expect(freeShippingRemaining('US', 4899)).toBe(1);
    expect(freeShippingRemaining('US', 4900)).toBe(0);
    expect(freeShippingRemaining('JA', 9000)).toBe(0);
  });

  it('leaves the same day before 14:00 on the market clock, the next working day from then on', () => {
    expect(dates(newYork(monday, 13, 59))).toEqual(['11.19', '11.23', '11.17', '11.18']);
    expect(dates(newYork(monday, 14, 0))).toEqual(['11.20', '11.24', '11.18', '11.19']);
  });

  it('ships on a working day of the market clock', () => {
    const shipsOn = (now: number) => new Date(shippingDay('US', now)).toUTCString().slice(0, 11);
    expect(shipsOn(newYork(monday, 13, 59))).toBe('Mon, 16 Nov');
    expect(shipsOn(newYork(monday, 23, 59))).toBe('Tue, 17 Nov');
    expect(shipsOn(newYork(friday, 14))).toBe('Mon, 23 Nov');
    expect(shipsOn(newYork(22, 9))).toBe('Mon, 23 Nov');
  });

  it('rests at the weekend', () => {
    const nextMonday = dates(newYork(23, 9));
    expect(dates(newYork(friday, 14, 0))).toEqual(nextMonday);
    expect(dates(newYork(saturday, 9))).toEqual(nextMonday);
    expect(dates(newYork(22, 23, 59))).toEqual(nextMonday);
  });

  it('knows the next cut-off on the market clock', () => {
    expect(nextCutoff('US', newYork(monday, 13, 59))).toBe(newYork(monday, 14));
    expect(nextCutoff('US', newYork(monday, 14))).toBe(newYork(17, 14));
    expect(nextCutoff('US', newYork(friday, 15))).toBe(newYork(23, 14));
  });

  it('is refused to a country of another market', () => {
    expect(shippingOptions('US', 'CA', 0, 0)).toEqual([]);
    expect(shippingOptions('EU', 'IE', 0, 0)).toHaveLength(2);
  });

  it('names working days in the right order, the same day on every clock', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sites), fc.integer({ min: 0, max: 4e12 }), (site, now) => {
        for (const { estFrom, estTo } of shippingOptions(site, markets[site].countries[0], 0, now)) {
          expect(now < estFrom + 86_400_000 && estFrom <= estTo).toBe(true);
          for (const instant of [estFrom, estTo]) {
            const weekday = new Date(instant).getUTCDay();
            expect(weekday > 0 && weekday < 6).toBe(true);
            expect(civilTime(instant, markets[site].timeZone).day).toBe(new Date(instant).getUTCDate());
          }
        }
      }),
    );
  });
});
