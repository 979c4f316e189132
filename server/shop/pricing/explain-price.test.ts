import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededShop, type SeededShop } from '../catalogue/catalogue-fixture.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

const explain = (sku: string, quantity: number, site: string) =>
  seeded.api.ok('getPriceDetail', { query: { sku, quantity }, site });
const amounts = (detail: Awaited<ReturnType<typeof explain>>) =>
  detail.steps.map(({ kind, amount }) => [kind, amount.amount]);

describe('a price explained', () => {
  it('goes from list over sale and delivery to the tax contained, in the EU', async () => {
    const detail = await explain('LM-HALO-TV-65', 2, 'EU');
    expect(amounts(detail)).toEqual([
      ['LIST', 17_990],
      ['SALE', -3_000],
      ['SHIPPING', 0],
      ['TAX', 2_393],
    ]);
    expect(detail).toMatchObject({
      unit: { amount: 7_495 },
      total: { amount: 14_990 },
      priorLowest: { amount: 8_495 },
    });
  });

  it('adds delivery below the free line and leaves the tax of the US to checkout', async () => {
    const detail = await explain('LM-RIBBON-S1-2M', 1, 'US');
    expect(amounts(detail)).toEqual([
      ['LIST', 2_499],
      ['SHIPPING', 599],
      ['TAX', 0],
    ]);
    expect(detail.total.amount).toBe(3_098);
    expect(detail.steps.at(-1)?.note).toContain('checkout');
    expect(detail.priorLowest).toBeNull();
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

  it('is refused for what is unknown or not sold here', async () => {
    const { api } = seeded;
    const refused = (sku: string, site: string) => api.call('getPriceDetail', { query: { sku, quantity: 1 }, site });
    expect(await refused('LM-NOPE', 'US')).toMatchObject({ status: 404 });
    expect(await refused('LM-TORCH-1', 'JA')).toMatchObject({ status: 422, code: 'NOT_IN_MARKET' });
  });
});
