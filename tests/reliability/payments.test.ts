import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { createSandboxProvider } from '#server/payments/sandbox-provider.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { quote } from './guest-order.ts';
import { apiKey, lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { buy, crowd } from './shopper.ts';

const shoppers = Math.max(250, 1_000 * inject('share'));
const atOnce = 24;
const ports = { sqlite: { shop: 5360, sandbox: 5361 }, postgres: { shop: 5362, sandbox: 5363 } } as const;
/** Every twentieth reply of the provider gets lost after it has acted; webhooks come twice and in any order. */
const weather = {
  dropReplies: 5,
  delayReplies: 5,
  delayMs: 200,
  duplicateWebhooks: 20,
  reorderWebhooks: 20,
  reorderMs: 1_000,
};

const twice = (orderNos: readonly string[]): string[] =>
  orderNos.filter((orderNo, index) => orderNos.indexOf(orderNo) !== index);

describe.each<Engine>(['sqlite', 'postgres'])('payments on %s', { timeout: 300_000 }, (engine) => {
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop(engine, ports[engine]);
  });
  afterAll(() => at.close());

  it(`charge each of ${shoppers} impatient shoppers once, though replies get lost, and pay every order`, async () => {
    const { db } = at.shop.database;
    const before = await readStockBooks(db);
    const server = await at.serve();
    const quoteHash = await quote(server.origin, lamp);
    await at.faults({ ...weather, seed: 7 });
    const street = { origin: server.origin, sandboxOrigin: at.sandboxOrigin };
    const results = await crowd(shoppers, atOnce, () => buy(street, quoteHash));
    expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([]);
    await at.untilDelivered();
    await server.stop();
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
  });
});

describe('a shop that sends no idempotency keys', () => {
  const port = 5365;
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop('sqlite', { shop: 5364, sandbox: port });
  });
  afterAll(() => at.close());

  it('charges some shoppers twice in the same weather: the harness detects it', async () => {
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
    await crowd(300, atOnce, async () => {
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
  });
});
