import type { components } from '#openapi/types.ts';
import { cartKey, lineRequest, plainBuyType, type LineSource } from '#rules/cart-lines.ts';
import { type LineLimits, mergeCartLines } from '#rules/cart-merge.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../catalogue/load-offers.ts';
import { presentLaunch } from '../catalogue/present-launch.ts';
import { type CartLine, toCartLine } from '../pricing/cart-lines.ts';
import { type LineOffer, resolveOffer } from '../pricing/line-offers.ts';
import { readOpening } from '../pricing/opening.ts';
import type { OfferVisit } from '../pricing/promotions.ts';
import { type CartOwner, insertLine, openLines } from './stored-lines.ts';

type MergedLine = components['schemas']['MergedLine'];

/**
 * Merges the cart of this browser into the member's, once per key: the answer of the first call is given again.
 * What cannot be bought yet is taken over, and says when it can be.
 * @returns the lines of the cart afterwards; an item that was not taken over follows with quantity 0 and the reason
 * @throws IDEMPOTENCY_MISMATCH when the key was used with other lines
 */
export async function mergeCart(
  shop: ShopContext,
  owner: CartOwner,
  sent: readonly LineSource[],
  key: string,
): Promise<MergedLine[]> {
  const intent = intentOf(owner.account.accountId, key, { site: owner.site, sent });
  return withTransaction(shop, 'relaxed', (tx) => once(shop, tx, intent, () => merge(shop, tx, owner, sent)));
}

/**
 * Gives up a merge of which its browser does not know whether it came. One that is still on its way is refused.
 * @returns whether it came before
 */
export async function withdrawMerge(
  shop: ShopContext,
  { account: { accountId } }: MemberContext,
  key: string,
): Promise<components['schemas']['WithdrawnMerge']> {
  const withdrawal = intentOf(accountId, key, 'withdrawn');
  try {
    await withTransaction(shop, 'relaxed', (tx) => once(shop, tx, withdrawal, () => Promise.resolve([])));
    return { merged: false };
  } catch (error) {
    if (error instanceof ShopError && error.code === 'IDEMPOTENCY_MISMATCH') return { merged: true };
    throw error;
  }
}

const intentOf = (subject: string, key: string, request: unknown): Intent<'mergeCart'> => ({
  operation: 'mergeCart',
  subject,
  key,
  request,
});

async function merge(shop: ShopContext, tx: Tx, owner: CartOwner, sent: readonly LineSource[]): Promise<MergedLine[]> {
  const now = shop.clock.now();
  const before = await openLines(tx, owner, now);
  const incoming = sent.map(toCartLine);
  const offers = await loadLineOffers(
    shop,
    tx,
    { site: owner.site, now, accountId: owner.account.accountId },
    incoming,
  );
  const { lines, dropped } = mergeCartLines(before, incoming, limitsOf(offers));

  const present = new Map(before.map((line) => [line.key, line]));
  const launches = [...offers.values()].map(({ launchTime }) => launchTime);
  const opensOf = await readOpening(shop, tx, { accountId: owner.account.accountId, now }, launches);
  const opensPart = (key: string) => {
    const opensTime = opensOf(offers.get(key)?.launchTime ?? null);
    return opensTime === undefined ? {} : { opens: presentLaunch(opensTime, owner.site) };
  };
  const added = new Map<string, string>();
  // The newest line is shown first, so the first of the new ones is written last.
  for (const line of lines.toReversed()) {
    const stored = present.get(line.key);
    const offer = offers.get(line.key);
    if (stored === undefined && offer !== undefined) {
      added.set(line.key, await insertLine(shop, tx, owner, { line, offer }));
    } else if (stored !== undefined && isChanged(stored, line)) {
      await tx
        .updateTable('cart_lines')
        .set({ quantity: line.quantity, merge_note: line.mergeNote ?? null, updated_at: now })
        .where('id', '=', stored.id)
        .execute();
    }
  }
  return [
    ...lines.map((line) => ({
      id: present.get(line.key)?.id ?? added.get(line.key) ?? line.key,
      ...lineRequest(line),
      selected: present.get(line.key)?.selected ?? true,
      ...(line.mergeNote === undefined ? {} : { mergeNote: line.mergeNote }),
      ...opensPart(line.key),
    })),
    ...dropped.map(({ sku, note }, index) => ({
      id: `dropped-${index + 1}`,
      sku,
      buyType: plainBuyType,
      quantity: 0,
      selected: false,
      mergeNote: note,
    })),
  ];
}

function isChanged(before: CartLine, after: { readonly quantity: number; readonly mergeNote?: string }): boolean {
  return before.quantity !== after.quantity || before.mergeNote !== after.mergeNote;
}

/** The offers of the lines by key, and those of their plain variants, which a line gets whose promotion has ended. */
async function loadLineOffers(
  shop: ShopContext,
  tx: Tx,
  visit: OfferVisit,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<string, LineOffer>> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const variants = await loadOffers(tx, visit.site, skus, visit.now);
  const promotions = await shop.hooks.promotions.offersFor(tx, visit, lines);
  const offers = new Map<string, LineOffer>([...variants].map(([sku, offer]) => [cartKey(sku), offer]));
  for (const line of lines) {
    const offer = variants.get(line.sku);
    if (offer !== undefined) offers.set(line.key, resolveOffer(line, offer, promotions.get(line.key)));
  }
  return offers;
}

function limitsOf(offers: ReadonlyMap<string, LineOffer>): ReadonlyMap<string, LineLimits> {
  return new Map(
    [...offers].map(([key, { sellable, perOrderLimit, available, refusal, promotionEnded = false }]) => [
      key,
      { sellable, perOrderLimit, stock: available, offerEnded: promotionEnded || refusal !== undefined },
    ]),
  );
}
