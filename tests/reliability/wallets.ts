import { randomUUID } from 'node:crypto';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { noCarrier } from '#server/carriers/no-carrier.ts';
import { systemClock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { creditCoins } from '#server/shop/coins/order-coins.ts';
import { createTemplate, type NewTemplate } from '#server/shop/coupons/create-template.ts';
import { giveCoupon } from '#server/shop/coupons/give-coupon.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { logInMember, testClient } from '#server/testing/test-member.ts';
import { address, post } from './guest-order.ts';
import { shopOn } from './shop-on.ts';
import { insist } from './shopper.ts';

/** Coins that a member begins with. */
export const openingCoins = 5_000;

export interface Wallet {
  readonly accountId: string;
  readonly couponIds: readonly string[];
  /** What each request of the member carries. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The functions of the shop on a database, for what operators do here. */
export const deskOn = (database: Database): ShopContext => shopOn(database, systemClock, noCarrier);

/** A coupon of 5.00 without conditions, in the center. @param totalQuota null for as many as are asked for */
export const offerCoupon = (desk: ShopContext, totalQuota: number | null, perUserLimit = 1): Promise<string> =>
  writeTemplate(desk, { source: 'CENTER', totalQuota, perUserLimit });

/** Offers 100 coupons of 5.00 for coins, so many to a member. @returns the id of the item */
export async function offerExchange(
  desk: ShopContext,
  { cost, perUser }: { readonly cost: number; readonly perUser: number },
): Promise<string> {
  const templateId = await writeTemplate(desk, { source: 'EXCHANGE', totalQuota: null, perUserLimit: 100 });
  await desk.db
    .insertInto('coin_exchange_items')
    .values({
      ...{ item_id: templateId, site: 'US', title: '$5 off', cost, stock: 100, per_user: perUser },
      ...{ template_id: templateId, sort: 99 },
    })
    .execute();
  return templateId;
}

async function writeTemplate(
  desk: ShopContext,
  { source, totalQuota, perUserLimit }: Pick<NewTemplate, 'source' | 'totalQuota' | 'perUserLimit'>,
): Promise<string> {
  const now = desk.clock.now();
  const templateId = desk.newId();
  await withTransaction(desk, 'durable', (tx) =>
    createTemplate(
      tx,
      {
        templateId,
        name: '$5 off',
        scopeText: 'All items',
        site: 'US',
        kind: 'FIXED',
        value: 500,
        capAmount: null,
        thresholdAmount: 0,
        scope: 'ALL',
        includeIds: [],
        excludeIds: [],
        buyTypes: [0],
        withShippingCoupon: true,
        withPromoPrice: false,
        gift: null,
        source,
        totalQuota,
        perUserLimit,
        claimStart: now - day,
        claimEnd: null,
        validity: { from: now - day, to: now + 30 * day },
        status: 'SCHEDULED',
      },
      now,
    ),
  );
  return templateId;
}

/** Members who are logged in, each with 5,000 coins and, where a template is named, some coupons of it. */
export async function openWallets(
  desk: ShopContext,
  count: number,
  { templateId, coupons = 1 }: { readonly templateId?: string; readonly coupons?: number } = {},
): Promise<Wallet[]> {
  const wallets: Wallet[] = [];
  for (let index = 0; index < count; index += 1) {
    const { accountId, token } = await logInMember(desk);
    const couponIds: string[] = [];
    await withTransaction(desk, 'durable', async (tx) => {
      for (let each = 0; templateId !== undefined && each < coupons; each += 1) {
        couponIds.push((await giveCoupon(desk, tx, { accountId, templateId })).couponId);
      }
      await creditCoins(desk, tx, { accountId, amount: openingCoins, source: 'STAFF', refNo: 'opening' });
    });
    const headers = { authorization: `Bearer ${token}`, clientid: testClient.id, timezone: 'UTC' };
    wallets.push({ accountId, couponIds, headers });
  }
  return wallets;
}

export interface Purchase {
  readonly sku: string;
  readonly quantity: number;
  readonly couponIds: readonly string[];
  readonly coinAmount: number;
  readonly prizeIds?: readonly string[];
}

const bodyOf = ({ sku, quantity, ...choices }: Purchase) => ({
  source: 'BUY_NOW',
  lines: [{ sku, quantity }],
  ...choices,
});

/** What a member who has seen the price sends to order. @throws for a price that the shop does not name */
export async function quoteOf(origin: string, { headers }: Wallet, purchase: Purchase): Promise<object> {
  const { country, region } = address;
  const body = { ...bodyOf(purchase), address: { country, region } };
  const { quoteHash } = await insist(`${origin}/app-mall/v1/order/preview`, { headers, body });
  return { ...bodyOf(purchase), quoteHash, address, shippingMethod: 'STANDARD', payMethod: 'CARD' };
}

/** Orders what was quoted. @returns the envelope, also of a refusal */
export const place = (origin: string, { headers }: Wallet, order: object) =>
  post(`${origin}/app-mall/v1/order/create`, order, { ...headers, 'idempotency-key': randomUUID() });
