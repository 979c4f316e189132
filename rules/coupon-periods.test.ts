import { expect, it } from 'vitest';
import { isNewMember, periodOfClaim } from './coupon-periods.ts';

const zone = 'America/New_York';
const noon = Date.UTC(2026, 9, 30, 16);

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
