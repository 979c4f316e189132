import { addressKey } from '#rules/address-key.ts';
import { addressesPerAccount } from '#rules/limits.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createAddress, listAddresses } from '../address/address-book.ts';
import type { CreateOrderRequest } from './place-order.ts';

/**
 * Keeps the typed address of an order in the member's book where they asked for it, unless it is there already or the
 * book is full. Runs after the order stands: a full book must not cost it.
 */
export async function keepAddress(
  shop: ShopContext,
  context: RequestContext,
  { saveAddress, address }: Pick<CreateOrderRequest, 'saveAddress' | 'address'>,
): Promise<void> {
  if (!isMember(context) || saveAddress !== true || address === undefined) return;
  const book = await listAddresses(shop, context);
  const isInBook = book.some((one) => addressKey(one) === addressKey(address));
  if (!isInBook && book.length < addressesPerAccount) await createAddress(shop, context, address);
}
