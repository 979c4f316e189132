import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from './catalogue-changes-fixture.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

describe('a product page', () => {
  it('opens by product and by SKU, which it then shows first', async () => {
    const { api } = seeded;
    expect(await api.ok('getProduct', { query: { spu: 'LM-DOME' } })).toMatchObject({
      title: 'Dome table lamp',
      defaultSku: 'LM-DOME-VERMILION',
      sellable: true,
      warrantyMonths: 24,
      categories: [{ id: 'table-lamps', name: 'Table lamps' }],
    });
    expect(await api.ok('getProduct', { query: { sku: 'LM-DOME-INK' } })).toMatchObject({ defaultSku: 'LM-DOME-INK' });
    const sameWithBoth = await api.ok('getProduct', { query: { spu: 'LM-HEX', sku: 'LM-DOME-INK' } });
    expect(sameWithBoth.spu).toBe('LM-DOME');
  });

  it('falls back to the product where the SKU of a link is gone, and to nothing where both are', async () => {
    const { api } = seeded;
    expect((await api.ok('getProduct', { query: { spu: 'LM-DOME', sku: 'LM-DOME-PINK' } })).defaultSku).toBe(
      'LM-DOME-VERMILION',
    );
    for (const query of [{}, { spu: 'LM-NOPE' }, { sku: 'LM-NOPE' }]) {
      expect(await api.call('getProduct', { query })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('stays readable in a market that does not sell it', async () => {
    const torch = await seeded.api.ok('getProduct', { query: { spu: 'LM-TORCH' }, site: 'JA' });
    expect(torch).toMatchObject({ title: 'Torch uplighter', sellable: false, shipping: null });
    expect(torch.skus).toMatchObject([
      { price: null, sellable: false, stockState: 'OFF_SALE', maxQuantity: 0, left: null },
    ]);
  });

  it('hands out the lights of its pictures one by one, each finish its own, and none for what gives no light', async () => {
    const { api } = seeded;
    const hex = await api.ok('getProduct', { query: { spu: 'LM-HEX' } });
    expect(hex.light).toEqual({ hasColours: true, white: { from: 2_700, to: 6_500 } });
    expect(hex.skus[0]?.relit?.zones.map(({ color }) => color)).toEqual(['#ff5a4a', '#ffc24d', '#23c4b4']);
    const dome = await api.ok('getProduct', { query: { spu: 'LM-DOME' } });
    const sources = dome.skus.map(({ relit }) => relit?.ambient.src);
    expect(new Set(sources).size).toBe(dome.skus.length);
    expect(sources[0]).toMatch(/^\/media\/products\/dome\/[0-9a-f]{10}\/night-pass-amb\.avif$/);
    expect((await api.ok('getProduct', { query: { spu: 'LM-HUB' } })).light).toBeUndefined();
  });

  it('lists what can be seen on a wall: each variant of its market with price, light and how large its picture is', async () => {
    const { list } = await seeded.api.ok('listWallLamps');
    const bySku = new Map(list.map((lamp) => [lamp.sku, lamp]));
    const sideOf = (sku: string) => bySku.get(sku)?.wall.sideMm;
    expect(bySku.get('LM-HEX-10')).toMatchObject({
      spu: 'LM-HEX',
      options: [{ name: 'Pack', value: '10 panels' }],
      sceneColours: ['#ff5a4a', '#ffc24d', '#23c4b4'],
    });
    // The same picture of two sizes, each to its own scale; a pack is as large as its panels together; a garland of bulbs is no measure.
    expect((sideOf('LM-REED-150') ?? 0) / (sideOf('LM-REED-110') ?? 1)).toBeCloseTo(1_500 / 1_100, 2);
    expect(sideOf('LM-HEX-10')).toBe(1_072);
    expect(bySku.has('LM-FESTOON-10M')).toBe(true);
    expect(sideOf('LM-FESTOON-10M')).toBeUndefined();
    expect(list.some(({ sku }) => ['LM-HEX-ADD5', 'LM-HUB-1', 'LM-FLOOD-1'].includes(sku))).toBe(false);
  });

  it('measures each SKU, and says how much light it gives where it gives any', async () => {
    const { api } = seeded;
    const measuredOf = async (spu: string) =>
      (await api.ok('getProduct', { query: { spu } })).skus.map(({ size, lumens }) => ({ size, lumens }));
    expect(await measuredOf('LM-REED')).toEqual([
      { size: { w: 260, d: 260, h: 1_100 }, lumens: 950 },
      { size: { w: 300, d: 300, h: 1_500 }, lumens: 1_250 },
    ]);
    expect(await measuredOf('LM-HUB')).toEqual([{ size: { w: 110, d: 110, h: 32 } }]);
  });

  it('shows what can be had of each SKU', async () => {
    await seeded.change('LM-DOME-VERMILION', 'US', { stock: 12, safety_stock: 1, reserved: 0 });
    await seeded.change('LM-DOME-BONE', 'US', { stock: 12, safety_stock: 1, reserved: 7, per_order_limit: 3 });
    await seeded.change('LM-DOME-INK', 'US', { stock: 1, safety_stock: 1, reserved: 0 });
    const { skus } = await seeded.api.ok('getProduct', { query: { spu: 'LM-DOME' } });
    expect(skus.map(({ stockState, maxQuantity, left }) => [stockState, maxQuantity, left])).toEqual([
      ['OK', 10, null],
      ['LOW', 3, 4],
      ['OUT', 0, 0],
    ]);
  });

  it('estimates the cheapest delivery to the shopper’s country', async () => {
    const dome = await seeded.api.ok('getProduct', { query: { spu: 'LM-DOME' }, site: 'EU', country: 'FR' });
    expect(dome.shipping).toMatchObject({ code: 'STANDARD', price: { amount: 0, currency: 'EUR' } });
    const strip = await seeded.api.ok('getProduct', { query: { sku: 'LM-RIBBON-S1-2M' }, site: 'EU', country: 'FR' });
    expect(strip.shipping).toMatchObject({ price: { amount: 499 }, freeAt: { amount: 5900 } });
  });

  it('says when an announced product ships, until it does', async () => {
    const { shop, api } = seeded;
    const preorder = async () => (await api.ok('getProduct', { query: { sku: 'LM-HUB-1' } })).skus[0]?.preorderShipAt;
    await seeded.change('LM-HUB-1', 'US', { preorder_ship_at: shop.clock.now() + 1 });
    expect(await preorder()).toBe(shop.clock.now() + 1);
    await seeded.change('LM-HUB-1', 'US', { preorder_ship_at: shop.clock.now() });
    expect(await preorder()).toBeUndefined();
  });

  it('is gone for a hidden product and readable for a discontinued one, from the next request on', async () => {
    const { shop, api } = seeded;
    const setStatus = (status: 'HIDDEN' | 'DISCONTINUED' | 'ACTIVE') =>
      changeCatalogue(shop, (tx) => tx.updateTable('products').set({ status }).where('spu', '=', 'LM-CUBE').execute());
    await setStatus('HIDDEN');
    expect((await api.call('getProduct', { query: { spu: 'LM-CUBE' } })).status).toBe(404);
    await setStatus('DISCONTINUED');
    expect(await api.ok('getProduct', { query: { spu: 'LM-CUBE' } })).toMatchObject({ sellable: false });
    expect((await api.ok('listProducts', { query: { q: 'cube' } })).total).toBe(0);
    await setStatus('ACTIVE');
    expect(await api.ok('getProduct', { query: { spu: 'LM-CUBE' } })).toMatchObject({ sellable: true });
  });
});

describe('warranty and energy', () => {
  it('names the months of the market', async () => {
    const { api } = seeded;
    expect((await api.ok('getWarranty', { query: { spu: 'LM-DOME' }, site: 'EU' })).months).toBe(36);
    expect((await api.ok('getWarranty', { query: { spu: 'LM-DOME' }, site: 'US' })).months).toBe(24);
    expect((await api.ok('getWarranty', { query: { spu: 'LM-DOME' } })).covers.length).toBeGreaterThan(0);
    expect((await api.call('getWarranty', { query: { spu: 'LM-NOPE' } })).status).toBe(404);
  });

  it('has a label per SKU in the EU and Great Britain, none elsewhere and none for what gives no light', async () => {
    const { api } = seeded;
    const labels = async (query: { spu?: string; sku?: string }, site: string) =>
      (await api.ok('getEfficiency', { query, site })).list.map(({ sku }) => sku);
    expect(await labels({ spu: 'LM-REED' }, 'EU')).toEqual(['LM-REED-110', 'LM-REED-150']);
    expect(await labels({ sku: 'LM-REED-150' }, 'GB')).toEqual(['LM-REED-150']);
    expect(await labels({ spu: 'LM-REED' }, 'US')).toEqual([]);
    expect(await labels({ spu: 'LM-HUB' }, 'EU')).toEqual([]);
    expect((await api.call('getEfficiency', { query: { spu: 'LM-NOPE' }, site: 'EU' })).status).toBe(404);
  });
});

describe('stock of several SKUs', () => {
  it('is listed in the requested order, without the unknown ones', async () => {
    const { list } = {
      list: await seeded.api.ok('getStock', { query: { skus: ['LM-PATH-6', 'LM-NOPE', 'LM-WAKE-1'] } }),
    };
    expect(list.map(({ sku, stockState }) => [sku, stockState])).toEqual([
      ['LM-PATH-6', 'OUT'],
      ['LM-WAKE-1', 'LOW'],
    ]);
  });

  it('is listed for 20 SKUs at most', async () => {
    const skus = Array.from({ length: 21 }, (_, index) => `LM-${index}`);
    expect((await seeded.api.call('getStock', { query: { skus } })).status).toBe(400);
    expect(await seeded.api.ok('getStock', { query: { skus: skus.slice(1) } })).toEqual([]);
  });
});
