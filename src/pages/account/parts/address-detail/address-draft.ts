import { keptAddressOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';

/** Which form a draft belongs to: that of an address, or of a new one. */
export type DraftName = string;

const nameField = 'draftOf';

/** What was typed into this form and not saved. */
export function readDraft(name: DraftName): AddressValue | undefined {
  const kept = store.read(stored.addressDraft);
  return kept[nameField] === name ? keptAddressOf(kept) : undefined;
}

export function keepDraft(name: DraftName, value: AddressValue): void {
  store.write(stored.addressDraft, { ...value, [nameField]: name });
}

export function dropDraft(): void {
  store.remove(stored.addressDraft);
}
