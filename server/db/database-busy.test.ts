import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorAnswer } from '#server/errors.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { isDatabaseBusy } from './database-busy.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What the driver of this engine says when somebody else has what a request needs until its time is over. */
async function waitInVain(): Promise<unknown> {
  const { databaseUrl: connectionString, dataDir } = shop.config;
  return connectionString === undefined ? writeAtOnce(dataDir) : connectAtOnce(connectionString);
}

function writeAtOnce(dataDir: string): unknown {
  const [one, other] = [0, 1].map(() => new Sqlite(join(dataDir, 'shop.sqlite'), { timeout: 1 }));
  try {
    one?.exec('begin immediate');
    return other?.exec('begin immediate');
  } catch (error) {
    return error;
  } finally {
    one?.close();
    other?.close();
  }
}

async function connectAtOnce(connectionString: string): Promise<unknown> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 1_000 });
  const client = await pool.connect();
  const error: unknown = await pool.connect().catch((reason: unknown) => reason);
  client.release();
  await pool.end();
  return error;
}

it('a database without time for a request is told from one that is at fault', async () => {
  expect(isDatabaseBusy(await waitInVain())).toBe(true);
  expect(isDatabaseBusy(new Error('no such table: lamps'))).toBe(false);
});

it('the caller is asked to come again', async () => {
  const app = Fastify();
  app.setErrorHandler(errorAnswer(shop));
  app.get('/', async () => Promise.reject(await waitInVain()));
  const answer = await app.inject('/');
  await app.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE', data: { retryAfter: 1 } });
});
