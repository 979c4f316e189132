import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boneDome, bulb, dome, openSuitShop, pebble, type SuitShop } from '../../suit-fixture.ts';

let at: SuitShop;
beforeAll(async () => {
  at = await openSuitShop();
});
afterAll(() => at.close());

const listed = async (room?: 'DESK' | 'GARDEN', pageNo = 1) =>
  at.api.ok('listSuits', { query: { pageNo, ...(room === undefined ? {} : { room }) } });
const detail = (suitId: string, site = 'US', token?: string) =>
  at.api.call('getSuit', { query: { suitId }, site, ...(token === undefined ? {} : { token }) });

describe('the list of bundles', () => {
  it('has what runs and what is announced, by room, and nothing that is over or not announced yet', async () => {
    const now = at.shop.clock.now();
    const live = await at.suit({}, { room: 'DESK', sort: -2 });
    const announced = await at.suit({ previewTime: now, startTime: now + 1 }, { room: 'DESK', sort: -1 });
    const hidden = [
      await at.suit({ startTime: now + 1 }, { room: 'DESK', sort: -3 }),
      await at.suit({ startTime: now - 2, endTime: now }, { room: 'DESK', sort: -3 }),
      await at.suit({}, { room: 'DESK', sort: -3, status: 'ENDED' }),
      await at.suit({}, { room: 'DESK', sort: -3, markets: {} }),
    ];
    const { list, rooms } = await listed('DESK');
    expect(list.slice(0, 2).map(({ suitId, phase }) => [suitId, phase])).toEqual([
      [live, 'LIVE'],
      [announced, 'WARMUP'],
    ]);
    expect(list.filter(({ suitId }) => hidden.includes(suitId))).toEqual([]);
    expect(rooms).toContain('DESK');
    expect((await listed('GARDEN')).list.every(({ room }) => room === 'GARDEN')).toBe(true);
  });

  it('gives the sum of the required parts, the price and what is saved', async () => {
    await at.suit({ discount: { kind: 'FIXED', amount: 2_000 } }, { sort: -9 });
    const [card] = (await listed()).list;
    const sum = 8_900 + 3 * 1_499;
    expect(card).toMatchObject({ sum: { amount: sum }, price: { amount: sum - 2_000 }, save: { amount: 2_000 } });
    expect(card?.parts.map(({ sku, quantity, optional }) => [sku, quantity, optional])).toEqual([
      [dome, 1, false],
      [bulb, 3, false],
      [pebble, 1, true],
    ]);
  });

  it('comes page by page', async () => {
    const { total, pageSize } = await listed();
    for (let more = total; more <= pageSize; more += 1) await at.suit();
    const [first, second] = [await listed(), await listed(undefined, 2)];
    expect([first.list.length, second.list.length]).toEqual([pageSize, first.total - pageSize]);
    expect(new Set([...first.list, ...second.list].map(({ suitId }) => suitId)).size).toBe(first.total);
  });
});

describe('a bundle', () => {
  it('has what each item can be had in, with its price and stock', async () => {
    const { data } = await detail(await at.suit());
    expect(data.items.map(({ choices }) => choices.map(({ sku, unit }) => [sku, unit.amount]))).toEqual([
      [
        [dome, 8_900],
        [boneDome, 8_900],
      ],
      [[bulb, 1_499]],
      [[pebble, 5_900]],
    ]);
    expect(data.discount).toEqual({ kind: 'PERCENT', percent: 15 });
    expect(data.others.map(({ suitId }) => suitId)).not.toContain(data.card.suitId);
  });

  it('is sold out while a required item is, and on sale in another of its choices', async () => {
    const suitId = await at.suit();
    await at.offer(dome, 'US', { stock: 0, reserved: 0 });
    const { card } = (await detail(suitId)).data;
    expect([card.phase, card.parts[0]?.sku]).toEqual(['LIVE', boneDome]);
    await at.offer(bulb, 'US', { stock: 2, reserved: 0, safety_stock: 0 });
    expect((await detail(suitId)).data.card.phase).toBe('SOLD_OUT');
    await at.offer(dome, 'US', { stock: 89 });
    await at.offer(bulb, 'US', { stock: 490 });
  });

  it('tells a member how many sets are left for them', async () => {
    const suitId = await at.suit({ perBuyerLimit: 2 });
    const { token } = await at.member();
    expect((await detail(suitId, 'US', token)).data).toMatchObject({ perBuyerLimit: 2, buyerLeft: 2 });
    expect((await detail(suitId)).data).toMatchObject({ perBuyerLimit: 2, buyerLeft: null });
  });

  it('that another market has says so, and one that is not published is not found', async () => {
    const now = at.shop.clock.now();
    const market = {
      discount: { kind: 'PERCENT', percent: 10 },
      previewTime: null,
      startTime: now,
      endTime: now + 1,
    } as const;
    const abroad = await at.suit({}, { markets: { JA: market } });
    expect(await detail(abroad)).toMatchObject({ code: 'NOT_IN_MARKET' });
    expect((await detail(abroad, 'JA')).data.card.phase).toBe('LIVE');
    expect(await detail(await at.suit({}, { status: 'DRAFT' }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await detail('unknown')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stands at its products while it is on sale', async () => {
    const suitId = await at.suit({}, { sort: -99 });
    const { list } = await at.api.ok('listSuitsOfProduct', { query: { spu: 'LM-PEBBLE' } });
    expect(list.map((card) => card.suitId)).toContain(suitId);
  });
});
