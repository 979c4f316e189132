import { expect, it } from 'vitest';
import { monthStart, shipMonthText, shipMonthPattern } from './ship-months.ts';

it('reads and says months, wherever it is read', () => {
  const months = ['2027-05', '2027-13', '2027-5', '27-05'];
  expect(months.map((month) => shipMonthPattern.test(month))).toEqual([true, false, false, false]);
  expect([monthStart('2027-05'), shipMonthText('2027-05')]).toEqual([Date.UTC(2027, 4, 1), 'May 2027']);
});
