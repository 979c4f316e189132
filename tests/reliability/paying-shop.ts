import { expect } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';
import { type RealProgram, startProgram } from './real-program.ts';

/** The lamp that everybody buys here. */
export const lamp = 'LM-ORB-A60-2';
export const apiKey = 'the key of the reliability tests';

export interface PayingShop {
  readonly shop: ShopDatabase;
  /** What a server of the shop needs. */
  readonly env: Readonly<Record<string, string>>;
  readonly sandboxOrigin: string;
  /** The shop's server on its port, started unless it runs; it may have been killed before. */
  serve(): Promise<RealProgram>;
  /** Sets the knobs of the sandbox. */
  faults(knobs: Readonly<Record<string, number | boolean>>): Promise<void>;
  ledger(): Promise<Ledger>;
  /** Waits until every webhook has reached the shop. */
  untilDelivered(): Promise<void>;
  close(): Promise<void>;
}

export interface Ledger {
  readonly charges: readonly { readonly orderNo: string; readonly sessionId: string; readonly amount: number }[];
  readonly refunds: readonly { readonly refundNo: string; readonly sessionId: string; readonly amount: number }[];
  readonly disputes: readonly {
    readonly id: string;
    readonly sessionId: string;
    readonly amount: number;
    readonly status: 'OPEN' | 'WON' | 'LOST';
  }[];
  /** Webhooks that have not reached the shop yet. */
  readonly undelivered: number;
}

/** A shop with plenty of lamps and the payment sandbox, both as real programs. */
export async function openPayingShop(
  engine: Engine,
  ports: { shop: number; sandbox: number },
  place: { disk?: string } = {},
): Promise<PayingShop> {
  const shop = await openShopDatabase(engine, place);
  await shop.database.db.updateTable('sku_markets').set({ stock: 100_000 }).where('sku', '=', lamp).execute();
  const env = {
    ...shop.env,
    PORT: String(ports.shop),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_API_KEY: apiKey,
  };
  const sandbox = await startProgram({
    program: 'dist/program/payments.js',
    port: ports.sandbox,
    env,
    ready: '/fields',
  });
  const ask = async (path: string, body?: object): Promise<Response> =>
    fetch(`${sandbox.origin}/_sandbox/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  let server: RealProgram | undefined;
  const ledger = async (): Promise<Ledger> => (await ask('ledger')).json();
  return {
    shop,
    env,
    sandboxOrigin: sandbox.origin,
    serve: async () => {
      if (!server?.isRunning()) {
        server = await startProgram({ program: 'dist/program/main.js', port: ports.shop, env, ready: '/readyz' });
      }
      return server;
    },
    faults: async (knobs) => {
      const answer = await ask('faults', knobs);
      if (!answer.ok) throw new Error(`The sandbox refused the faults: ${await answer.text()}`);
    },
    ledger,
    untilDelivered: () => expect.poll(async () => (await ledger()).undelivered, { interval: 200 }).toBe(0),
    close: async () => {
      // A test that fails leaves it running, and the next one would meet it on its port.
      await server?.stop();
      await sandbox.stop();
      await shop.close();
    },
  };
}
