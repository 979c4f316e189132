import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../testing/engine.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { withTransaction } from './transaction.ts';

let shop: TestShop;
let other: Database;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openDatabase(shop.config, shop.log);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const put = (name: string, value: string) => ({ name, value, updated_at: shop.clock.now() });

const valueOf = async (db: Database['db'], name: string) =>
  (await db.selectFrom('shop_facts').select('value').where('name', '=', name).executeTakeFirst())?.value;

describe('the database', () => {
  it('is migrated once and knows it', async () => {
    expect(await isMigrated(shop.db)).toBe(true);
    expect(await migrate(shop.database)).toEqual([]);
  });

  it('runs on the engine of the project', () => {
    expect(shop.database.engine).toBe(testEngine());
  });

  it('keeps instants and money as numbers, sums included', async () => {
    await shop.db.insertInto('shop_facts').values(put('money', 'x')).execute();
    const row = await shop.db
      .selectFrom('shop_facts')
      .select(({ fn }) => [
        'updated_at',
        fn.sum<number>('updated_at').over().as('sum'),
        fn.countAll<number>().over().as('count'),
      ])
      .where('name', '=', 'money')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ updated_at: shop.clock.now(), sum: shop.clock.now(), count: 1 });
  });

  it('undoes all of a transaction that fails', async () => {
    const failing = withTransaction(shop, 'durable', async (tx) => {
      await tx.insertInto('shop_facts').values(put('undone', '1')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await valueOf(shop.db, 'undone')).toBeUndefined();
    await withTransaction(shop, 'relaxed', (tx) => tx.insertInto('shop_facts').values(put('undone', '2')).execute());
    expect(await valueOf(shop.db, 'undone')).toBe('2');
  });

  it('lets others read while a transaction is open, without what is not committed', async () => {
    await withTransaction(shop, 'durable', async (tx) => {
      await tx.insertInto('shop_facts').values(put('open', '1')).execute();
      expect(await valueOf(shop.db, 'open')).toBeUndefined();
      expect(await valueOf(other.db, 'open')).toBeUndefined();
      expect(await valueOf(tx, 'open')).toBe('1');
    });
    expect(await valueOf(other.db, 'open')).toBe('1');
  });

  it('sells the last unit once, whoever asks', async () => {
    await shop.db.insertInto('shop_facts').values(put('stock', '37')).execute();
    const buyers = [shop.database, other].flatMap((database) => Array.from({ length: 50 }, () => database));
    const sold = await Promise.all(
      buyers.map((database) =>
        withTransaction({ database }, 'durable', async (tx) => {
          const { numUpdatedRows } = await tx
            .updateTable('shop_facts')
            .set({ value: sql<string>`cast(cast(value as integer) - 1 as text)` })
            .where('name', '=', 'stock')
            .where(sql<number>`cast(value as integer)`, '>=', 1)
            .executeTakeFirstOrThrow();
          return Number(numUpdatedRows);
        }),
      ),
    );
    expect(sold.reduce((sum, count) => sum + count, 0)).toBe(37);
    expect(await valueOf(shop.db, 'stock')).toBe('0');
  });

  it('finds on another try what was written since it had looked, and gives up on what it writes twice itself', async () => {
    const claim = (database: Database) =>
      withTransaction({ database }, 'durable', async (tx) => {
        if ((await valueOf(tx, 'claimed')) !== undefined) return false;
        await setTimeout(20);
        await tx.insertInto('shop_facts').values(put('claimed', '1')).execute();
        return true;
      });
    const claims = await Promise.all([shop.database, other, shop.database, other].map(claim));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const twice = withTransaction(shop, 'durable', (tx) =>
      tx
        .insertInto('shop_facts')
        .values([put('twice', '1'), put('twice', '2')])
        .execute(),
    );
    await expect(twice).rejects.toThrow(/unique/i);
  });

  it('oversells when stock is read first and written later: the control', async () => {
    await shop.db.insertInto('shop_facts').values(put('naive', '1')).execute();
    const read = async (database: Database) => ({ database, stock: Number(await valueOf(database.db, 'naive')) });
    const write = async ({ database, stock }: { database: Database; stock: number }): Promise<number> => {
      if (stock < 1) return 0;
      await database.db
        .updateTable('shop_facts')
        .set({ value: String(stock - 1) })
        .where('name', '=', 'naive')
        .execute();
      return 1;
    };
    const shoppers = await Promise.all([shop.database, other, shop.database, other].map(read));
    const sold = await Promise.all(shoppers.map(write));
    expect(sold.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1);
  });
});
