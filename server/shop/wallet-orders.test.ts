import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { payLate } from './late-payment-fixture.ts';
import { runOrderClock } from './orders/order-clock.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { dome, openWalletShop, type WalletShop } from './wallet-fixture.ts';
import { type WalletOrders, walletOrders } from './wallet-orders-fixture.ts';

let at: WalletShop;
let placed: WalletOrders['placed'];
let deliver: WalletOrders['deliver'];
let giveBack: WalletOrders['giveBack'];
let detail: WalletOrders['detail'];
beforeAll(async () => {
  at = await openWalletShop();
  ({ placed, deliver, giveBack, detail } = walletOrders(at));
  await at.offer(dome, 'US', { stock: 500 });
  await at.offer(dome, 'EU', { stock: 500 });
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

/** A member with 3,000 coins and a coupon of 10.00. */
async function richMember() {
  const member = await at.member();
  await at.credit(member, 3_000);
  return { member, couponId: await at.coupon(member) };
}

describe('a quote', () => {
  it('takes the best coupons by itself, and lists the others with what they take off or why they do not', async () => {
    const { member, couponId } = await richMember();
    const large = await at.coupon(member, { value: 1_500 });
    const far = await at.coupon(member, { thresholdAmount: 10_000 });
    const quote = await at.preview(member, { autoCoupon: true });
    expect(quote.coupons).toMatchObject({
      used: [{ couponId: large, discount: { amount: 1_500 } }],
      best: [large],
      bestSaves: { amount: 1_500 },
      usable: [{ coupon: { couponId: large } }, { coupon: { couponId }, discount: { amount: 1_000 } }],
      unusable: [{ coupon: { couponId: far }, code: 'COUPON_THRESHOLD', missing: { amount: 1_100 } }],
    });
    expect(quote.totals).toMatchObject({ couponDiscount: { amount: 1_500 }, coinsToEarn: 740 });
  });

  it('brings a wrong number of coins down to the nearest that the order takes', async () => {
    const { member } = await richMember();
    const quote = await at.preview(member, { coinAmount: 2_500 });
    expect(quote.coins).toMatchObject({ balance: 3_000, max: 1_700, usable: 1_700, used: 1_700 });
    expect(quote.problems).toMatchObject([{ code: 'COIN_MAX' }]);
    const answer = await at.buy(member, { coinAmount: 2_500 });
    expect(answer).toMatchObject({ status: 422, code: 'COIN_MAX' });
  });

  it('says why a second coupon for the items is left out', async () => {
    const { member, couponId } = await richMember();
    const second = await at.coupon(member);
    const quote = await at.preview(member, { couponIds: [couponId, second] });
    expect(quote.coupons.used).toMatchObject([{ couponId }]);
    expect(quote.problems).toMatchObject([{ code: 'COUPON_STACK' }]);
  });

  it('says of a coupon for a free delivery that it takes nothing off, whatever the order of the two, and orders with the other', async () => {
    const member = await at.member();
    const couponId = await at.coupon(member, { withShippingCoupon: false });
    const forDelivery = await at.coupon(member, { kind: 'SHIPPING', value: null });
    const orders = [
      { couponIds: [couponId, forDelivery], code: 'COUPON_STACK' },
      { couponIds: [forDelivery, couponId], code: 'COUPON_NO_EFFECT' },
    ];
    for (const { couponIds, code } of orders) {
      const quote = await at.preview(member, { couponIds });
      expect(quote.coupons.used).toMatchObject([{ couponId }]);
      expect(quote.problems).toMatchObject([{ code }]);
      expect(await at.buy(member, { couponIds })).toMatchObject({ code });
    }
    expect((await at.buy(member, { couponIds: [couponId] })).status).toBe(200);
  });

  it('puts the gift of a coupon into the order, at no cost and out of the stock', async () => {
    const member = await at.member();
    const gift = { sku: 'LM-ORB-A60-1', quantity: 1 };
    const couponId = await at.coupon(member, { kind: 'GIFT', value: null, gift });
    const before = await at.stock(gift.sku);
    const quote = await at.preview(member, { couponIds: [couponId] });
    expect(quote.gifts).toMatchObject([{ ...gift, lineTotal: quote.coupons.used[0]?.discount }]);
    const ticket = await placed(member, [couponId], 0);
    const { lines, totals, coupons } = await detail(ticket);
    expect(lines.find(({ sku }) => sku === gift.sku)).toMatchObject({
      gift: true,
      quantity: 1,
      lineTotal: { amount: 0 },
    });
    expect(totals.goodsTotal.amount).toBe(8_900);
    expect(coupons).toMatchObject([{ couponId, kind: 'GIFT', status: 'HELD' }]);
    expect((await at.stock(gift.sku)).reserved).toBe(before.reserved + 1);
  });

  it('says of a coupon whose gift is gone that it is gone, and shows none', async () => {
    const member = await at.member();
    const gift = { sku: 'LM-RIBBON-NEON-5M', quantity: 1 };
    const couponId = await at.coupon(member, { kind: 'GIFT', value: null, gift });
    const quote = await at.preview(member, { couponIds: [couponId] });
    expect(quote.gifts).toBeUndefined();
    expect(quote.problems).toMatchObject([{ code: 'COUPON_GIFT_GONE' }]);
    expect(quote.coupons.unusable).toMatchObject([{ coupon: { couponId }, code: 'COUPON_GIFT_GONE' }]);
  });
});

describe('an order with a coupon and coins', () => {
  it('holds them, uses them when it is paid, and earns coins that can be used once it is completed', async () => {
    const { member, couponId } = await richMember();
    const ticket = await placed(member, [couponId], 500);
    expect(await at.couponStatus(couponId)).toBe('LOCKED');
    expect(await at.balance(member)).toEqual({ available: 2_500, pending: 0 });
    await deliver(ticket);
    expect(await at.couponStatus(couponId)).toBe('USED');
    expect(await at.balance(member)).toEqual({ available: 2_500, pending: 740 });
    expect(await detail(ticket)).toMatchObject({
      totals: { couponDiscount: { amount: 1_000 }, coinDiscount: { amount: 500 }, goodsTotal: { amount: 7_400 } },
      coupons: [{ couponId, status: 'USED', discount: { amount: 1_000 } }],
      coins: { used: 500, returned: 0, toEarn: 740, takenBack: 0, earned: 'PENDING' },
    });
    at.shop.clock.advance(16 * day);
    await runOrderClock(at.shop);
    expect(await at.balance(member)).toEqual({ available: 3_240, pending: 0 });
    expect((await detail(ticket)).coins).toMatchObject({ earned: 'AVAILABLE' });
  });

  it('brings coins to whoever invited the member, for the first that is completed and for no other', async () => {
    const [inviter, member] = [await at.member(), await at.member()];
    const { code } = await at.api.ok('getShareCode', { token: inviter.token });
    await at.api.ok('bindShareCode', { token: member.token, body: { shareCode: code } });
    const complete = async () => {
      await deliver(await placed(member, [], 0));
      at.shop.clock.advance(16 * day);
      await runOrderClock(at.shop);
    };
    await complete();
    expect(await at.api.ok('getShareCode', { token: inviter.token })).toMatchObject({ invited: 1, earned: 500 });
    await complete();
    expect(await at.balance(inviter)).toEqual({ available: 500, pending: 0 });
  });

  it('frees them when it is not paid in time, and takes them again for a payment that comes late', async () => {
    const { member, couponId } = await richMember();
    const ticket = await placed(member, [couponId], 500);
    await payLate(at, ticket, async () => {
      expect(await at.couponStatus(couponId)).toBe('UNUSED');
      expect(await at.balance(member)).toEqual({ available: 3_000, pending: 0 });
    });
    expect(await detail(ticket)).toMatchObject({ status: 'PAID', coins: { used: 500, earned: 'PENDING' } });
    expect(await at.couponStatus(couponId)).toBe('USED');
    expect(await at.balance(member)).toEqual({ available: 2_500, pending: 740 });
  });

  it.each(['the coupon', 'the coins'])('is paid back in full when %s went to another order meanwhile', async (what) => {
    const { member, couponId } = await richMember();
    const other = await at.coupon(member);
    const ticket = await placed(member, [couponId], 1_500);
    await payLate(at, ticket, () =>
      what === 'the coupon'
        ? placed(member, [couponId], 0)
        : placed(member, [other], 3_000, 2).then(() => at.balance(member)),
    );
    const { status, refunds, coins } = await detail(ticket);
    const { grand_total_amount: total } = await at.order(ticket.orderNo);
    expect(status).toBe('CLOSED');
    expect(refunds).toMatchObject([{ status: 'SETTLED', amount: { amount: total } }]);
    expect(refunds[0]).not.toHaveProperty('coinReturn');
    expect(coins).toMatchObject({ returned: 0, earned: 'NONE' });
    expect(await at.couponStatus(couponId)).toBe(what === 'the coupon' ? 'LOCKED' : 'UNUSED');
    expect(await at.mailTo(member.email)).toContain(`We’ve refunded $${(total / 100).toFixed(2)}`);
  });

  it('gives all back when it is cancelled before it is sent', async () => {
    const { member, couponId } = await richMember();
    const ticket = await placed(member, [couponId], 500);
    await at.payByCard(ticket);
    const options = await at.api.ok('getRevokeOptions', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(options.modes).toMatchObject([{ coinReturn: 500, couponReturn: [{ couponId }] }]);
    const { status } = await at.api.call('revokeOrder', {
      ...ticket.open,
      key: randomUUID(),
      body: { orderNo: ticket.orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' },
    });
    expect(status).toBe(200);
    expect(await at.couponStatus(couponId)).toBe('UNUSED');
    expect(await at.balance(member)).toEqual({ available: 3_000, pending: 0 });
    const { refunds, coins, coupons } = await detail(ticket);
    expect(refunds).toMatchObject([{ coinReturn: 500, coinClawback: 740, couponReturn: [{ couponId }] }]);
    expect(coins).toMatchObject({ returned: 500, takenBack: 740, earned: 'NONE' });
    expect(coupons).toMatchObject([{ status: 'RETURNED' }]);
  });

  it('is one of twenty that want the same coupon at the same time', async () => {
    const { member, couponId } = await richMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.buy(member, { couponIds: [couponId] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, code } of answers) {
      if (status !== 200) expect(['COUPON_LOCKED', 'QUOTE_STALE', 'RATE_LIMITED']).toContain(code);
    }
  });

  it('gets coins only as long as there are some when twenty are placed at the same time', async () => {
    const { member } = await richMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.buy(member, { coinAmount: 1_000 })));
    const orders = answers.filter(({ status }) => status === 200).length;
    expect(orders).toBeGreaterThan(0);
    expect(orders).toBeLessThanOrEqual(3);
    expect(await at.balance(member)).toEqual({ available: 3_000 - 1_000 * orders, pending: 0 });
  });
});

describe('a return of an order with a coupon and coins', () => {
  it('piece by piece gives exactly the money, the coins and what was earned back', async () => {
    const { member, couponId } = await richMember();
    const ticket = await placed(member, [couponId], 1_000, 3);
    await deliver(ticket);
    const { goods_total_amount: paid, tax_amount: tax, coins_to_earn: earned } = await at.order(ticket.orderNo);
    const returns = [await giveBack(ticket, 1), await giveBack(ticket, 1), await giveBack(ticket, 1)];
    const sum = (of: (rma: (typeof returns)[number]) => number) => returns.reduce((all, rma) => all + of(rma), 0);
    expect(sum(({ refund }) => refund?.amount.amount ?? 0)).toBe(paid + tax);
    expect(sum(({ refund }) => refund?.coinReturn ?? 0)).toBe(1_000);
    expect(sum(({ refund }) => refund?.coinClawback ?? 0)).toBe(earned);
    expect(await at.balance(member)).toEqual({ available: 3_000, pending: 0 });
    expect(await at.couponStatus(couponId)).toBe('USED');
  });

  it('keeps the worth of earned coins that were spent meanwhile, as it said before', async () => {
    const member = await at.member();
    const ticket = await placed(member, [], 0);
    await deliver(ticket);
    at.shop.clock.advance(16 * day);
    await runOrderClock(at.shop);
    const { available } = await at.balance(member);
    expect(available).toBe(890);
    await placed(member, [], 800);
    const [lineId = ''] = await at.lineIds(ticket);
    const preview = await at.api.ok('previewRma', {
      ...ticket.open,
      body: {
        orderNo: ticket.orderNo,
        type: 'RETURN',
        lines: [{ lineId, quantity: 1, reason: 'NO_LONGER_WANTED' }],
      },
    });
    expect(preview).toMatchObject({ coinClawback: 890, shortfall: { amount: 800 } });
    const rma = await giveBack(ticket, 1);
    expect(rma.refund).toMatchObject({ amount: preview.amount, shortfall: { amount: 800 }, coinClawback: 890 });
    expect(await at.balance(member)).toEqual({ available: 0, pending: 0 });
  });

  it('gives coins with 5 % on top instead of the money where the member chose them', async () => {
    const member = await at.member();
    const ticket = await placed(member, [], 0);
    await deliver(ticket);
    const rma = await giveBack(ticket, 1, { refundTo: 'COINS' });
    const amount = rma.refund?.amount.amount ?? 0;
    expect(rma).toMatchObject({ status: 'REFUNDED', refundTo: 'COINS', refund: { status: 'SETTLED' } });
    expect(rma.refund?.toCoins).toBe(amount + Math.floor(amount / 20));
    expect(await at.balance(member)).toEqual({ available: amount + Math.floor(amount / 20), pending: 0 });
  });

  it('gives the coupon back with a full withdrawal, and not with a part of one', async () => {
    const member = await at.member();
    const couponId = await at.coupon(member, { site: 'EU' });
    const ticket = await placed(member, [couponId], 0, 2, 'EU');
    await deliver(ticket);
    const [lineId = ''] = await at.lineIds(ticket);
    const withdraw = async (quantity: number) => {
      const { data } = await at.api.call('revokeOrder', {
        ...ticket.open,
        key: randomUUID(),
        body: { orderNo: ticket.orderNo, mode: 'WITHDRAW', lines: [{ lineId, quantity }] },
      });
      await receiveReturn(at.shop, data.revokeNo);
    };
    await withdraw(1);
    expect(await at.couponStatus(couponId)).toBe('USED');
    await withdraw(1);
    expect(await at.couponStatus(couponId)).toBe('UNUSED');
    expect((await at.balance(member)).pending).toBe(0);
  });

  it('takes no coins back for money that is given without one', async () => {
    const { member } = await richMember();
    const ticket = await placed(member, [], 500);
    await deliver(ticket);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL', amount: 500 });
    expect(await at.balance(member)).toEqual({ available: 2_500, pending: 840 });
  });
});

interface Step {
  readonly do: 'return' | 'withdraw' | 'pass time';
  readonly pieces: number;
}

const life = fc.record({
  quantity: fc.integer({ min: 2, max: 4 }),
  coinAmount: fc.integer({ min: 0, max: 15 }).map((steps) => steps * 100),
  value: fc.integer({ min: 1, max: 4_000 }),
  steps: fc.array(
    fc.record({
      do: fc.constantFrom<Step['do']>('return', 'return', 'withdraw', 'pass time'),
      pieces: fc.integer({ min: 1, max: 2 }),
    }),
    { maxLength: 4 },
  ),
});

describe('an order that is given back in any order and in any parts', () => {
  const withdraw = async (ticket: Awaited<ReturnType<typeof placed>>, quantity: number) => {
    const [lineId = ''] = await at.lineIds(ticket);
    const { data } = await at.api.call('revokeOrder', {
      ...ticket.open,
      key: randomUUID(),
      body: { orderNo: ticket.orderNo, mode: 'WITHDRAW', lines: [{ lineId, quantity }] },
    });
    await receiveReturn(at.shop, data.revokeNo);
    await sendRefunds(at.shop);
    await at.deliverWebhooks();
  };

  it('ends with the money, the coins and the balance that there were before it', async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ quantity, coinAmount, value, steps }) => {
        const member = await at.member();
        await at.credit(member, 5_000);
        const couponId = await at.coupon(member, { site: 'EU', value, thresholdAmount: 0 });
        const ticket = await placed(member, [couponId], coinAmount, quantity, 'EU');
        await deliver(ticket);
        let left = quantity;
        let canWithdraw = true;
        for (const step of steps) {
          const pieces = Math.min(left, step.pieces);
          // Once, so that a return is still in time.
          if (step.do === 'pass time' && canWithdraw) {
            at.shop.clock.advance(16 * day);
            await runOrderClock(at.shop);
            canWithdraw = false;
          }
          if (pieces === 0) continue;
          if (step.do === 'withdraw' && canWithdraw) {
            await withdraw(ticket, pieces);
            left -= pieces;
          }
          if (step.do === 'return') {
            const { status } = await giveBack(ticket, pieces);
            expect(status).toBe('REFUNDED');
            left -= pieces;
          }
        }
        if (left > 0) await giveBack(ticket, left);
        const order = await at.order(ticket.orderNo);
        expect(order.refunded_amount).toBe(order.paid_amount);
        expect([order.coins_returned, order.coins_taken_back]).toEqual([coinAmount, order.coins_to_earn]);
        expect(await at.balance(member)).toEqual({ available: 5_000, pending: 0 });
      }),
      { numRuns: 8 },
    );
  });
});
