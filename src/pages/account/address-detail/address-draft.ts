import { keptAddressOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';
import type { Draft } from '#src/forms/draft.ts';
import { addressDraft, draftOwnerField } from '#src/storage/address-draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';

/** What was typed into one form of an address and not saved; in this tab, like everything that is typed. */
export const addressDraftOf = (owner: string): Draft<AddressValue> => ({
  read: () => {
    const texts = tabStore.read(addressDraft);
    return texts[draftOwnerField] === owner ? keptAddressOf(texts) : undefined;
  },
  keep: (value) => tabStore.write(addressDraft, { ...value, [draftOwnerField]: owner }),
  drop: () => tabStore.remove(addressDraft),
});
