import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { changeCatalogue, changeOffer } from './catalogue-changes-fixture.ts';
import { loadOffers } from './load-offers.ts';
import { readMarketCatalogue } from './market-catalogue.ts';

let open: CartShop;
beforeAll(async () => {
  open = await openCartShop();
});
afterAll(() => open.close());

const offerOf = async (sku: string) =>
  [...(await readMarketCatalogue(open.shop, 'US')).items.values()]
    .flatMap(({ variants }) => variants)
    .find((variant) => variant.sku.sku === sku)?.offer;

describe('the catalogue of a market', () => {
  it('stays the same one when a shopper fills a cart', async () => {
    const before = await readMarketCatalogue(open.shop, 'US');
    await open.shop.db.insertInto('shop_facts').values({ name: 'noise', value: '', updated_at: 0 }).execute();
    expect(await readMarketCatalogue(open.shop, 'US')).toBe(before);
  });

  it('shows a changed price and stock at once, in its own market only', async () => {
    const eu = await readMarketCatalogue(open.shop, 'EU');
    await open.offer('LM-DISC-30', 'US', { list_amount: 7123, stock: 3, reserved: 1, safety_stock: 0 });
    expect(await offerOf('LM-DISC-30')).toMatchObject({ listAmount: 7123, available: 2 });
    expect(await readMarketCatalogue(open.shop, 'EU')).toBe(eu);
  });

  it('shows what another process has changed', async () => {
    await offerOf('LM-DISC-30');
    const other = await openDatabase(open.shop.config, open.shop.log);
    await changeOffer({ database: other }, { sku: 'LM-DISC-30', site: 'US' }, { list_amount: 7456 });
    await other.close();
    expect((await offerOf('LM-DISC-30'))?.listAmount).toBe(7456);
  });

  it('begins and ends a sale on the millisecond, although nothing is written then', async () => {
    const now = open.shop.clock.now();
    const window = { sale_start: now + 1_000, sale_end: now + 2_000 };
    await open.offer('LM-DISC-30', 'US', { list_amount: 7999, sale_amount: 5999, ...window });
    const amounts: (number | undefined)[] = [];
    for (const step of [0, 999, 1, 999, 1]) {
      open.shop.clock.advance(step);
      amounts.push((await offerOf('LM-DISC-30'))?.unitAmount);
    }
    expect(amounts).toEqual([7999, 7999, 5999, 5999, 7999]);
  });

  it('takes away what is not sold any more', async () => {
    expect((await readMarketCatalogue(open.shop, 'US')).items.has('LM-HUB')).toBe(true);
    await changeCatalogue(open.shop, (tx) =>
      tx.updateTable('skus').set({ status: 'DISCONTINUED' }).where('sku', '=', 'LM-HUB-1').execute(),
    );
    expect((await readMarketCatalogue(open.shop, 'US')).items.has('LM-HUB')).toBe(false);
    const offers = await loadOffers(open.shop.db, 'US', ['LM-HUB-1'], open.shop.clock.now());
    expect(offers.get('LM-HUB-1')).toMatchObject({ sellable: false });
  });
});
