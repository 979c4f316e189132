import { mailboxOf } from './mailbox.ts';

/** Digits and capitals without I, L, O and U: what is read aloud is typed right. */
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const shareCodeLength = 8;

/** Coins for the first completed order of a member whom somebody brought. */
export const inviterReward = 500;

/** The code that eight random bytes make: forty bits, so nobody meets another's by trying. */
export function shareCodeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, shareCodeLength), (byte) => crockford[byte % crockford.length]).join('');
}

/** A code as it is kept, from one that was typed or pasted; undefined when it cannot be one. */
export function parseShareCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined;
}

/** An account as far as invitations go; `joined` is an instant. */
export interface Joined {
  readonly accountId: string;
  readonly email: string;
  readonly joined: number;
}

export interface InvitationFacts {
  readonly inviter: Joined;
  readonly invitee: Joined & { readonly hasPaid: boolean };
}

/**
 * Whether one member may count as the one who brought another. Nobody is invited
 * - by themselves, nor by another account of their mailbox,
 * - by somebody who joined later, so that two cannot invite each other,
 * - after their first paid order.
 */
export function mayInvite({ inviter, invitee }: InvitationFacts): boolean {
  if (mailboxOf(inviter.email) === mailboxOf(invitee.email) || invitee.hasPaid) return false;
  return inviter.joined === invitee.joined ? inviter.accountId < invitee.accountId : inviter.joined < invitee.joined;
}
