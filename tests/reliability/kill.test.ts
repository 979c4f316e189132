import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { createSandboxProvider } from '#server/payments/sandbox-provider.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { engines } from './engines.ts';
import { quote } from './guest-order.ts';
import { apiKey, lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { expectKept } from './promises.ts';
import { serveHere } from './shop-here.ts';
import { buy, crowd } from './shopper.ts';

const rounds = Math.max(2, 10 * inject('share'));
const shoppers = 1_000 * inject('share');
const atOnce = 12;
const ports = { sqlite: { shop: 5370, sandbox: 5371 }, postgres: { shop: 5372, sandbox: 5373 } } as const;

/** Every twentieth reply of the provider gets lost after it has acted; webhooks come twice and in any order. */
const weather = {
  dropReplies: 5,
  delayReplies: 5,
  delayMs: 200,
  duplicateWebhooks: 20,
  reorderWebhooks: 20,
  reorderMs: 1_000,
};

const fairWeather = { dropReplies: 0, delayReplies: 0, duplicateWebhooks: 0, reorderWebhooks: 0 };

const twice = (orderNos: readonly string[]): string[] =>
  orderNos.filter((orderNo, index) => orderNos.indexOf(orderNo) !== index);

/** When the power goes in a round, in ms after the first promise: spread over 40 to 300, the same in every run. */
const powerCut = (round: number): number => 40 + ((round * 97) % 260);

describe.each<Engine>(['sqlite', 'postgres'])('a shop on %s that takes payments', (engine) => {
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop(engine, ports[engine]);
  });
  afterAll(() => at.close());

  it.runIf(engines.includes(engine))(
    `charges each of ${shoppers} impatient shoppers once, though replies get lost, and pays every order`,
    async () => {
      const { db } = at.shop.database;
      const before = await readStockBooks(db);
      const server = await at.serve();
      const quoteHash = await quote(server.origin, { sku: lamp });
      await at.faults({ ...weather, seed: 7 });
      const street = { origin: server.origin, sandboxOrigin: at.sandboxOrigin };
      const results = await crowd(shoppers, atOnce, () => buy(street, quoteHash));
      expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([]);
      await at.untilDelivered();
      await at.faults(fairWeather);
      const { charges, refunds } = await at.ledger();
      const charged = charges.map(({ orderNo }) => orderNo);
      const paid = await db
        .selectFrom('orders')
        .select(['order_no', 'paid_amount'])
        .where('status', '=', 'PAID')
        .execute();
      expect(twice(charged)).toEqual([]);
      expect(charged.toSorted()).toEqual(paid.map((order) => order.order_no).toSorted());
      expect(paid).toHaveLength(shoppers);
      expect(refunds).toEqual([]);
      const sum = charges.reduce((total, { amount }) => total + amount, 0);
      expect(paid.reduce((total, order) => total + order.paid_amount, 0)).toBe(sum);
      expect(stockFaults(before, await readStockBooks(db))).toEqual([]);
    },
  );

  it(`loses nothing it has promised in ${rounds} rounds when it is killed under load, and its stock adds up`, async () => {
    const { db } = at.shop.database;
    const before = await readStockBooks(db);
    const ordered: string[] = [];
    const paid: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await at.serve();
      const quoteHash = await quote(server.origin, { sku: lamp });
      const street = {
        origin: server.origin,
        sandboxOrigin: at.sandboxOrigin,
        onOrdered: (orderNo: string) => void ordered.push(orderNo),
        onPaid: (orderNo: string) => void paid.push(orderNo),
      };
      // By turns the first orders and the first payments are what the cut comes after.
      const promised = round % 2 === 0 ? ordered : paid;
      const seen = promised.length;
      const shopping = crowd(500, atOnce, () => buy(street, quoteHash));
      await expect.poll(() => promised.length, { interval: 1 }).toBeGreaterThan(seen);
      await pause(powerCut(round));
      await server.kill();
      await shopping;
    }
    const server = await serveHere(at.env);
    await at.untilDelivered();
    await server.stop();

    expect(ordered.length).toBeGreaterThan(rounds);
    expect(paid.length).toBeGreaterThan(0);
    await expectKept(at, { ordered, paid });
    expect(stockFaults(before, await readStockBooks(db))).toEqual([]);
  });

  it.runIf(engines.includes(engine))(
    'would charge some shoppers twice if it sent no idempotency keys: the harness detects it',
    async () => {
      const forgetful: typeof fetch = (url, init) => {
        const headers = new Headers(init?.headers);
        headers.delete('idempotency-key');
        return fetch(url, { ...init, headers });
      };
      const provider = createSandboxProvider({
        apiOrigin: at.sandboxOrigin,
        apiKey,
        webhookSecret: 'unused here',
        pauseMs: 1,
        fetch: forgetful,
      });
      await at.faults({ dropReplies: 5, seed: 7, holdWebhooks: true });
      await crowd(200, atOnce, async () => {
        const orderNo = randomUUID();
        const created = await provider.createSession({
          paymentNo: orderNo,
          orderNo,
          amount: { amount: 2_999, currency: 'USD' },
          method: 'CARD',
          returnUrl: 'http://shop.test/back',
          idempotencyKey: orderNo,
        });
        if (!created.ok || created.value.nextAction.type !== 'CARD_FORM') throw new Error('No session');
        const { providerRef, nextAction } = created.value;
        const answer = await fetch(`${at.sandboxOrigin}/fields/tokens`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            session: providerRef,
            clientSecret: nextAction.clientSecret,
            number: '4242424242424242',
            expMonth: 12,
            expYear: 2030,
            cvc: '123',
            name: 'Ola Nowak',
          }),
        });
        const { cardToken }: { cardToken: string } = await answer.json();
        await provider.confirmCard({ providerRef, cardToken, idempotencyKey: `confirm ${orderNo}` });
      });
      const { charges } = await at.ledger();
      expect(twice(charges.map(({ orderNo }) => orderNo)).length).toBeGreaterThan(0);
    },
  );
});
