import type { components } from '#openapi/types.ts';
import { currencyOfSite, markets, type Site } from '#rules/markets.ts';
import { coinWorth } from '#rules/coins.ts';
import { money } from '#rules/money.ts';
import { newUserUntil } from '#rules/new-user.ts';
import type { ProvedContext, RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { presentLaunch } from '../../catalogue/present-launch.ts';
import { productCard, wholeItem } from '../../catalogue/product-card.ts';
import { creditCoins } from '../../coins/order-coins.ts';
import { presentOffers, readCurrentTemplates } from '../../coupons/coupon-offers.ts';
import { giveCouponOf } from '../../coupons/give-coupon.ts';
import { enterNewcomer, readNewcomer } from '../../coupons/new-members.ts';
import { readImage, toImage } from '../../media/picture.ts';
import { readFacts, readRunningOffer, standingOf } from './standing.ts';

type Schemas = components['schemas'];
type Standing = Schemas['NewUserStanding'];

/** Why the pack cannot be claimed. */
const reasons: Readonly<Record<Exclude<Standing, 'ELIGIBLE'>, string>> = {
  GUEST: 'The pack is for members: create an account to claim it.',
  CLAIMED: 'The pack is in your account.',
  USED: 'You’ve used these prices on your first order.',
  HAS_PAID: 'This is for first orders, and you’ve already paid for one.',
  HAD_BEFORE:
    'This pack has already been claimed with this email, on this device or at your address, or three times from your network today.',
  TOO_LATE: 'New members have seven days to claim it, and yours have passed.',
  OVER: 'There’s no offer for new members right now.',
};

/** What the coins of a pack are booked as. */
export const packReward = (promoId: string) => ({ source: 'REWARD', refNo: `new-user ${promoId}` }) as const;

const noCards = new Map();

/** What waits for new members in a market, and where whoever asks stands. */
export async function readNewUserOffer(
  shop: ShopContext,
  { site, account, client }: Pick<RequestContext, 'site' | 'account' | 'client'>,
): Promise<Schemas['NewUserOffer']> {
  const now = shop.clock.now();
  const offer = await readRunningOffer(shop.db, site, now);
  const of = (amount: number) => money(amount, currencyOfSite(site));
  if (!offer) {
    const nothing = { until: null, image: null, upright: null, coins: 0, worth: of(0), coupons: [], items: [] };
    return { standing: 'OVER', eligible: false, why: reasons.OVER, ...nothing };
  }
  const accountId = account?.accountId;
  const facts = accountId === undefined ? undefined : await readFacts(shop.db, { accountId, promoId: offer.promoId });
  const newcomer =
    accountId === undefined ? 'FREE' : await readNewcomer(shop, shop.db, { accountId, clientId: client.id });
  const standing = facts
    ? standingOf({ ...facts, isKnown: facts.isKnown || newcomer === 'KNOWN' }, site, now)
    : 'GUEST';
  const templates = await readCurrentTemplates(shop.db, { site, sources: ['NEW_USER'], now });
  return {
    standing,
    eligible: standing === 'ELIGIBLE',
    why: standing === 'ELIGIBLE' ? null : reasons[standing],
    until: facts ? presentLaunch(newUserUntil(facts.joined, markets[site].timeZone), site) : null,
    image: offer.image === null ? null : inMarketSpelling(readImage(offer.image), site),
    upright: offer.config.upright === undefined ? null : inMarketSpelling(toImage(offer.config.upright), site),
    coins: offer.config.coins,
    worth: of(coinWorth(offer.config.coins, currencyOfSite(site))),
    coupons: await presentOffers(shop, templates, accountId),
    items: await readItems(shop, site, offer.promoId),
  };
}

/** The products of the offer that the market sells, at their own prices and at those of a first order. */
async function readItems(shop: ShopContext, site: Site, promoId: string): Promise<Schemas['NewUserItem'][]> {
  const [rows, { items }] = await Promise.all([
    shop.db
      .selectFrom('promo_items')
      .innerJoin('skus', 'skus.sku', 'promo_items.sku')
      .select(['promo_item_id', 'promo_items.sku', 'amount', 'skus.spu'])
      .where('promo_id', '=', promoId)
      .where('site', '=', site)
      .orderBy('promo_items.sort')
      .orderBy('promo_item_id')
      .execute(),
    readMarketCatalogue(shop, site),
  ]);
  return rows.flatMap(({ promo_item_id: promoItemId, sku, amount, spu }) => {
    const item = items.get(spu);
    const variant = item?.variants.find((each) => each.sku.sku === sku);
    if (!item || !variant) return [];
    const card = productCard({ ...wholeItem(item), shown: [variant] }, noCards);
    return [{ promoItemId, card, amount: money(amount, currencyOfSite(site)) }];
  });
}

/**
 * Gives a new member the pack, once: coins, the coupons that the sign-up did not give, and the right to first-order prices.
 * @throws PROMO_ENDED, PROMO_ELIGIBILITY with where the member stands in `data.standing`
 */
export async function claimNewUserPack(
  shop: ShopContext,
  { account: { accountId }, site, client }: ProvedContext,
  key: string,
): Promise<Schemas['NewUserPack']> {
  const offer = await readRunningOffer(shop.db, site, shop.clock.now());
  if (!offer) throw new ShopError('PROMO_ENDED');
  const { promoId, config } = offer;
  const intent = { operation: 'claimNewUserPack', subject: accountId, key, request: { promoId } } as const;
  return withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      const now = shop.clock.now();
      const refuse = (standing: Exclude<Standing, 'ELIGIBLE'>) =>
        new ShopError('PROMO_ELIGIBILITY', { message: reasons[standing], data: { standing } });
      const { numInsertedOrUpdatedRows: claimed } = await tx
        .insertInto('new_user_packs')
        .values({ account_id: accountId, promo_id: promoId, claimed_at: now, revoked_at: null })
        .onConflict((conflict) => conflict.columns(['account_id', 'promo_id']).doNothing())
        .executeTakeFirstOrThrow();
      const standing = standingOf(await readFacts(tx, { accountId, promoId }), site, now);
      if (standing !== 'CLAIMED') throw refuse(standing === 'ELIGIBLE' ? 'OVER' : standing);
      if (claimed !== 1n) throw refuse('CLAIMED');
      const newcomer = { accountId, clientId: client.id, ip: client.ip, site };
      const isEntered = (await readNewcomer(shop, tx, newcomer)) === 'ENTERED';
      if (!isEntered && !(await enterNewcomer(shop, tx, newcomer))) throw refuse('HAD_BEFORE');
      await creditCoins(shop, tx, {
        accountId,
        amount: config.coins,
        ...packReward(promoId),
        text: 'Pack for new members',
      });
      const templates = await readCurrentTemplates(tx, { site, sources: ['NEW_USER'], now });
      let coupons = 0;
      for (const template of templates.filter(({ claim_start: start }) => start <= now)) {
        if ((await giveCouponOf(shop, tx, template, { accountId })).ok) coupons += 1;
      }
      return { coins: config.coins, coupons };
    }),
  );
}
