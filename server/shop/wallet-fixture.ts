import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { openRmaShop, type RmaShop } from './aftersale/rma/rma-fixture.ts';
import { type CoinBalance, readCoinBalance } from './coins/ledger/coin-account.ts';
import { creditCoins } from './coins/order-coins.ts';
import { give } from './coupons/coupon-fixture.ts';
import { checkoutOf, homes } from './checkout/checkout-fixture.ts';
import type { Ticket } from './orders/order-fixture.ts';

type Choices = Pick<components['schemas']['PreviewRequest'], 'couponIds' | 'autoCoupon' | 'coinAmount' | 'prizeIds'>;

export interface WalletShop extends RmaShop {
  /** Gives a member a coupon; see `makeTemplate` for what it is unless changed. */
  coupon(member: TestMember, changes?: Parameters<typeof give>[2]): Promise<string>;
  credit(member: TestMember, amount: number): Promise<void>;
  balance(member: TestMember): Promise<CoinBalance>;
  couponStatus(couponId: string): Promise<string>;
  preview(member: TestMember, choices?: Choices, pieces?: Pieces): Promise<components['schemas']['Quote']>;
  /** Previews an order and places it with the same choices. */
  buy(member: TestMember, choices?: Choices, pieces?: Pieces): ReturnType<ReturnType<typeof checkoutOf>['create']>;
  /** The same for everything in the member's cart. */
  buyCart(member: TestMember, choices: Choices, site: Site): ReturnType<ReturnType<typeof checkoutOf>['create']>;
  ticket(member: TestMember, orderNo: string): Ticket;
}

interface Pieces {
  readonly sku?: string;
  readonly quantity?: number;
  readonly site?: Site;
}

/** 89.00 in US, free to deliver. */
export const dome = 'LM-DOME-VERMILION';

/** A shop whose members have coupons and coins, from the order to the return. */
export async function openWalletShop(): Promise<WalletShop> {
  const at = await openRmaShop();
  const checkout = checkoutOf(at);
  const visitOf = (member: TestMember, site: Site) => ({ member, site, clientId: randomUUID(), address: homes[site] });
  const linesOf = ({ sku = dome, quantity = 1 }: Pieces) => [{ sku, quantity, buyType: 0 as const }];
  const preview: WalletShop['preview'] = (member, choices = {}, pieces = {}) =>
    checkout.quote(linesOf(pieces), visitOf(member, pieces.site ?? 'US'), { source: 'BUY_NOW', ...choices });
  return {
    ...at,
    preview,
    coupon: (member, changes) => give(at.shop, member.accountId, changes),
    credit: ({ accountId }, amount) =>
      withTransaction(at.shop, 'durable', (tx) =>
        creditCoins(at.shop, tx, { accountId, amount, source: 'REWARD', refNo: randomUUID() }),
      ),
    balance: ({ accountId }) => readCoinBalance(at.shop.db, accountId, at.shop.clock.now()),
    couponStatus: async (couponId) => {
      const rows = at.shop.db.selectFrom('coupons').select('status').where('coupon_id', '=', couponId);
      return (await rows.executeTakeFirstOrThrow()).status;
    },
    buy: async (member, choices = {}, pieces = {}) => {
      const { quoteHash } = await preview(member, choices, pieces);
      const visit = visitOf(member, pieces.site ?? 'US');
      return checkout.create(linesOf(pieces), quoteHash, visit, { source: 'BUY_NOW', ...choices });
    },
    buyCart: async (member, choices, site) => {
      const visit = visitOf(member, site);
      const { quoteHash } = await checkout.quote(undefined, visit, choices);
      return checkout.create(undefined, quoteHash, visit, choices);
    },
    ticket: ({ token }, orderNo) => ({ orderNo, open: { token } }),
  };
}
