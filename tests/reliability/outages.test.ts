import { execFileSync } from 'node:child_process';
import { openSync, writeSync, closeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { wholeTag } from '#tests/extent.ts';
import { quote } from './guest-order.ts';
import { lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { expectKept } from './promises.ts';
import { buy } from './shopper.ts';

const rounds = 10 * inject('share');
const shoppers = 8;
const ports = { shop: 5386, sandbox: 5387 } as const;

interface Outage {
  begin(): Promise<unknown>;
  /** What brings the database back, where time does not. */
  end(): Promise<unknown>;
}

/** Guests who buy until they are stopped, and go on with the next order when one is refused. */
function street(at: PayingShop, origin: string, quoteHash: string) {
  const ordered: string[] = [];
  const paid: string[] = [];
  const refused: unknown[] = [];
  let isOpen = true;
  const guest = async (): Promise<void> => {
    while (isOpen) {
      await buy(
        {
          origin,
          sandboxOrigin: at.sandboxOrigin,
          onOrdered: (orderNo) => void ordered.push(orderNo),
          onPaid: (orderNo) => void paid.push(orderNo),
        },
        quoteHash,
      ).catch((error: unknown) => void refused.push(error));
    }
  };
  const guests = Array.from({ length: shoppers }, guest);
  const close = async (): Promise<void> => {
    isOpen = false;
    await Promise.all(guests);
  };
  return { ordered, paid, refused, close };
}

/** The shop sells, its database fails and comes back, again and again: the same process goes on and has lost nothing. */
async function survive(at: PayingShop, outage: Outage): Promise<void> {
  const before = await readStockBooks(at.shop.database.db);
  const server = await at.serve();
  const { ordered, paid, refused, close } = street(at, server.origin, await quote(server.origin, { sku: lamp }));
  const grows = async (list: readonly unknown[]): Promise<void> => {
    const seen = list.length;
    await expect.poll(() => list.length, { interval: 20 }).toBeGreaterThan(seen);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await grows(paid);
      await outage.begin();
      await grows(refused);
      await outage.end();
      await grows(paid);
    }
  } finally {
    await close();
  }
  expect(server.isRunning()).toBe(true);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await at.untilDelivered();
  await expectKept(at, { ordered, paid });
  expect(stockFaults(before, await readStockBooks(at.shop.database.db))).toEqual([]);
}

describe('a shop that sells while its database fails', { tags: [wholeTag] }, () => {
  it(`loses nothing when PostgreSQL is cut off or takes no more rows, ${rounds} times each`, async () => {
    const at = await openPayingShop('postgres', ports);
    const setReadOnly = (state: 'on' | 'off') =>
      at.shop.database.db.connection().execute(async (own) => {
        await sql`set default_transaction_read_only = off`.execute(own);
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own);
        const database = sql.id(rows[0]?.name ?? '');
        await sql`alter database ${database} set default_transaction_read_only = ${sql.raw(state)}`.execute(own);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(own);
      });
    await survive(at, { begin: () => setReadOnly('on'), end: () => setReadOnly('off') });
    await at.close();
  });

  it.runIf(process.getuid?.() === 0)(`loses nothing when its disk is full, ${rounds} times`, async () => {
    const disk = await mkdtemp(join(tmpdir(), 'lampyris-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]);
    const at = await openPayingShop('sqlite', ports, { disk });
    const filler = join(disk, 'filler');
    try {
      await survive(at, { begin: async () => fill(filler), end: () => rm(filler) });
    } finally {
      await at.close();
      execFileSync('umount', [disk]);
    }
  });
});

/** Writes a file until the disk has no room for one page more. */
function fill(file: string): void {
  const target = openSync(file, 'w');
  for (const size of [1_048_576, 4_096]) {
    const part = Buffer.alloc(size);
    try {
      for (;;) writeSync(target, part);
    } catch (error) {
      expect(error).toHaveProperty('code', 'ENOSPC');
    }
  }
  closeSync(target);
}
