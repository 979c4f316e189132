import { type CampaignStage, campaignStage, depositPrice, type DepositTerms } from '#rules/deposits.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { type ItemRow, leftOf, rowsByIds, sellingOf } from '../quota/item-rows.ts';

/** A campaign by deposit in one market: the one variant that it sells, at all that this costs, and its terms. */
export interface DepositCampaign {
  readonly promoId: string;
  readonly title: string;
  readonly item: ItemRow;
  readonly terms: DepositTerms;
}

/** @param of a market or a promotion; drafts and what was put away are left out */
export async function readCampaigns(
  db: Db,
  of: { readonly site: Site } | { readonly promoId: string },
): Promise<DepositCampaign[]> {
  const found = await db
    .selectFrom('deposit_terms')
    .innerJoin('promotions', 'promotions.promo_id', 'deposit_terms.promo_id')
    .innerJoin('promo_items', (join) =>
      join
        .onRef('promo_items.promo_id', '=', 'deposit_terms.promo_id')
        .onRef('promo_items.site', '=', 'deposit_terms.site'),
    )
    .selectAll('deposit_terms')
    .select(['promotions.title', 'promo_items.promo_item_id'])
    .where('promotions.status', 'in', ['SCHEDULED', 'ENDED'])
    .$if('site' in of, (query) => query.where('deposit_terms.site', '=', 'site' in of ? of.site : 'US'))
    .$if('promoId' in of, (query) => query.where('deposit_terms.promo_id', '=', 'promoId' in of ? of.promoId : ''))
    .orderBy('deposit_terms.balance_start', 'desc')
    .orderBy('deposit_terms.promo_id')
    .execute();
  if (found.length === 0) return [];
  const items = await rowsByIds(db, { ids: found.map(({ promo_item_id: id }) => id) });
  return found.flatMap(({ promo_id: promoId, title, promo_item_id: itemId, ...row }) => {
    const item = items.find(({ promo_item_id: id }) => id === itemId);
    if (item === undefined) return [];
    const terms: DepositTerms = {
      site: row.site,
      depositAmount: row.deposit_amount,
      worthAmount: row.worth_amount,
      balanceStart: row.balance_start,
      shipStart: row.ship_start,
    };
    return [{ promoId, title, item, terms }];
  });
}

/** What a campaign grants: the price without a deposit, all that a piece costs with one, and what is paid with the balance. */
export function pricesOf({ item, terms }: Pick<DepositCampaign, 'item' | 'terms'>): {
  readonly price: number;
  readonly goods: number;
  readonly balance: number;
} {
  const price = item.amount - terms.depositAmount + terms.worthAmount;
  return { price, ...depositPrice(price, terms) };
}

export type ShownStage = CampaignStage | 'SOLD_OUT' | 'CLOSED';

/** Where a campaign stands; `CLOSED` takes no deposits any more, and its balances are not due yet. */
export function shownStage({ item, terms }: DepositCampaign, now: number): ShownStage {
  const stage = campaignStage(terms, item.start_time, now);
  if (stage !== 'RESERVING') return stage;
  if (sellingOf(item, now) !== 'NOW') return 'CLOSED';
  return leftOf(item) === 0 ? 'SOLD_OUT' : stage;
}
