import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Answer } from '#server/testing/test-api.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { checkoutOf, homes } from './checkout/checkout-fixture.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { type GrantOutcome, grantPrize, type PrizeGrant } from './prizes/grant-prize.ts';
import type { PrizeRow } from './prizes/prize-row.ts';
import { openWalletShop, type WalletShop } from './wallet-fixture.ts';

type Claim = components['schemas']['PrizeClaim'];

export interface PrizeShop extends WalletShop {
  /** Grants a globe of the US, unless told otherwise. */
  grant(member: TestMember, changes?: Partial<PrizeGrant>): Promise<GrantOutcome>;
  /** The same, where it must not fail. @returns its id */
  win(member: TestMember, changes?: Partial<PrizeGrant>): Promise<string>;
  prize(prizeId: string): Promise<PrizeRow>;
  claim(member: TestMember, claim: Claim, key?: string): Promise<Answer<'claimPrize'>>;
  /** An address of the member. @returns its id */
  home(member: TestMember): Promise<string>;
  detach(member: TestMember, prizeId: string, orderNo?: string): Promise<Answer<'cancelOrderTogetherPrize'>>;
  /** Orders a lamp with prizes; without a list, with those that wait. */
  orderWith(member: TestMember, prizeIds?: readonly string[]): Promise<Ticket>;
}

export const globe = 'LM-ORB-GLOBE-1';

/** A shop in which prizes are won. */
export async function openPrizeShop(): Promise<PrizeShop> {
  const at = await openWalletShop();
  const checkout = checkoutOf(at);
  const grant: PrizeShop['grant'] = ({ accountId }, changes = {}) => {
    const usual = { kind: 'PRODUCT', sku: globe, site: 'US', source: 'GIVEAWAY', title: 'Orb globe' } as const;
    const won = { ...usual, accountId, sourceRef: randomUUID(), ...changes } as PrizeGrant;
    return withTransaction(at.shop, 'durable', (tx) => grantPrize(at.shop, tx, won));
  };
  return {
    ...at,
    grant,
    win: async (member, changes) => {
      const granted = await grant(member, changes);
      if (!granted.ok) throw new Error('None is left');
      return granted.prizeId;
    },
    prize: (prizeId) =>
      at.shop.db.selectFrom('prizes').selectAll().where('prize_id', '=', prizeId).executeTakeFirstOrThrow(),
    claim: ({ token }, claim, key = randomUUID()) => at.api.call('claimPrize', { token, key, body: claim }),
    home: async ({ token }) => (await at.api.ok('createAddress', { token, body: homes.US })).id,
    detach: ({ token }, prizeId, orderNo) =>
      at.api.call('cancelOrderTogetherPrize', {
        token,
        query: { prizeId, ...(orderNo === undefined ? {} : { orderNo }) },
      }),
    orderWith: async (member, prizeIds) => {
      const lines = [{ sku: 'LM-DOME-VERMILION', quantity: 1, buyType: 0 as const }];
      const visit = { member, clientId: randomUUID(), address: homes.US };
      const choices = { source: 'BUY_NOW', ...(prizeIds === undefined ? {} : { prizeIds: [...prizeIds] }) } as const;
      const { quoteHash } = await checkout.quote(lines, visit, choices);
      const answer = await checkout.create(lines, quoteHash, visit, choices);
      if (answer.status !== 200) throw new Error(`No order: ${JSON.stringify(answer)}`);
      return at.ticket(member, answer.data.orderNo);
    },
  };
}
