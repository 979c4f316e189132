import { describe, expect, test } from 'vitest';
import { addressDraft, draftOwner, migrateAddressDraft } from './address-draft.ts';
import { fakeArea, openStore } from './area-fixture.ts';

const address = { country: 'DE', city: 'Bonn' };
const oldDraft = JSON.stringify({ ...address, draftOf: 'new' });

function start(old: Readonly<Record<string, string>>, inTab: Readonly<Record<string, string>> = {}) {
  const area = fakeArea(old);
  const tabStore = openStore(fakeArea(inTab));
  migrateAddressDraft(openStore(area), tabStore);
  return { area, tabStore };
}

describe('the address draft of an older version', () => {
  test('moves into the tab under its member once, and its old key goes', () => {
    const { area, tabStore } = start({ addressDraft: oldDraft, accountId: 'm1' });
    expect(tabStore.read(addressDraft)).toEqual({ ...address, draftOf: draftOwner('m1') });
    expect(area.getItem('addressDraft')).toBeNull();
    tabStore.remove(addressDraft);
    migrateAddressDraft(openStore(area), tabStore);
    expect(tabStore.holds(addressDraft)).toBe(false);
  });

  test('does not replace what is typed in the tab already', () => {
    const typed = { country: 'FR', draftOf: draftOwner('m1', 'a1') };
    const { area, tabStore } = start(
      { addressDraft: oldDraft, accountId: 'm1' },
      { addressDraft: JSON.stringify(typed) },
    );
    expect(tabStore.read(addressDraft)).toEqual(typed);
    expect(area.getItem('addressDraft')).toBeNull();
  });

  test('goes without a trace where no member is logged in', () => {
    const { area, tabStore } = start({ addressDraft: oldDraft });
    expect(tabStore.holds(addressDraft)).toBe(false);
    expect(area.getItem('addressDraft')).toBeNull();
  });
});
