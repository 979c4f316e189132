import { expect, test } from 'vitest';
import { addToCart, emptyCart } from '#rules/cart-lines.ts';
import { fakeArea, openStore } from './area-fixture.ts';
import { readCarts, writeCarts } from './carts.ts';
import { stored } from './keys.ts';
import { readIdentity, writeIdentity } from './identity.ts';
import { createTokenVault } from './token-vault.ts';

const american = addToCart(emptyCart, { sku: 'GLOW-1', quantity: 2 });

test('an item is kept in its market with its six fields [S3.cart-item.01 S3.cart-item.02]', () => {
  const area = fakeArea();
  writeCarts(openStore(area), { US: american });
  expect(JSON.parse(area.getItem('shoppingCart') ?? '').list).toEqual({
    US: [{ id: 'GLOW-1_0', sku: 'GLOW-1', buyType: 0, quantity: 2, status: true, key: 'GLOW-1_0' }],
  });
});

test('the status list of a market names the items whose status is true, and goes with the last of them [S3.storage.27]', () => {
  const store = openStore(fakeArea());
  writeCarts(store, { US: addToCart(american, { sku: 'GLOW-2', quantity: 1 }) });
  expect(store.read(stored.cart).status).toEqual({ US: ['GLOW-2_0', 'GLOW-1_0'] });
  writeCarts(store, { US: emptyCart });
  expect(store.read(stored.cart).status).toEqual({});
});

test("the promotion of a guest's line is stored with it and read back", () => {
  const area = fakeArea();
  const flash = { sku: 'GLOW-1', quantity: 1, buyType: 1, promoItemId: 'flash-1', suitGroupId: 'group-1' } as const;
  const cart = addToCart(american, flash);
  writeCarts(openStore(area), { US: cart });
  expect(readCarts(openStore(area)).US).toEqual(cart);
});

test('the cart of a guest is in this browser, and each market has its own [S6.roles.02 S3.storage.26]', () => {
  const area = fakeArea();
  writeCarts(openStore(area), { US: american });
  const carts = readCarts(openStore(area));
  expect(carts.US).toEqual(american);
  expect(carts.GB).toEqual(emptyCart);
});

test('in a browser storage says who is here [S3.records.03 S3.storage.02 S3.storage.08 S3.storage.09]', async () => {
  const area = fakeArea();
  const refresh = { refreshToken: 'rt_1', refreshExpireTime: 1_900_000_000_000 };
  const member = { token: 'at_1', accountId: '01HADA', savvyUser: true, refresh };
  await writeIdentity(openStore(area), createTokenVault({}), member);
  expect(['token', 'accountId', 'isSavvyUser'].map((key) => area.getItem(key))).toEqual(['at_1', '01HADA', 'true']);
  expect(await readIdentity(openStore(area), createTokenVault({}))).toEqual(member);
});
