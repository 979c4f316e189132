import { expect, it } from 'vitest';
import { endOfDayAfter, isNewMember, periodOfClaim } from './coupon-periods.ts';

const zone = 'America/New_York';
const noon = Date.UTC(2026, 9, 30, 16);

it('days after a claim end with the local day, also across a change of clocks', () => {
  expect(endOfDayAfter(noon, 0, zone)).toBe(Date.UTC(2026, 9, 31, 4));
  expect(endOfDayAfter(noon, 7, zone)).toBe(Date.UTC(2026, 10, 7, 5));
  expect(endOfDayAfter(Date.UTC(2026, 9, 31, 3, 59), 0, zone)).toBe(Date.UTC(2026, 9, 31, 4));
  expect(endOfDayAfter(Date.UTC(2026, 11, 31, 20), 1, 'Asia/Tokyo')).toBe(Date.UTC(2027, 0, 2, 15));
});

it('a coupon is valid for the days of its template or after its claim', () => {
  expect(periodOfClaim({ from: 1, to: 2 }, noon)).toEqual({ validFrom: 1, validTo: 2 });
  expect(periodOfClaim({ daysAfterClaim: 7, zone }, noon)).toEqual({
    validFrom: noon,
    validTo: Date.UTC(2026, 10, 7, 5),
  });
});

it('an account is new until the day ends on which it is thirty days old', () => {
  const end = Date.UTC(2026, 10, 30, 5);
  expect([isNewMember(noon, end - 1, zone), isNewMember(noon, end, zone)]).toEqual([true, false]);
});
