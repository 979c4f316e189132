import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import {
  approvedUpTo,
  includesDelivery,
  isApprovedAtOnce,
  isProtectedClaim,
  type LineFacts,
  needsPhoto,
  payerOfReturn,
  returnEnd,
  rmaOptions,
  type RmaReason,
  rmaReasons,
  type RmaType,
  typesOfReason,
} from './rma.ts';

const at = (iso: string): number => Date.parse(iso);
const delivered = at('2026-03-02T10:00:00Z');
// The day ends at midnight in New York, by then in summer time.
const lastInstant = at('2026-04-02T04:00:00Z') - 1;

const line = (facts: Partial<LineFacts> = {}): LineFacts => ({
  site: 'US',
  now: delivered,
  placedTime: at('2026-02-26T10:00:00Z'),
  deliveredTime: delivered,
  promisedTime: delivered,
  warrantyEndTime: at('2027-03-02T10:00:00Z'),
  left: 1,
  isAlive: true,
  isLost: false,
  isProtected: false,
  ...facts,
});
const possible = (facts: LineFacts): RmaType[] =>
  rmaOptions(facts).flatMap(({ type, why }) => (why === undefined ? [type] : []));
const underWay = (facts: Partial<LineFacts>): LineFacts => {
  const { deliveredTime: _, warrantyEndTime: __, ...rest } = line(facts);
  return rest;
};

describe('what can be asked for about a line', () => {
  it('is everything on the day it arrives, each with its last moment', () => {
    expect(rmaOptions(line())).toEqual([
      { type: 'REFUND_ONLY', until: lastInstant },
      { type: 'RETURN', until: lastInstant },
      { type: 'REPLACEMENT', until: lastInstant },
      { type: 'WARRANTY', until: at('2027-03-02T10:00:00Z') - 1 },
    ]);
  });

  it('ends with the local day of the thirtieth day to the millisecond, the warranty at its own end', () => {
    expect(possible(line({ now: lastInstant }))).toHaveLength(4);
    expect(possible(line({ now: lastInstant + 1 }))).toEqual(['WARRANTY']);
    expect(possible(line({ now: at('2027-03-02T10:00:00Z') - 1 }))).toEqual(['WARRANTY']);
    expect(possible(line({ now: at('2027-03-02T10:00:00Z') }))).toEqual([]);
  });

  it.each([
    ['thirty', false],
    ['ten', true],
  ] as const)('is the money alone for a parcel that is %s days late (protected: %s)', (days, isProtected) => {
    const limit = delivered + (days === 'ten' ? 10 : 30) * day;
    expect(possible(underWay({ isProtected, now: limit - 1 }))).toEqual([]);
    expect(rmaOptions(underWay({ isProtected, now: limit - 1 }))[0]?.why).toContain(`${days} days late`);
    expect(possible(underWay({ isProtected, now: limit }))).toEqual(['REFUND_ONLY']);
  });

  it('is the money alone for a parcel that is lost, protected or not, as soon as it is', () => {
    expect(possible(underWay({ isLost: true }))).toEqual(['REFUND_ONLY']);
  });

  it('is nothing where no piece is left, where the order ended, and no warranty where there is none', () => {
    expect(possible(line({ left: 0 }))).toEqual([]);
    expect(possible(line({ isAlive: false }))).toEqual([]);
    const { warrantyEndTime: _, ...bare } = line();
    expect(possible(bare)).not.toContain('WARRANTY');
  });
});

describe('the end of a return', () => {
  const end = (placed: string, arrived: string, site: LineFacts['site'] = 'US'): number =>
    returnEnd({ site, placedTime: at(placed), deliveredTime: at(arrived) });

  it('is the end of January by the clock of the market for orders of the last quarter', () => {
    expect(end('2026-10-01T04:00:00Z', '2026-10-05T10:00:00Z')).toBe(at('2027-02-01T05:00:00Z') - 1);
    expect(end('2026-10-01T03:59:59Z', '2026-10-05T10:00:00Z')).toBe(at('2026-11-05T05:00:00Z') - 1);
    expect(end('2026-12-31T14:59:59Z', '2027-01-01T10:00:00Z', 'JA')).toBe(at('2027-01-31T15:00:00Z') - 1);
    expect(end('2026-12-31T15:00:00Z', '2027-01-01T10:00:00Z', 'JA')).toBe(at('2027-01-31T15:00:00Z') - 1);
  });

  it('is later where thirty days are', () => {
    expect(end('2026-12-30T10:00:00Z', '2027-01-20T10:00:00Z')).toBe(at('2027-02-20T05:00:00Z') - 1);
  });
});

