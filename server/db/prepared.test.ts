import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../testing/engine.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { prepared, type Slots } from './prepared.ts';
import { withTransaction } from './transaction.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const updated_at = shop.clock.now();
  const facts = ['one', 'two', 'three'].map((name, index) => ({ name, value: String(index), updated_at }));
  await shop.db.insertInto('shop_facts').values(facts).execute();
});
afterAll(() => shop.close());

let built = 0;
const valuesOf = prepared((db, { one, each }: Slots<{ names: readonly string[]; since: number }>) => {
  built += 1;
  return db
    .selectFrom('shop_facts')
    .select('value')
    .where('updated_at', '>=', one('since'))
    .where('name', 'in', each('names'))
    .orderBy('value');
});

describe('a prepared query', () => {
  it('takes other values with each run', async () => {
    expect(await valuesOf(shop.db, { names: ['one', 'three'], since: 0 })).toEqual([{ value: '0' }, { value: '2' }]);
    expect(await valuesOf(shop.db, { names: ['two', 'none'], since: 0 })).toEqual([{ value: '1' }]);
    expect(await valuesOf(shop.db, { names: ['two', 'one'], since: shop.clock.now() + 1 })).toEqual([]);
  });

  it('is built once for all lists that are not longer than the next power of two', async () => {
    const before = built;
    await valuesOf(shop.db, { names: ['one', 'two', 'three'], since: 0 });
    const four = { names: ['three', 'two', 'one', 'none'], since: 1 };
    expect(await valuesOf(shop.db, four)).toEqual([{ value: '0' }, { value: '1' }, { value: '2' }]);
    expect(built).toBe(before + 1);
  });

  it.runIf(testEngine() === 'postgres')(
    'is planned once by a connection, which forgets no other text for it',
    async () => {
      const names = sql<{ statement: string }>`select statement from pg_prepared_statements`;
      await withTransaction(shop, 'relaxed', async (tx) => {
        for (let run = 0; run < 3; run += 1) {
          await valuesOf(tx, { names: ['one', 'two'], since: run });
          await tx.selectFrom('shop_facts').select('name').execute();
        }
        const { rows } = await names.execute(tx);
        const own = rows.filter(({ statement }) => statement.includes('shop_facts'));
        expect(own.map(({ statement }) => statement.includes('order by'))).toEqual([true]);
      });
    },
  );

  it('is not built again for the next transaction, and sees what the transaction has written', async () => {
    await withTransaction(shop, 'relaxed', (tx) => valuesOf(tx, { names: ['one'], since: 0 }));
    const before = built;
    await withTransaction(shop, 'relaxed', async (tx) => {
      await tx.updateTable('shop_facts').set({ value: '9' }).where('name', '=', 'one').execute();
      expect(await valuesOf(tx, { names: ['one'], since: 0 })).toEqual([{ value: '9' }]);
    });
    expect(built).toBe(before);
  });

  it('may write', async () => {
    const rename = prepared((db, { one }: Slots<{ from: string; value: string }>) =>
      db
        .updateTable('shop_facts')
        .set({ value: one('value') })
        .where('name', '=', one('from')),
    );
    await rename(shop.db, { from: 'two', value: "it's 2" });
    expect(await valuesOf(shop.db, { names: ['two'], since: 0 })).toEqual([{ value: "it's 2" }]);
  });
});
