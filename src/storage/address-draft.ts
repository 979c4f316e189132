import { jsonEntry } from './entry.ts';
import { stored } from './keys.ts';
import { textMap } from './shapes.ts';
import type { Store } from './store.ts';

/** An address that was typed and not saved, by the names of its fields: of one form at a time. */
export const addressDraft = jsonEntry('addressDraft', textMap, {});

/** The field beside those of the address that says whose it is. */
export const draftOwnerField = 'draftOf';

/** The form of one address of one member, or of their new one. */
export const draftOwner = (member: string, addressId = 'new'): string => `${member} ${addressId}`;

/** Older versions kept it for all tabs and without its member. It moves to the tab that starts first, and the old one goes. */
export function migrateAddressDraft(store: Store, tabStore: Store): void {
  if (!store.holds(addressDraft)) return;
  const { [draftOwnerField]: addressId, ...fields } = store.read(addressDraft);
  const member = store.read(stored.accountId);
  if (member !== '' && !tabStore.holds(addressDraft)) {
    tabStore.write(addressDraft, { ...fields, [draftOwnerField]: draftOwner(member, addressId) });
  }
  store.remove(addressDraft);
}
