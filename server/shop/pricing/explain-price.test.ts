import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openSeededShop, type SeededShop } from '../catalogue/catalogue-fixture.ts';

let seeded: SeededShop;
let api: TestApi;
beforeAll(async () => {
  seeded = await openSeededShop();
  api = await openTestApi(seeded.shop, catalogueRoutes);
});
afterAll(async () => {
  await api.close();
  await seeded.close();
});

const explain = (sku: string, quantity: number, site: string) =>
  api.ok('getPriceDetail', { query: { sku, quantity }, site });
const amounts = (detail: Awaited<ReturnType<typeof explain>>) =>
  detail.steps.map(({ kind, amount }) => [kind, amount.amount]);

describe('a price explained', () => {
  it('goes from list over sale to delivery, and names the tax contained, in the EU', async () => {
    const detail = await explain('LM-HALO-TV-65', 2, 'EU');
    expect(amounts(detail)).toEqual([
      ['LIST', 17_990],
      ['SALE', -3_000],
      ['SHIPPING', 0],
    ]);
    expect(detail).toMatchObject({
      unit: { amount: 7_495 },
      total: { amount: 14_990 },
      tax: { amount: { amount: 2_393 }, percent: 19, included: true, known: true },
      priorLowest: { amount: { amount: 8_495 } },
    });
  });

  it('says until when a sale lasts and when the lowest price before it was asked', async () => {
    const { steps, priorLowest, history } = await explain('LM-HALO-TV-65', 1, 'EU');
    const { saleStart, saleEnd } = await sale('LM-HALO-TV-65', 'EU');
    expect(steps.find(({ kind }) => kind === 'SALE')?.until).toBe(saleEnd);
    expect(priorLowest?.at).toBe(saleStart - 20 * day);
    expect(history.map(({ amount }) => amount.amount)).toEqual([8_995, 8_495, 8_995, 7_495]);
  });

  it('adds delivery below the free line and leaves the tax of the US to checkout', async () => {
    const detail = await explain('LM-RIBBON-S1-2M', 1, 'US');
    expect(amounts(detail)).toEqual([
      ['LIST', 2_499],
      ['SHIPPING', 599],
    ]);
    expect(detail.total.amount).toBe(3_098);
    expect(detail.tax).toMatchObject({ included: false, known: false });
    expect(detail.priorLowest).toBeNull();
  });

  it('names the lowest price of the last 30 days where nothing is reduced and the law asks for it', async () => {
    const { priorLowest } = await explain('LM-RIBBON-S1-2M', 1, 'GB');
    expect(priorLowest).toMatchObject({ amount: { amount: 2_199 }, at: seeded.shop.clock.now() - 30 * day });
  });

  it.each([
    [4_900, 0],
    [4_899, 599],
  ])('%i cents of goods cost %i to deliver in the US', async (listAmount, shipping) => {
    await seeded.change('LM-DIAL-1', 'US', { list_amount: listAmount, sale_amount: null });
    expect(amounts(await explain('LM-DIAL-1', 1, 'US'))).toContainEqual(['SHIPPING', shipping]);
  });

  it('counts yen', async () => {
    expect((await explain('LM-RIBBON-S1-2M', 2, 'JA')).total).toEqual({ amount: 5_960 + 600, currency: 'JPY' });
  });

  it('counts as many pieces as can be bought, and one of what is sold out', async () => {
    await seeded.change('LM-DIAL-1', 'US', { stock: 3, reserved: 0 });
    expect(await explain('LM-DIAL-1', 999, 'US')).toMatchObject({ quantity: 3, maxQuantity: 3, left: 3 });
    await seeded.change('LM-DIAL-1', 'US', { stock: 0 });
    expect(await explain('LM-DIAL-1', 2, 'US')).toMatchObject({ quantity: 1, maxQuantity: 0, stockState: 'OUT' });
  });

  it('is refused for what is unknown or not sold here', async () => {
    const refused = (sku: string, site: string) => api.call('getPriceDetail', { query: { sku, quantity: 1 }, site });
    expect(await refused('LM-NOPE', 'US')).toMatchObject({ status: 404 });
    expect(await refused('LM-TORCH-1', 'JA')).toMatchObject({ status: 422, code: 'NOT_IN_MARKET' });
  });
});

async function sale(sku: string, site: Site) {
  const row = await seeded.shop.db
    .selectFrom('sku_markets')
    .select(['sale_start', 'sale_end'])
    .where('sku', '=', sku)
    .where('site', '=', site)
    .executeTakeFirstOrThrow();
  return { saleStart: row.sale_start ?? 0, saleEnd: row.sale_end };
}
