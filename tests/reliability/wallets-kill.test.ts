import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditCoins } from '#server/shop/coins/ledger/audit.ts';
import { auditCoupons } from '#server/shop/coupons/audit-coupons.ts';
import { engines } from './engines.ts';
import { post } from './guest-order.ts';
import { lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { serveHere } from './shop-here.ts';
import { crowd, pay } from './shopper.ts';
import { deskOn, offerCoupon, openWallets, place, quoteOf, type Wallet } from './wallets.ts';

const rounds = Math.max(3, Math.round(10 * inject('share')));
const members = 24;
const atOnce = 8;
const couponsEach = 12;
const kinds = ['placed', 'paid', 'cancelled'] as const;
const ports = { sqlite: { shop: 5390, sandbox: 5391 }, postgres: { shop: 5392, sandbox: 5393 } } as const;

/** When the power goes in a round, in ms after the first promise: spread over 40 to 440, the same in every run. */
const powerCut = (round: number): number => 40 + ((round * 131) % 400);

describe.each(engines)(
  'a shop on %s that is killed while coupons and coins are claimed, used and returned',
  (engine) => {
    let at: PayingShop;
    beforeAll(async () => {
      at = await openPayingShop(engine, ports[engine]);
    });
    afterAll(() => at.close());

    it(`has books that agree after each of ${rounds} rounds, and keeps every claim it has promised`, async () => {
      const { database } = at.shop;
      const desk = deskOn(database);
      const templateId = await offerCoupon(desk, null, couponsEach);
      const wallets = await openWallets(desk, members, { templateId, coupons: couponsEach });
      const promised: string[] = [];
      const orders = { placed: 0, paid: 0, cancelled: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const { origin, kill } = await at.serve();
        const scarce = await offerCoupon(desk, 10);
        // By turns the first orders, payments and cancellations are what the cut comes after.
        const kind = kinds[round % kinds.length] ?? 'placed';
        const seen = orders[kind];
        let turn = round;
        const crowding = crowd(members * 4, atOnce, async () => {
          turn += 1;
          const wallet = wallets[turn % members];
          if (!wallet) return;
          await claim(origin, wallet, scarce);
          await post(`${origin}/app-mall/v1/coin/check-in`, {}, wallet.headers);
          await order(origin, wallet, turn);
        });
        await expect.poll(() => orders[kind], { interval: 1 }).toBeGreaterThan(seen);
        await pause(powerCut(round));
        await kill();
        await crowding;
        expect(await auditCoins(database.db)).toEqual([]);
        expect(await auditCoupons(database.db)).toEqual([]);
      }
      const server = await serveHere(at.env);
      await at.untilDelivered();
      await server.stop();
      expect(await auditCoins(database.db)).toEqual([]);
      expect(await auditCoupons(database.db)).toEqual([]);
      const rows = await database.db.selectFrom('coupons').select('coupon_id').execute();
      const couponIdsNow = new Set(rows.map((row) => row.coupon_id));
      expect(promised.filter((couponId) => !couponIdsNow.has(couponId))).toEqual([]);
      expect(promised.length).toBeGreaterThan(0);
      expect(Math.min(orders.placed, orders.paid, orders.cancelled)).toBeGreaterThan(0);

      async function claim(origin: string, { headers }: Wallet, template: string): Promise<void> {
        const keyed = { ...headers, 'idempotency-key': randomUUID() };
        const { status, data } = await post(`${origin}/app-mall/v1/coupon/claim`, { templateId: template }, keyed);
        if (status === 200 && data?.couponId) promised.push(data.couponId);
      }

      /** By turns an order is paid, called off or left alone. */
      async function order(origin: string, wallet: Wallet, number: number): Promise<void> {
        const couponIds = wallet.couponIds.slice(number % couponsEach, (number % couponsEach) + 1);
        const purchase = { sku: lamp, quantity: 4, couponIds, coinAmount: 100 * (number % 4) };
        const { data } = await place(origin, wallet, await quoteOf(origin, wallet, purchase));
        if (!data?.orderNo) return;
        orders.placed += 1;
        const { orderNo } = data;
        if (number % 3 === 0) return;
        if (number % 3 === 1) {
          if (await pay({ origin, sandboxOrigin: at.sandboxOrigin }, orderNo, wallet.headers)) orders.paid += 1;
          return;
        }
        const { status } = await post(
          `${origin}/app-mall/v1/order/revoke`,
          { orderNo, mode: 'CANCEL_UNPAID' },
          { ...wallet.headers, 'idempotency-key': randomUUID() },
        );
        if (status === 200) orders.cancelled += 1;
      }
    });
  },
);
