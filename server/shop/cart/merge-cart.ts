import type { components } from '#openapi/types.ts';
import { cartKey } from '#rules/cart-lines.ts';
import { type LineLimits, mergeCartLines } from '#rules/cart-merge.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { once, requestHash } from '#server/idempotency.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../catalogue/load-offers.ts';
import { type CartLine, buyTypes, type LineInput, toBuyType } from '../pricing/cart-lines.ts';
import { type CartOwner, insertLine, openLines } from './stored-lines.ts';

type MergedLine = components['schemas']['MergedLine'];

/**
 * Merges the cart of this browser into the member's, once per key: the answer of the first call is given again.
 * @returns the lines of the cart afterwards; an item that was not taken over follows with quantity 0 and the reason
 * @throws IDEMPOTENCY_MISMATCH when the key was used with other lines
 */
export async function mergeCart(
  shop: ShopContext,
  owner: CartOwner,
  sent: readonly LineInput[],
  key: string,
): Promise<MergedLine[]> {
  const intent = { scope: `mergeCart ${owner.accountId}`, key, requestHash: requestHash({ site: owner.site, sent }) };
  return withTransaction(shop, 'relaxed', (tx) => once(shop, tx, intent, () => merge(shop, tx, owner, sent)));
}

async function merge(shop: ShopContext, tx: Tx, owner: CartOwner, sent: readonly LineInput[]): Promise<MergedLine[]> {
  const now = shop.clock.now();
  const before = await openLines(tx, owner, now);
  const incoming = sent.map(({ sku, quantity, buyType }) => ({ sku, quantity, buyType: toBuyType(buyType) }));
  const offers = await loadOffers(
    tx,
    owner.site,
    incoming.map(({ sku }) => sku),
    now,
  );
  const { lines, dropped } = mergeCartLines(before, incoming, limitsOf(offers));

  const present = new Map(before.map((line) => [line.key, line]));
  const added = new Map<string, string>();
  // The newest line is shown first, so the first of the new ones is written last.
  for (const line of lines.toReversed()) {
    const known = present.get(line.key);
    const offer = offers.get(line.sku);
    if (known === undefined && offer !== undefined) {
      const id = await insertLine(shop, tx, owner, {
        sku: line.sku,
        buy_type: line.buyType,
        quantity: line.quantity,
        currency: offer.currency,
        price_when_added_amount: offer.unitAmount,
        merge_note: line.mergeNote ?? null,
      });
      added.set(line.key, id);
    } else if (known !== undefined && changed(known, line)) {
      await tx
        .updateTable('cart_lines')
        .set({ quantity: line.quantity, merge_note: line.mergeNote ?? null, updated_at: now })
        .where('id', '=', known.id)
        .execute();
    }
  }
  return [
    ...lines.map(({ key, sku, buyType, quantity, mergeNote }) => ({
      id: present.get(key)?.id ?? added.get(key) ?? key,
      sku,
      buyType,
      quantity,
      selected: present.get(key)?.selected ?? true,
      ...(mergeNote === undefined ? {} : { mergeNote }),
    })),
    ...dropped.map(({ sku, note }, index) => ({
      id: `dropped-${index + 1}`,
      sku,
      buyType: 0,
      quantity: 0,
      selected: false,
      mergeNote: note,
    })),
  ];
}

function changed(before: CartLine, after: { readonly quantity: number; readonly mergeNote?: string }): boolean {
  return before.quantity !== after.quantity || before.mergeNote !== after.mergeNote;
}

/** No promotion runs yet, so the offer behind every other buy type has ended. */
function limitsOf(offers: Awaited<ReturnType<typeof loadOffers>>): ReadonlyMap<string, LineLimits> {
  return new Map(
    [...offers.values()].flatMap(({ sku, sellable, perOrderLimit, available }) => {
      const limits = { sellable, perOrderLimit, stock: available };
      return buyTypes.map((buyType): [string, LineLimits] => [
        cartKey(sku, buyType),
        buyType === 0 ? limits : { ...limits, offerEnded: true },
      ]);
    }),
  );
}
