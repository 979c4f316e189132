import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { markRestored, readMark } from './backup/last-known.ts';
import { makeBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { catchUp, progressKeeper } from './catch-up.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite } from './db/sqlite.ts';
import { relayOutbox } from './jobs/relay-outbox.ts';
import { openOrderShop, type OrderShop, type Ticket } from './shop/orders/order-fixture.ts';
import { releaseOrder } from './shop/orders/move-order.ts';
import { paymentReceivers } from './shop/payments/jobs.ts';
import { sendRefunds } from './shop/payments/send-refunds.ts';
import { testEngine } from './testing/engine.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let at: OrderShop;
let folder: string;
beforeAll(async () => {
  at = await openOrderShop();
  folder = await mkdtemp(join(tmpdir(), 'lampyris-copies-'));
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

/** A shop on a database that was put back, beside the provider of the other one and at its time. */
async function openCopy(dataDir: string, databaseUrl?: string): Promise<TestShop> {
  const database =
    databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl, { error: () => {} });
  const test = { database, dataDir, databaseUrl, drop: () => database.close() };
  const shop = await openTestShop({ payments: at.sandbox.provider, test });
  shop.clock.set(at.shop.clock.now());
  return shop;
}

const numbersOf = async ({ db }: Pick<TestShop, 'db'>): Promise<string[]> =>
  (await db.selectFrom('invoices').select('invoice_no').orderBy('invoice_no').execute()).map((row) => row.invoice_no);

const stateOf = ({ db }: TestShop, { orderNo }: Ticket) =>
  db
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();

const run = promisify(execFile);
const versionOf = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

/** Whether the tools of PostgreSQL are on this machine, of the version of the server or a newer one; older ones refuse it. */
async function hasTools(): Promise<boolean> {
  const tool = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  const server = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    at.shop.db,
  );
  return versionOf(tool.stdout) >= versionOf(server.rows[0]?.version ?? '');
}

/** As docs/backup.md says it of PostgreSQL: a dump, and a new database that is filled from it. */
async function dump(file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', `--file=${file}`, at.shop.config.databaseUrl ?? '']);
  await run('pg_restore', ['--file=/dev/null', file]);
}
async function restoreDump(file: string): Promise<string> {
  const url = new URL(at.shop.config.databaseUrl ?? '');
  const name = `${url.pathname.slice(1)}_restored`;
  await run('createdb', [`--maintenance-db=${url.href}`, name]);
  url.pathname = name;
  await run('pg_restore', ['--exit-on-error', '--no-owner', '--single-transaction', `--dbname=${url.href}`, file]);
  return url.href;
}

/** Copies the shop, and later makes one of the copy on an empty folder, by the means of its engine. */
const means = {
  sqlite: {
    keep: async (copy: string) => void (await makeBackup(at.shop.config.dataDir, copy, at.shop.clock.now())),
    putBack: async (copy: string, dataDir: string) => {
      await restoreBackup(dataDir, copy, { isSure: false, now: 1, sign: async () => {} });
      return openCopy(dataDir);
    },
  },
  postgres: {
    keep: dump,
    putBack: async (copy: string, dataDir: string) => {
      const url = await restoreDump(copy);
      markRestored(dataDir);
      return openCopy(dataDir, url);
    },
  },
}[testEngine()];

it('an older copy of a shop hears from the provider what happened since', async ({ skip }) => {
  if (testEngine() === 'postgres' && !(await hasTools())) skip('pg_dump is missing, or older than the server');
  const pay = (url: string | undefined) => at.sandbox.postForm(new URL(url ?? '').pathname, 'pay');
  const [open, unpaid, cancelled] = [await at.place(), await at.place(), await at.place()];
  const attempt = await at.startPayment(open, 'REDIRECT_BANK');
  await at.payByCard(cancelled);
  await progressKeeper().run(at.shop);
  await means.keep(join(folder, 'copy'));

  at.shop.clock.advance(5 * minute);
  at.sandbox.sandbox.faults.turn({ loseWebhooks: 100 });
  await pay(attempt.nextAction.url);
  await at.payByCard(unpaid);
  const body = { orderNo: cancelled.orderNo, mode: 'CANCEL_PAID', reasonCode: 'CHANGED_MIND' } as const;
  await at.api.ok('revokeOrder', { ...cancelled.open, key: randomUUID(), body });
  await sendRefunds(at.shop);
  const later = [await at.place(), await at.place()];
  for (const ticket of later) await at.payByCard(ticket);
  await progressKeeper().run(at.shop);
  const issued = await numbersOf(at.shop);
  at.shop.clock.advance(minute);

  const dataDir = join(folder, 'data');
  const copy = await means.putBack(join(folder, 'copy'), dataDir);
  at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
  await expect(catchUp(copy)).rejects.toThrow('the payment provider isn’t saying what has happened since');
  at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
  await catchUp(copy);
  expect(await stateOf(copy, open)).toMatchObject({ status: 'PAID' });
  expect(await stateOf(copy, unpaid)).toMatchObject({ status: 'PAID' });
  expect(await stateOf(copy, cancelled)).toEqual({ status: 'CANCELLED', payment_status: 'REFUNDED' });
  await expect(releaseOrder(copy, cancelled.orderNo)).rejects.toThrow();
  const left = await copy.db.selectFrom('money_differences').select(['kind', 'order_no']).orderBy('order_no').execute();
  expect(left).toEqual(
    later
      .map(({ orderNo }) => ({ kind: 'CHARGE', order_no: orderNo }))
      .toSorted((a, b) => (a.order_no < b.order_no ? -1 : 1)),
  );
  const [before, again] = [new Set(issued), await numbersOf(copy)];
  const fromCopy = await at.shop.db
    .selectFrom('invoices')
    .select('invoice_no')
    .where('order_no', '=', cancelled.orderNo)
    .where('refund_no', 'is', null)
    .execute();
  expect(again.filter((number) => before.has(number))).toEqual(fromCopy.map((row) => row.invoice_no));
  expect(readMark(dataDir)?.isRestored).toBeUndefined();
  await copy.close();
});

it.runIf(testEngine() === 'sqlite')(
  'an older database that is put back by hand is known by what lies beside it',
  async () => {
    await makeBackup(at.shop.config.dataDir, join(folder, 'second'), at.shop.clock.now());
    at.shop.clock.advance(minute);
    await at.payByCard(await at.place());
    await progressKeeper().run(at.shop);
    const mark = readMark(at.shop.config.dataDir);
    const dataDir = join(folder, 'second');
    await writeFile(join(dataDir, 'last-known.json'), JSON.stringify(mark));
    const copy = await openCopy(dataDir);
    await catchUp(copy);
    const numbers = await copy.db.selectFrom('invoice_numbers').select(['site', 'year', 'last']).execute();
    for (const { site, year, last } of numbers)
      expect(last).toBeGreaterThanOrEqual(mark?.numbers[`${site} ${year}`] ?? 0);
    await relayOutbox(copy, paymentReceivers);
    await copy.close();
  },
);
