import { bundleDiscount } from '#rules/bundles.ts';
import type { MarketCatalogue, Variant } from '../../catalogue/market-catalogue.ts';
import { maxQuantity, type OtherWay } from '../../catalogue/offer.ts';
import { noteOf } from '../../catalogue/promotion-note.ts';
import type { DepositCampaign } from '../deposits/campaign-rows.ts';
import { canBeHad, itemsIn, suitCard } from '../suits/present-suit.ts';
import type { Suit } from '../suits/suit-rows.ts';
import type { ItemRow } from '../quota/item-rows.ts';
import { aboutItem } from '../quota/offer-of.ts';

/** What sells variants of a market beside their prices. */
export interface SoldOtherwise {
  readonly firstOrders: readonly ItemRow[];
  readonly suits: readonly Suit[];
  readonly deposits: readonly DepositCampaign[];
}

type Ways = readonly (readonly [sku: string, way: OtherWay])[];

/** By SKU one way, of several a deposit first, then a bundle. @param leftOf pieces that orders can still have of an item */
export function otherWays(
  market: MarketCatalogue,
  { firstOrders, suits, deposits }: SoldOtherwise,
  leftOf: (row: ItemRow) => number,
  now: number,
): Ways {
  const variantOf = ({ spu, sku }: ItemRow) => market.items.get(spu)?.variants.find((each) => each.sku.sku === sku);
  return [
    ...firstOrders.flatMap((row) => firstOrder(row, variantOf(row))),
    ...suits.flatMap((suit) => bundle(market, suit, now)),
    ...deposits.flatMap((campaign) => deposit(campaign, variantOf(campaign.item), leftOf(campaign.item))),
  ];
}

function firstOrder(row: ItemRow, variant: Variant | undefined): Ways {
  const about = aboutItem(row);
  if (!variant || !about || maxQuantity(variant.offer) === 0 || row.amount >= variant.offer.unitAmount) return [];
  return [[row.sku, { note: noteOf(variant.offer, about, { left: null, amount: row.amount }) }]];
}

function deposit({ item, terms }: DepositCampaign, variant: Variant | undefined, left: number): Ways {
  const about = aboutItem(item);
  if (!variant || !about || left === 0) return [];
  const { amount } = item;
  return [[item.sku, { note: noteOf(variant.offer, about, { left, amount, deposit: terms.depositAmount }) }]];
}

/** Each choice of what a bundle needs, with what the set takes off with it. */
function bundle(market: MarketCatalogue, suit: Suit, now: number): Ways {
  const card = suitCard(market, suit, now);
  if (card?.phase !== 'LIVE') return [];
  const { suitId: promoId, title: name, startTime, endTime, perBuyerLimit } = suit;
  const about = {
    kind: 'SUIT' as const,
    promoId,
    name,
    startTime,
    endTime,
    ...(perBuyerLimit === null ? {} : { perBuyerLimit }),
  };
  const needed = (itemsIn(market, suit) ?? []).filter(({ item }) => !item.optional);
  const chosen = new Map(card.parts.map(({ spu, sku }) => [spu, sku]));
  return needed.flatMap(({ item, product, choices }) => {
    const own = choices.find(({ sku }) => sku.sku === chosen.get(item.spu));
    const others = needed
      .filter((other) => other.item !== item)
      .map((other) => (other.item.quantity === 1 ? '' : `${other.item.quantity} × `) + other.product.title);
    const more = item.quantity === 1 ? [] : [`${item.quantity - 1} more ${product.title}`];
    const without = card.sum.amount - (own?.offer.unitAmount ?? 0) * item.quantity;
    return choices
      .filter((choice) => canBeHad(item, choice))
      .map(({ sku, offer }) => {
        const save = bundleDiscount(suit.discount, 1, without + offer.unitAmount * item.quantity);
        const note = noteOf(offer, about, {
          left: null,
          bundle: { save, others: listed([...more, ...others]) },
        });
        return [sku.sku, { note }] as const;
      });
  });
}

/** 'Torch', 'Torch and Dial', 'Torch, Dial and Cube'. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
