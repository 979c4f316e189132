import { parseShareCode } from '#rules/share-codes.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** How long an opened link counts, ms. */
const invitationLifetime = 30 * 24 * 3_600_000;

/** Remembers who brought a shopper; of several links the last one counts. What cannot be a code changes nothing. */
export function keepInvitation(store: Store, text: string, now: number): void {
  const code = parseShareCode(text);
  if (code === undefined) return;
  store.write(stored.shareCode, code);
  store.write(stored.shareCodeTime, now);
}

/** The invitation as a new account sends it along; empty when there is none or it is too old. */
export function keptInvitation(store: Store, now: number): { readonly shareCode?: string } {
  const shareCode = parseShareCode(store.read(stored.shareCode));
  const age = now - store.read(stored.shareCodeTime);
  return shareCode !== undefined && age >= 0 && age < invitationLifetime ? { shareCode } : {};
}

export function forgetInvitation(store: Store): void {
  store.remove(stored.shareCode);
  store.remove(stored.shareCodeTime);
}
