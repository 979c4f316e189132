import { randomUUID } from 'node:crypto';
import type { TestMember } from '#server/testing/test-member.ts';
import { approveRma, passRma, receiveRma } from './aftersale/rma/staff-moves.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { shipOrder } from './orders/ship-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import type { WalletShop } from './wallet-fixture.ts';

export type WalletOrders = ReturnType<typeof walletOrders>;

/** Orders with coupons and coins: placed, delivered and given back. */
export function walletOrders(at: WalletShop) {
  async function placed(member: TestMember, couponIds: string[], coinAmount: number, quantity = 1, site?: 'US' | 'EU') {
    const { data } = await at.buy(member, { couponIds, coinAmount }, { quantity, ...(site ? { site } : {}) });
    return at.ticket(member, data.orderNo);
  }

  async function deliver(ticket: Ticket) {
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
    await deliverOrder(at.shop, ticket.orderNo);
  }

  async function giveBack(ticket: Ticket, quantity: number, more: object = {}) {
    const [lineId = ''] = await at.lineIds(ticket);
    const answer = await at.api.call('applyRma', {
      ...ticket.open,
      key: randomUUID(),
      body: {
        orderNo: ticket.orderNo,
        type: 'RETURN',
        lines: [{ lineId, quantity, reason: 'NO_LONGER_WANTED' }],
        ...more,
      },
    });
    const ref = { orderNo: ticket.orderNo, rmaNo: answer.data.rmaNo };
    if (answer.data.status === 'REQUESTED') {
      await approveRma(at.shop, ref, false);
    }
    await at.api.call('shipRma', { ...ticket.open, body: { ...ref, carrierName: 'DHL', trackingNo: 'JJD 01' } });
    await receiveRma(at.shop, ref);
    await passRma(at.shop, ref, {});
    await sendRefunds(at.shop);
    await at.deliverWebhooks();
    return at.read(ticket, ref.rmaNo);
  }

  const detail = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
  return { placed, deliver, giveBack, detail };
}
