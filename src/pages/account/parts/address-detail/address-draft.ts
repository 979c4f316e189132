import { keptAddressOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';
import type { Draft } from '#src/forms/draft.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';

const nameField = 'draftOf';

/** What was typed into the form of one address, or of a new one, and not saved: one at a time. */
export const addressDraft = (name: string): Draft<AddressValue> => ({
  read: () => {
    const texts = store.read(stored.addressDraft);
    return texts[nameField] === name ? keptAddressOf(texts) : undefined;
  },
  keep: (value) => store.write(stored.addressDraft, { ...value, [nameField]: name }),
  drop: () => store.remove(stored.addressDraft),
});
