import { describe, expect, it } from 'vitest';
import { day, hour } from './durations.ts';
import {
  balanceEnd,
  campaignStage,
  depositPrice,
  moveReservation,
  overdueEnd,
  reminderDue,
  reservationStates,
  standingOf,
} from './deposits.ts';

// 10:00 in New York, the day before the clocks go back there: the period has 24 hours and one more.
const balanceStart = Date.UTC(2026, 9, 30, 14);
const us = { site: 'US', depositAmount: 1_000, worthAmount: 3_000, balanceStart, shipStart: balanceStart } as const;

describe('a deposit', () => {
  it('counts as three times as much, and never for more than the price', () => {
    expect(depositPrice(8_900, us)).toEqual({ goods: 6_900, balance: 5_900 });
    expect(depositPrice(2_500, us)).toEqual({ goods: 1_000, balance: 0 });
  });

  it('is waited for until the end of the seventh local day', () => {
    expect(balanceEnd(us)).toBe(Date.UTC(2026, 10, 7, 5));
    expect(balanceEnd({ ...us, site: 'JA' })).toBe(Date.UTC(2026, 10, 6, 15));
  });

  it('is reminded of twice, the second time when the first mail has arrived', () => {
    const at = (sent: number, delivered: number, now: number) => reminderDue(us, { sent, delivered }, now);
    expect([at(0, 0, balanceStart - 1), at(0, 0, balanceStart), at(1, 0, balanceEnd(us))]).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect([at(1, 1, balanceEnd(us) - 2 * day - 1), at(1, 1, balanceEnd(us) - 2 * day)]).toEqual([undefined, 2]);
    expect(at(2, 2, balanceEnd(us) + day)).toBeUndefined();
  });

  it.each(['US', 'CA', 'JA'] as const)('is forfeited in %s after that and two delivered reminders', (site) => {
    const terms = { ...us, site };
    const end = balanceEnd(terms);
    expect([overdueEnd(terms, 2, end - 1), overdueEnd(terms, 2, end)]).toEqual([undefined, 'FORFEIT']);
    expect([overdueEnd(terms, 1, end), overdueEnd(terms, 1, end + 30 * day - 1)]).toEqual([undefined, undefined]);
    expect(overdueEnd(terms, 1, end + 30 * day)).toBe('REFUND');
  });

  it.each(['EU', 'GB'] as const)('goes back in %s, whatever was delivered', (site) => {
    const terms = { ...us, site };
    for (const delivered of [0, 1, 2]) {
      expect(overdueEnd(terms, delivered, balanceEnd(terms) - 1)).toBeUndefined();
      expect(overdueEnd(terms, delivered, balanceEnd(terms) + 400 * day)).toBe('REFUND');
    }
  });
});

describe('a reservation', () => {
  it('is due once its balance is', () => {
    const times = [balanceStart - 1, balanceStart];
    expect(times.map((now) => standingOf('RESERVED', balanceStart, now))).toEqual(['RESERVED', 'BALANCE_DUE']);
    expect(standingOf('COMPLETED', balanceStart, balanceStart)).toBe('COMPLETED');
  });

  it('moves only forward, but for a deposit that is paid late', () => {
    expect(moveReservation('HELD', 'DEPOSIT_PAID')).toBe('RESERVED');
    expect(moveReservation('EXPIRED', 'DEPOSIT_HELD')).toBe('HELD');
    const ends = reservationStates.filter((state) => moveReservation(state, 'DEPOSIT_CALLED_OFF') === undefined);
    expect(ends).toEqual(['HELD', 'COMPLETED', 'CANCELLED', 'FORFEITED', 'REFUNDED', 'EXPIRED']);
    expect(moveReservation('FORFEITED', 'BALANCE_PAID')).toBeUndefined();
  });
});

it('a campaign goes from its deposits over the balances to being sent', () => {
  const terms = { ...us, shipStart: balanceStart + 20 * day };
  const at = (now: number) => campaignStage(terms, balanceStart - 10 * day, now);
  expect([at(balanceStart - 10 * day - 1), at(balanceStart - 10 * day), at(balanceStart)]).toEqual([
    'COMING',
    'RESERVING',
    'BALANCE_DUE',
  ]);
  expect([at(balanceEnd(terms)), at(terms.shipStart + 30 * day - hour), at(terms.shipStart + 30 * day)]).toEqual([
    'SHIPPING',
    'SHIPPING',
    'DONE',
  ]);
});
