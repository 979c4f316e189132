import { describe, expect, it } from 'vitest';
import { type NewUserFacts, newUserStanding, newUserUntil } from './new-user.ts';

const zone = 'America/New_York';
const joined = Date.parse('2026-11-20T23:30:00-05:00');
const end = Date.parse('2026-11-28T00:00:00-05:00');
const facts: NewUserFacts = { joined, hasPaid: false, hasUsed: false, hasClaimed: false, isKnown: false };
const at = (changes: Partial<NewUserFacts>, now = end - 1) => newUserStanding({ ...facts, ...changes }, now, zone);

describe('the offer of a new member', () => {
  it('ends with the local day, seven days after that of the sign-up', () => {
    expect(newUserUntil(joined, zone)).toBe(end);
    expect(newUserUntil(joined, 'Europe/Berlin')).toBe(Date.parse('2026-11-29T00:00:00+01:00'));
    expect([at({}), at({}, end)]).toEqual(['ELIGIBLE', 'TOO_LATE']);
  });

  it('is claimed once, used once, and gone with a paid order', () => {
    expect(at({ hasClaimed: true })).toBe('CLAIMED');
    expect(at({ hasClaimed: true }, end)).toBe('TOO_LATE');
    expect(at({ isKnown: true })).toBe('HAD_BEFORE');
    expect(at({ isKnown: true, hasClaimed: true })).toBe('CLAIMED');
    expect(at({ hasPaid: true })).toBe('HAS_PAID');
    expect(at({ hasPaid: true, hasUsed: true, hasClaimed: true }, end)).toBe('USED');
  });
});
