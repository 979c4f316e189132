import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { createSandboxCarrier } from '#server/carriers/sandbox-carrier.ts';
import { requestOutboundLabel } from '#server/shop/tracking/request-label.ts';
import { engines } from './engines.ts';
import { packOrder } from './packed-order.ts';
import { type RealProgram, startProgram } from './real-program.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';
import { serveHere, type ShopHere } from './shop-here.ts';
import { shopOn } from './shop-on.ts';

const rounds = 10 * inject('share');
const perRound = 8;
const apiKey = 'the carrier key of the reliability tests';
const ports = { sqlite: { shop: 5380, carrier: 5381 }, postgres: { shop: 5382, carrier: 5383 } } as const;

/** Faults of the carrier: lost answers, webhooks that come twice and overtake each other. */
const faults = { dropReplies: 20, duplicateWebhooks: 30, reorderWebhooks: 30, reorderMs: 500, seed: 3 };

/** When the power goes in a round, in ms after the shop is open: spread from the first label to the last delivery. */
const powerCut = (round: number): number => 100 + ((round * 397) % 1_900);

describe.each(engines)('a shop on %s that is killed while its parcels are sent', (engine) => {
  const { shop: shopPort, carrier: carrierPort } = ports[engine];
  let at: ShopDatabase;
  let carrier: RealProgram;
  let env: Readonly<Record<string, string>>;
  let server: RealProgram | ShopHere | undefined;
  beforeAll(async () => {
    at = await openShopDatabase(engine, { demoShopper: true });
    env = {
      ...at.env,
      PORT: String(shopPort),
      CARRIER_PORT: String(carrierPort),
      CARRIER_API_KEY: apiKey,
      // A day in a tenth of a second.
      CARRIER_SPEED: '864000',
    };
    const program = 'dist/program/carrier.js';
    carrier = await startProgram({ program, port: carrierPort, env, ready: '/' });
  });
  afterAll(async () => {
    await server?.stop();
    await carrier.stop();
    await at.close();
  });
  const ask = async (path: string, body?: object): Promise<Response> =>
    fetch(`${carrier.origin}/_sandbox/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  it(`sends each once and loses none; rounds: ${rounds}`, async () => {
    const { db } = at.database;
    expect((await ask('faults', faults)).status).toBe(200);
    const desk = shopOn(
      at.database,
      systemClock,
      createSandboxCarrier({ apiOrigin: carrier.origin, apiKey, webhookSecret: '' }),
    );
    const orders: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 0; count < perRound; count += 1) {
        const orderNo = await packOrder(db, orders.length);
        await requestOutboundLabel(desk, orderNo);
        orders.push(orderNo);
      }
      const running = await startProgram({ program: 'dist/program/main.js', port: shopPort, env, ready: '/readyz' });
      server = running;
      await pause(powerCut(round));
      await running.kill();
    }
    expect((await ask('faults', { dropReplies: 0 })).status).toBe(200);
    server = await serveHere(env);
    const undelivered = async (): Promise<string[]> => {
      const delivered = await db.selectFrom('orders').select('order_no').where('status', '=', 'DELIVERED').execute();
      const done = new Set(delivered.map((row) => row.order_no));
      return orders.filter((orderNo) => !done.has(orderNo));
    };
    await expect.poll(undelivered, { interval: 500 }).toEqual([]);

    const { parcels }: { parcels: { reference: string }[] } = await (await ask('ledger')).json();
    expect(parcels.map(({ reference }) => reference).toSorted()).toEqual(orders.toSorted());
    const moves = await db
      .selectFrom('order_events')
      .select(['order_no', 'type'])
      .where('order_no', 'in', orders)
      .where('type', 'in', ['SHIP', 'CARRIER_DELIVERED'])
      .execute();
    expect(moves).toHaveLength(2 * orders.length);
    const shipments = await db.selectFrom('shipments').select('status').where('order_no', 'in', orders).execute();
    expect(shipments.map(({ status }) => status)).toEqual(orders.map(() => 'DELIVERED'));
  });
});
