import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import type { Database } from './database.ts';
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

const fact = (name: string) => ({ name, value: '', updated_at: 0 });

describe('the mark of the last commit', () => {
  it.each(['durable', 'relaxed'] as const)('changes with a %s transaction', async (durability) => {
    const before = await shop.database.commitMark();
    await withTransaction(shop, durability, (tx) => tx.insertInto('shop_facts').values(fact(durability)).execute());
    expect(await shop.database.commitMark()).not.toBe(before);
  });

  it('changes with a statement outside a transaction', async () => {
    const before = await shop.database.commitMark();
    await shop.db.insertInto('shop_facts').values(fact('single')).execute();
    expect(await shop.database.commitMark()).not.toBe(before);
  });

  it('changes with what another process writes', async () => {
    const before = await shop.database.commitMark();
    await other.db.insertInto('shop_facts').values(fact('elsewhere')).execute();
    expect(await shop.database.commitMark()).not.toBe(before);
  });

  it('is, at the end of a transaction, not the one from before it, whoever asked meanwhile', async () => {
    let during = '';
    await withTransaction(shop, 'relaxed', async (tx) => {
      await tx.insertInto('shop_facts').values(fact('slow')).execute();
      during = await shop.database.commitMark();
    });
    expect(await shop.database.commitMark()).not.toBe(during);
  });
});
