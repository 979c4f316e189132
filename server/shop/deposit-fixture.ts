import { randomUUID } from 'node:crypto';
import { balanceEnd } from '#rules/deposits.ts';
import { day } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { homes } from './checkout/checkout-fixture.ts';
import { type OrderShop, openOrderShop, type Ticket } from './orders/order-fixture.ts';
import { createDepositCampaign, itemIdOf } from './promotions/deposits/create-campaign.ts';

/** A lamp that costs the same in every market, so that one law serves all. */
export const depositSku = 'LM-DOME-VERMILION';
const terms = { price: 8_900, deposit: 1_000, worth: 3_000 };

export interface Campaign {
  readonly id: string;
  readonly balanceStart: number;
  balanceEnd(site: Site): number;
}

export interface DepositShop extends OrderShop {
  /** A campaign of the US, EU and GB that takes deposits for ten days and balances from the twelfth on. */
  campaign(quota: number, perMember?: number): Promise<Campaign>;
  reserve(campaign: Campaign, member: TestMember, site?: Site): ReturnType<OrderShop['api']['call']>;
  /** Reserves and pays the deposit. */
  deposit(campaign: Campaign, member: TestMember, site?: Site): Promise<Ticket>;
  /** Places the order of a balance for an address that the member gets for it. */
  balance(member: TestMember, deposit: Ticket, site?: Site): Promise<Ticket>;
  reservation(deposit: Ticket): Promise<{ state: string; id: string; sent: number; delivered: number }>;
  quotaLeft(campaign: Campaign, site?: Site): Promise<number>;
}

/** A shop in which campaigns by deposit can be started. */
export async function openDepositShop(): Promise<DepositShop> {
  const at = await openOrderShop();
  const { shop, api } = at;
  const visit = (member: TestMember, site: Site) => ({ site, token: member.token });
  const reservation: DepositShop['reservation'] = async ({ orderNo }) => {
    const row = await shop.db
      .selectFrom('deposit_reservations')
      .selectAll()
      .where('deposit_order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const { state, reservation_id: id, reminders_sent: sent, reminders_delivered: delivered } = row;
    return { state, id, sent, delivered };
  };
  const reserve: DepositShop['reserve'] = ({ id }, member, site = 'US') =>
    api.call('reserveByDeposit', { ...visit(member, site), key: randomUUID(), body: { id, sku: depositSku } });
  return {
    ...at,
    reservation,
    reserve,
    campaign: async (quota, perMember = 2) => {
      const id = `d-${shop.newId()}`;
      const now = shop.clock.now();
      const balanceStart = now + 12 * day;
      const times = { startTime: now, endTime: now + 10 * day, balanceStart, shipStart: balanceStart + 10 * day };
      const texts = { handle: id, title: 'Dome by deposit', summary: '' };
      await withTransaction(shop, 'durable', (tx) =>
        createDepositCampaign(
          tx,
          {
            ...{ ...texts, ...times, status: 'SCHEDULED', sku: depositSku, quota, perMember },
            markets: { US: terms, EU: terms, GB: terms },
          },
          now,
        ),
      );
      return { id, balanceStart, balanceEnd: (site) => balanceEnd({ site, balanceStart }) };
    },
    deposit: async (campaign, member, site) => {
      const answer = await reserve(campaign, member, site);
      if (answer.status !== 200) throw new Error(`No deposit: ${JSON.stringify(answer)}`);
      const { orderNo } = answer.data as { orderNo: string };
      const ticket: Ticket = { orderNo, open: { token: member.token } };
      await at.payByCard(ticket);
      return ticket;
    },
    balance: async (member, deposit, site = 'US') => {
      const { id: addressId } = await api.ok('createAddress', { ...visit(member, site), body: homes[site] });
      const { id: reservationId } = await reservation(deposit);
      const chosen = { reservationId, addressId };
      const { quoteHash } = await api.ok('previewBalance', { ...visit(member, site), query: chosen });
      const body = { ...chosen, quoteHash };
      const { orderNo } = await api.ok('payBalance', { ...visit(member, site), key: randomUUID(), body });
      return { orderNo, open: { token: member.token } };
    },
    quotaLeft: async ({ id }, site = 'US') => {
      const { left } = await shop.db
        .selectFrom('promo_item_buckets')
        .select((row) => row.fn.sum<number | string>('remaining').as('left'))
        .where('promo_item_id', '=', itemIdOf(id, site))
        .executeTakeFirstOrThrow();
      return Number(left);
    },
  };
}
