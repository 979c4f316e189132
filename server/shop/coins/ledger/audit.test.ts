import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { creditCoins } from '../order-coins.ts';
import { auditBooks } from './audit.ts';

let shop: TestShop;
let accountId: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ accountId } = await logInMember(shop));
  const credit = { accountId, amount: 50, source: 'STAFF', refNo: 'opening' } as const;
  await withTransaction(shop, 'durable', (tx) => creditCoins(shop, tx, credit));
});
afterAll(() => shop.close());

const found = async () => (await auditBooks(shop.db)).map(({ about, found: is, expected }) => [about, is, expected]);

it.each([
  ['available', 'remaining'],
  ['pending', 'pending'],
  ['locked', 'locked'],
] as const)('an audit finds a lot and an account whose %s coins were changed by hand', async (ofAccount, ofLot) => {
  const lot = await shop.db.selectFrom('coin_lots').selectAll().executeTakeFirstOrThrow();
  const account = await shop.db.selectFrom('coin_accounts').selectAll().executeTakeFirstOrThrow();
  const [inLot, inAccount] = [lot[ofLot], account[ofAccount]];
  await shop.db
    .updateTable('coin_lots')
    .set({ [ofLot]: inLot + 7 })
    .execute();
  expect(await found()).toEqual([
    [`${ofLot} of lot ${lot.id}`, inLot + 7, inLot],
    [`${ofAccount} coins of the account`, inAccount, inAccount + 7],
  ]);
  await shop.db
    .updateTable('coin_lots')
    .set({ [ofLot]: inLot })
    .execute();
  expect(await found()).toEqual([]);
});

it('an audit finds a movement whose entries do not sum to 0', async () => {
  const { movement_id: movementId, lot_id: lotId } = await shop.db
    .selectFrom('coin_entries')
    .selectAll()
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('coin_entries').set({ amount: 51 }).where('book', '=', 'AVAILABLE').execute();
  expect(await found()).toEqual([
    [`entries of movement ${movementId}`, 1, 0],
    [`remaining of lot ${lotId}`, 50, 51],
  ]);
});