describe('reasons', () => {
  it('that speak of an item fit items that came, those of a late parcel fit the late one', () => {
    const of = (reason: RmaReason, hasArrived = true) => typesOfReason(reason, { hasArrived, owesHandover: true });
    expect(rmaReasons.filter((reason) => of(reason, false).length > 0)).toEqual(['LATE', 'NOT_RECEIVED']);
    expect(of('NOT_RECEIVED')).toEqual(['REFUND_ONLY']);
    expect(of('LATE')).toEqual(['RETURN']);
    expect(of('DEFECTIVE')).toEqual(['RETURN', 'REPLACEMENT', 'WARRANTY']);
    expect(of('NO_LONGER_WANTED')).toEqual(['RETURN']);
  });

  it('leave out what was reported as delivered and is not there, where neither law nor protection owes it', () => {
    const without = { hasArrived: true, owesHandover: false };
    const withIt = { hasArrived: true, owesHandover: true };
    const lost = rmaReasons.filter(
      (reason) => typesOfReason(reason, without).length !== typesOfReason(reason, withIt).length,
    );
    expect(lost).toEqual(['NOT_RECEIVED']);
    expect(typesOfReason('NOT_RECEIVED', { hasArrived: false, owesHandover: false })).toEqual(['REFUND_ONLY']);
  });

  it('that protection covers are those of the way, when the money alone is asked for', () => {
    expect(rmaReasons.filter((reason) => isProtectedClaim('REFUND_ONLY', reason))).toEqual([
      'DAMAGED_IN_TRANSIT',
      'LATE',
      'NOT_RECEIVED',
    ]);
    expect(isProtectedClaim('RETURN', 'LATE')).toBe(false);
  });

  it('need a photo where nobody can judge without one', () => {
    expect(rmaReasons.filter(needsPhoto)).toEqual(['WRONG_ITEM', 'DAMAGED_IN_TRANSIT', 'DEFECTIVE']);
    expect(needsPhoto('nonsense')).toBe(false);
  });

  it('decide who pays the way back: the shop as soon as something was wrong', () => {
    expect(payerOfReturn(['NO_LONGER_WANTED'])).toBe('SHOPPER');
    expect(payerOfReturn(['NO_LONGER_WANTED', 'DEFECTIVE'])).toBe('SHOP');
  });
});

describe('a return is approved at once', () => {
  const facts = {
    site: 'US',
    type: 'RETURN',
    reasons: ['NO_LONGER_WANTED'],
    deliveredTime: delivered,
    now: lastInstant,
    amount: approvedUpTo.US,
  } as const;

  it('up to the sum of the market and to its thirtieth day', () => {
    expect(isApprovedAtOnce(facts)).toBe(true);
    expect(isApprovedAtOnce({ ...facts, amount: approvedUpTo.US + 1 })).toBe(false);
    expect(isApprovedAtOnce({ ...facts, now: facts.now + 1 })).toBe(false);
    expect(isApprovedAtOnce({ ...facts, reasons: ['DEFECTIVE'] })).toBe(false);
    expect(isApprovedAtOnce({ ...facts, type: 'REPLACEMENT' })).toBe(false);
    expect(isApprovedAtOnce({ ...facts, deliveredTime: undefined })).toBe(false);
  });
});

describe('the outbound delivery', () => {
  const owed = (site: LineFacts['site'], ...reasons: readonly RmaReason[]): boolean =>
    includesDelivery({ site, hasCome: true, reasons });

  it('comes back with the last piece, but where every piece of a market without a withdrawal was not wanted', () => {
    expect([owed('EU', 'NO_LONGER_WANTED'), owed('GB', 'DEFECTIVE')]).toEqual([true, true]);
    for (const site of ['US', 'CA', 'JA'] as const) {
      expect(owed(site, 'NO_LONGER_WANTED', 'NO_LONGER_WANTED')).toBe(false);
      expect(owed(site, 'NO_LONGER_WANTED', 'DEFECTIVE')).toBe(true);
      expect(owed(site, 'NOT_RECEIVED')).toBe(true);
      expect(includesDelivery({ site, hasCome: false, reasons: ['LATE'] })).toBe(true);
    }
  });
});
