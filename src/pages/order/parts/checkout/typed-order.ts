import { sites, type Site } from '#rules/markets.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import { typedOrder } from '#src/storage/typed-order.ts';
import { keptAddressOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';

export interface TypedOrder {
  readonly email: string;
  readonly remark: string;
  readonly address: AddressValue | undefined;
}

/** What was typed in this tab before it was loaded again. */
export function readTyped(site: Site): TypedOrder {
  const kept = tabStore.read(typedOrder(site));
  const { email = '', remark = '' } = kept;
  return { email, remark, address: keptAddressOf(kept) };
}

/** Keeps what is typed until the tab is closed or the order placed. */
export function keepTyped(site: Site, { email, remark, address }: TypedOrder): void {
  tabStore.write(typedOrder(site), { ...address, email, remark });
}

export function dropTyped(site: Site): void {
  tabStore.remove(typedOrder(site));
}

/** A member's tab keeps nothing of the guest who logged in, of no market. */
export function dropAllTyped(): void {
  sites.forEach(dropTyped);
}
