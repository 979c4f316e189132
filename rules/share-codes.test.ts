import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayInvite, parseShareCode, shareCodeFrom, shareCodeLength } from './share-codes.ts';

describe('a share code', () => {
  it('made of any bytes can be read back', () => {
    const bytes = fc.uint8Array({ minLength: shareCodeLength, maxLength: shareCodeLength });
    fc.assert(
      fc.property(bytes, (sample) => {
        const code = shareCodeFrom(sample);
        expect(code).toHaveLength(shareCodeLength);
        expect(parseShareCode(code)).toBe(code);
      }),
    );
  });

  it('is read the way people write it', () => {
    expect(parseShareCode(' glow-w0rm ')).toBe('G10WW0RM');
    expect(parseShareCode('oil0oil0')).toBe('01100110');
  });

  it.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFGU', 'ABCD_FGH'])('cannot be %j', (text) => {
    expect(parseShareCode(text)).toBeUndefined();
  });
});

describe('an invitation', () => {
  const old = { accountId: 'A', email: 'ada@gmail.com', joined: 1 };
  const fresh = { accountId: 'B', email: 'bob@gmail.com', joined: 2, hasPaid: false };

  it('counts for a newcomer who has not bought', () => {
    expect(mayInvite({ inviter: old, invitee: fresh })).toBe(true);
  });

  it('does not count by themselves', () => {
    expect(mayInvite({ inviter: fresh, invitee: fresh })).toBe(false);
  });

  it('does not count by another spelling of their own mailbox', () => {
    expect(mayInvite({ inviter: old, invitee: { ...fresh, email: 'A.da+two@googlemail.com' } })).toBe(false);
  });

  it('does not count by somebody who joined later, so two cannot invite each other', () => {
    expect(mayInvite({ inviter: fresh, invitee: { ...old, hasPaid: false } })).toBe(false);
    const twins = [old, { ...fresh, joined: 1 }] as const;
    const ways = [twins, twins.toReversed()].map(([inviter = old, invitee = old]) =>
      mayInvite({ inviter, invitee: { ...invitee, hasPaid: false } }),
    );
    expect(ways).toEqual([true, false]);
  });

  it('does not count after the first paid order', () => {
    expect(mayInvite({ inviter: old, invitee: { ...fresh, hasPaid: true } })).toBe(false);
  });
});
