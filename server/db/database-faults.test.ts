import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorAnswer } from '#server/errors.ts';
import { testEngine } from '#server/testing/engine.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { sql } from 'kysely';
import { makeApp } from '#server/app.ts';
import { isDatabaseAway } from './database-faults.ts';
import { withTransaction } from './transaction.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.insertInto('shop_facts').values({ name: 'row', value: '', updated_at: 0 }).execute();
});
afterAll(() => shop.close());

/** What the driver of this engine says when somebody else has what a request needs until its time is over. */
async function waitInVain(): Promise<unknown> {
  const { databaseUrl: connectionString, dataDir } = shop.config;
  return connectionString === undefined ? writeAtOnce(dataDir) : connectAtOnce(connectionString);
}

function writeAtOnce(dataDir: string): unknown {
  const [one, other] = [0, 1].map(() => new Sqlite(join(dataDir, 'shop.sqlite')));
  other?.pragma('busy_timeout = 1');
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
  const pool = new pg.Pool({ connectionString, max: 1 });
  const client = await pool.connect();
  pool.options.connectionTimeoutMillis = 1;
  const error: unknown = await pool.connect().catch((reason: unknown) => reason);
  client.release();
  await pool.end();
  return error;
}

it('a database without time for a request is told from one that is at fault', async () => {
  expect(isDatabaseAway(await waitInVain())).toBe(true);
  expect(isDatabaseAway(new Error('no such table: lamps'))).toBe(false);
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

it('a disk that is full is told from a fault, and asks the caller to come again', () => {
  const full = new Sqlite(join(shop.config.dataDir, 'full.sqlite'));
  full.exec('create table lamps (name text)');
  full.pragma('max_page_count = 2');
  const fill = (): unknown => {
    try {
      return full.prepare('insert into lamps values (?)').run('x'.repeat(20_000));
    } catch (error) {
      return error;
    }
  };
  expect(isDatabaseAway(fill())).toBe(true);
  full.close();
});

const onPostgres = testEngine() === 'postgres';

/** Runs something as another client of the same server, with no connection of the shop. */
async function asOperator<Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(shop.config.databaseUrl);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
const cutAll = () =>
  asOperator((client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  );
const settle = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

it.runIf(onPostgres)(
  'connections that are cut in the middle of their work end their requests, and nothing else',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const started = Array.from({ length: 8 }, () => {
        let begin = (): void => undefined;
        const begun = new Promise<void>((resolve) => (begin = resolve));
        const work = withTransaction(shop, 'durable', async (tx) => {
          await sql`select 1`.execute(tx);
          begin();
          await sql`select pg_sleep(20)`.execute(tx);
        });
        return { begun, outcome: settle(work) };
      });
      const reads = Array.from({ length: 4 }, () => settle(sql`select pg_sleep(20)`.execute(shop.db)));
      await Promise.all(started.map(({ begun }) => begun));
      await cutAll();
      const outcomes = await Promise.all([...started.map(({ outcome }) => outcome), ...reads]);
      expect(outcomes.filter((outcome) => !isDatabaseAway(outcome))).toEqual([]);
      // The next ones work, on connections that are new.
      await withTransaction(shop, 'durable', (tx) => sql`select 1`.execute(tx));
      expect((await sql<{ one: number }>`select 1 as one`.execute(shop.db)).rows).toEqual([{ one: 1 }]);
    }
  },
);

it.runIf(onPostgres)('a transaction begins on another connection where its own was cut while it was idle', async () => {
  await withTransaction(shop, 'durable', (tx) => sql`select 1`.execute(tx));
  await cutAll();
  await withTransaction(shop, 'durable', (tx) => sql`select 1`.execute(tx));
});

it.runIf(onPostgres)('whoever waits for a row too long is asked to come again, and reads go on meanwhile', async () => {
  await asOperator(async (client) => {
    await client.query('begin');
    await client.query('select * from shop_facts for update');
    const waiting = Array.from({ length: 10 }, () =>
      settle(withTransaction(shop, 'durable', (tx) => sql`update shop_facts set name = name`.execute(tx))),
    );
    const app = await makeApp({ shop, handlers: {}, contract: { partial: true } });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter((outcome) => !isDatabaseAway(outcome))).toEqual([]);
    await client.query('rollback');
  });
});

it.runIf(onPostgres)('a server that must not be written says so, and the shop is not ready until it may', async () => {
  const app = await makeApp({ shop, handlers: {}, contract: { partial: true } });
  const ready = async () => (await app.inject('/readyz')).statusCode;
  const only = (state: 'on' | 'off') =>
    asOperator(async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database ${client.database} set default_transaction_read_only = ${state}`);
    });
  expect(await ready()).toBe(200);
  await only('on');
  await cutAll();
  await settle(sql`select 1`.execute(shop.db));
  const change = () => withTransaction(shop, 'durable', (tx) => sql`update shop_facts set name = name`.execute(tx));
  expect(isDatabaseAway(await settle(change()))).toBe(true);
  await expect.poll(ready).toBe(503);
  await only('off');
  await cutAll();
  await expect.poll(ready).toBe(200);
  expect(await settle(change())).toBe('done');
  await app.close();
});
