import { priceOrder } from '#rules/prices.ts';
import { shippingRates } from '#rules/shipping.ts';
import { spelled } from '#rules/by-site.ts';
import { depositBuyType } from '#rules/deposits.ts';
import { plainBuyType } from '#rules/cart-lines.ts';
import { applyWallet } from '../../pricing/apply-wallet.ts';
import { type CartLine, toCartLine } from '../../pricing/cart-lines.ts';
import { type LineOffer, resolveLines } from '../../pricing/line-offers.ts';
import { withPromotion } from '../../catalogue/promotion-offer.ts';
import type { DepositCampaign } from '../../promotions/deposits/campaign-rows.ts';
import { readCounts } from '../../promotions/quota/item-promotions.ts';
import { sellingOf } from '../../promotions/quota/item-rows.ts';
import { offerOf } from '../../promotions/quota/offer-of.ts';
import type { ChosenLines } from '../choose-lines.ts';
import type { QuoteParts } from '../quote-parts.ts';

function lineOf({ item }: DepositCampaign): CartLine {
  const { sku, promo_item_id: promoItemId } = item;
  return toCartLine({ sku, quantity: 1, buyType: depositBuyType, promoItemId });
}

/** The line at the offer of its plain variant, changed; no cart can ask for it. */
const resolveAs =
  (change: (offer: LineOffer) => LineOffer, titleOf = (title: string): string => title): QuoteParts['resolve'] =>
  async (shop, db, visit, lines) => {
    const asPlain = lines.map((line): CartLine => ({ ...line, buyType: plainBuyType }));
    const plain = await resolveLines(shop, db, { ...visit, hasOwnLimits: true }, asPlain);
    return new Map(
      lines.flatMap((line) => {
        const found = plain.get(line.key);
        if (found === undefined) return [];
        const variant = { ...found.variant, title: titleOf(found.variant.title) };
        return [[line.key, { line, variant, offer: change(found.offer) }]];
      }),
    );
  };

/** A deposit: no tax lies on it before the balance settles that of all of the price, nothing is sent, and it earns no coins. */
export function depositLines(campaign: DepositCampaign, now: number): ChosenLines {
  const { item, terms } = campaign;
  const { depositAmount: amount } = terms;
  const parts: QuoteParts = {
    resolve: async (shop, db, visit, lines) => {
      const counts = await readCounts(db, visit.accountId, [item.promo_item_id]);
      const { per_buyer_limit: limit } = item;
      const memberLeft = limit === null ? {} : { memberLeft: limit - (counts.get(item.promo_item_id) ?? 0) };
      const selling = sellingOf(item, now);
      const promotion = { ...offerOf(item), ...memberLeft };
      const resolve = resolveAs(
        (offer) => ({
          ...withPromotion(offer, promotion),
          ...{ listAmount: amount, unitAmount: amount, saleAmount: null },
          promotion: { ...promotion, amount },
          ...(selling === 'NOW'
            ? {}
            : { refusal: selling === 'BEFORE' ? 'PROMOTION_NOT_STARTED' : 'PROMOTION_NOT_RUNNING' }),
        }),
        (title) => spelled(`Deposit for ${title}`, visit.site),
      );
      return resolve(shop, db, visit, lines);
    },
    ratesOf: (site) => [{ ...shippingRates[site][0], price: 0 }],
    protectionOf: () => undefined,
    pay: (_shop, _db, { coins: balance }, { input }) =>
      Promise.resolve({
        priced: priceOrder({ ...input, tax: { ...input.tax, rate: 0 } }),
        ...{ used: [], gifts: [], best: [], bestSaves: 0, usable: [], unusable: [] },
        coins: { balance, max: 0, usable: 0, used: 0 },
        ...{ earnPercent: 0, problems: [] },
      }),
    bringsPrizes: false,
    shown: {},
  };
  return { lines: [lineOf(campaign)], parts };
}

/** A balance: all of the price, with the tax on it, for the piece that its deposit holds. It takes neither coupons nor coins. */
export function balanceLines(campaign: DepositCampaign): ChosenLines {
  const { item, terms } = campaign;
  const parts: QuoteParts = {
    resolve: resolveAs((offer) => ({
      ...offer,
      ...{ active: true, sellable: true, saleAmount: null, preorderShipAt: terms.shipStart },
      listAmount: Math.max(offer.listAmount, item.amount),
      unitAmount: item.amount,
      available: Math.max(1, offer.available),
      promotion: { id: item.promo_item_id, amount: item.amount },
    })),
    ratesOf: (site) => shippingRates[site],
    protectionOf: () => undefined,
    pay: (shop, db, wallet, order) => applyWallet(shop, db, wallet, order, {}),
    bringsPrizes: false,
    shown: {},
  };
  return { lines: [lineOf(campaign)], parts };
}
