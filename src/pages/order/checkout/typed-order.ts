import { sites, type Site } from '#rules/markets.ts';
import type { Draft } from '#src/forms/draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import { typedOrder } from '#src/storage/typed-order.ts';
import { keptAddressOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';

export interface TypedOrder {
  readonly email: string;
  readonly remark: string;
  readonly address: AddressValue | undefined;
}

/** What a guest types into the checkout of a market, kept until the tab is closed or the order placed. */
export function typedOrderDraft(site: Site): Draft<TypedOrder> {
  const entry = typedOrder(site);
  return {
    read: () => {
      const draft = tabStore.read(entry);
      const { email = '', remark = '' } = draft;
      return { email, remark, address: keptAddressOf(draft) };
    },
    keep: ({ email, remark, address }) => tabStore.write(entry, { ...address, email, remark }),
    drop: () => tabStore.remove(entry),
  };
}

/** A member's tab keeps nothing of the guest who logged in, of no market. */
export function dropAllTyped(): void {
  for (const site of sites) typedOrderDraft(site).drop();
}
