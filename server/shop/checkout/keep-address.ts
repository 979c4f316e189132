import { addressesPerAccount } from '#rules/limits.ts';
import { formatAddress, normaliseAddress } from '#rules/addresses.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createAddress, listAddresses } from '../address/address-book.ts';
import type { Buyer } from './buyer.ts';
import type { CreateOrderRequest } from './place-order.ts';

/**
 * Keeps the typed address of an order in the member's book where they asked for it, unless it is there already or the
 * book is full. Runs after the order stands: a full book must not cost it.
 */
export async function keepAddress(
  shop: ShopContext,
  { accountId, site }: Buyer,
  { saveAddress, address }: Pick<CreateOrderRequest, 'saveAddress' | 'address'>,
): Promise<void> {
  if (accountId === undefined || saveAddress !== true || address === undefined) return;
  const book = await listAddresses(shop, accountId, site);
  const written = formatAddress(normaliseAddress(address)).join('\n');
  const known = book.some(({ lines }) => lines.join('\n') === written);
  if (!known && book.length < addressesPerAccount) await createAddress(shop, accountId, address, site);
}
