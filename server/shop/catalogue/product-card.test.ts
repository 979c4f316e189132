import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';
import { readMarketCatalogue } from './market-catalogue.ts';
import { type CardItem, neighbourCards, productCard, wholeItem } from './product-card.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

async function itemOf(spu: string, site: Site = 'US'): Promise<CardItem> {
  const item = (await readMarketCatalogue(seeded.shop, site)).items.get(spu);
  if (!item) throw new Error(`${spu} is not sold in ${site}`);
  return wholeItem(item);
}
const card = async (spu: string, site?: Site) => productCard(await itemOf(spu, site), new Map());

const pictureOf = (slug: string) => expect.stringMatching(`^/media/products/${slug}/[0-9a-f]{10}/$`);

describe('a product card', () => {
  it('stands for the default SKU, or for the first in stock when that one is sold out', async () => {
    expect(await card('LM-DOME')).toMatchObject({ sku: 'LM-DOME-VERMILION', image: { url: pictureOf('dome') } });
    await seeded.change('LM-DOME-VERMILION', 'US', { stock: 0 });
    expect(await card('LM-DOME')).toMatchObject({
      sku: 'LM-DOME-BONE',
      image: { url: pictureOf('dome-bone') },
      stockState: 'OK',
    });
    await seeded.change('LM-DOME-BONE', 'US', { stock: 0 });
    await seeded.change('LM-DOME-INK', 'US', { stock: 0 });
    expect(await card('LM-DOME')).toMatchObject({ sku: 'LM-DOME-VERMILION', stockState: 'OUT' });
    await seeded.change('LM-DOME-INK', 'US', { stock: 1 });
    expect(await card('LM-DOME')).toMatchObject({ sku: 'LM-DOME-INK', stockState: 'LOW' });
  });

  it('shows the colours that the market sells, at most five', async () => {
    expect((await card('LM-DOME')).swatches).toEqual([
      { name: 'Vermilion', color: '#c8452b' },
      { name: 'Bone', color: '#e9e2d6' },
      { name: 'Ink', color: '#1f4440' },
    ]);
    await seeded.change('LM-DOME-BONE', 'CA', { sellable: 0 });
    expect((await card('LM-DOME', 'CA')).swatches.map(({ name }) => name)).toEqual(['Vermilion', 'Ink']);
    expect((await card('LM-RIBBON-S1')).swatches).toEqual([]);
  });

  it('says "from" where its variants cost different prices, and can be added at once where there is but one', async () => {
    expect(await card('LM-RIBBON-S1')).toMatchObject({
      singleSku: false,
      price: { sale: { amount: 2499 }, from: true },
    });
    expect(await card('LM-WAKE')).toMatchObject({ singleSku: true, price: { from: false } });
  });

  it('costs from what works by itself, not from what only adds to it', async () => {
    expect((await card('LM-HEX')).price).toMatchObject({ sale: { amount: 14_999 }, from: true });
    await seeded.change('LM-HEX-15', 'GB', { sellable: 0 });
    expect((await card('LM-HEX', 'GB')).price?.from).toBe(false);
  });

  it('carries the SALE badge exactly inside the sale window', async () => {
    const now = seeded.shop.clock.now();
    const sale = { list_amount: 7999, sale_amount: 5999, prior_lowest_amount: 6999 };
    const at = async (saleStart: number, saleEnd: number) => {
      await seeded.change('LM-WAKE-1', 'EU', { ...sale, sale_start: saleStart, sale_end: saleEnd });
      const { badges, price } = await card('LM-WAKE', 'EU');
      return [badges.includes('SALE'), price?.sale.amount, price?.list?.amount, price?.priorLowest?.amount];
    };
    expect(await at(now + 1, now + 2)).toEqual([false, 7999, undefined, undefined]);
    expect(await at(now, now + 1)).toEqual([true, 5999, 7999, 6999]);
    expect(await at(now - 2, now)).toEqual([false, 7999, undefined, undefined]);
  });

  it('never asks more than the list price, whatever the sale says', async () => {
    await seeded.change('LM-WAKE-1', 'GB', { list_amount: 5000, sale_amount: 6000, sale_start: null, sale_end: null });
    expect((await card('LM-WAKE', 'GB')).price).toMatchObject({ sale: { amount: 5000 }, list: null });
  });

  it('carries the energy class in the EU and Great Britain only', async () => {
    expect((await card('LM-REED', 'EU')).energyClass).toMatch(/^[A-G]$/);
    expect((await card('LM-REED', 'GB')).energyClass).toMatch(/^[A-G]$/);
    expect((await card('LM-REED', 'US')).energyClass).toBeNull();
    expect((await card('LM-REED', 'JA')).energyClass).toBeNull();
  });

  it('counts yen whole', async () => {
    expect((await card('LM-RIBBON-S1', 'JA')).price?.sale).toEqual({ amount: 2980, currency: 'JPY' });
  });

  it('says when it is launched and nothing else before that', async () => {
    const { badges, launch } = await card('LM-LINE', 'GB');
    expect([badges, launch?.text]).toEqual([[], 'Sat 12 Dec, 10:00 GMT']);
  });

  it('says pre-order until it ships, then new for sixty days, then nothing', async () => {
    const badges = [];
    for (const days of [0, 35, 59, 1]) {
      seeded.shop.clock.advance(days * day);
      badges.push((await card('LM-DROP', 'US')).badges);
    }
    expect(badges).toEqual([['PREORDER'], ['NEW'], ['NEW'], []]);
  });

  it('says sold out before anything else', async () => {
    expect((await card('LM-TORCH')).badges).toEqual([]);
    await seeded.shop.db.updateTable('sku_markets').set({ stock: 0 }).where('sku', 'like', 'LM-TORCH%').execute();
    expect((await card('LM-TORCH')).badges).toEqual(['SOLD_OUT']);
  });
});

describe('cards that stand side by side', () => {
  it('keep three badges among any eight', async () => {
    const sold = await itemOf('LM-TORCH');
    const cards = neighbourCards(
      Array.from({ length: 9 }, () => sold),
      new Map(),
    );
    expect(cards.map(({ badges }) => badges.length)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 1]);
    expect(cards[3]).toEqual({ ...(await card('LM-TORCH')), badges: [] });
  });
});
