import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { components } from '#openapi/types.ts';
import { cartKey } from '#rules/cart-lines.ts';
import { day, hour } from '#rules/durations.ts';
import { groupBy } from '#rules/group-by.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { chances } from '#server/testing/lives/chances.ts';
import { changeCatalogue } from '../../catalogue/catalogue-changes-fixture.ts';
import { openQuotaShop, type QuotaShop, type Sale } from '../../quota-fixture.ts';
import { createDepositCampaign } from '../deposits/create-campaign.ts';
import { createSuit } from '../suits/create-suit.ts';

type Note = components['schemas']['ShownPromotion'];
type Priced = { readonly price?: { readonly promotion?: Note } | null } | null;

const rounds = inject('share') < 1 ? 3 : 60;
/** Their pages are opened, they are kept as favourites and put into carts. */
const looked = ['LM-DOME', 'LM-PEBBLE', 'LM-TORCH'];

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
});
beforeEach(() => changeCatalogue(at.shop, (tx) => tx.updateTable('promotions').set({ status: 'ARCHIVED' }).execute()));
afterAll(() => at.close());

const now = () => at.shop.clock.now();
const notesOn = (priced: readonly Priced[]): Note[] => priced.flatMap((one) => one?.price?.promotion ?? []);

/** What nine places say of the promotions that run, by place. */
async function notesByPlace(): Promise<Record<string, readonly Note[]>> {
  const { api } = at;
  const { token } = await at.member();
  const list = async (query: { q?: string }) =>
    notesOn((await api.ok('listProducts', { query: { pageSize: 50, ...query } })).list);
  const { blocks } = await api.ok('getHomeLayout');
  const pages = await Promise.all(looked.map((spu) => api.ok('getProduct', { query: { spu } })));
  const skus = pages.flatMap((page) => page.skus);
  const lines = skus.flatMap(({ sku, price }) => {
    const line = price?.promotion?.line;
    return line === undefined ? [] : [{ sku, quantity: 1, ...line }];
  });
  for (const line of lines) await api.ok('addCartLine', { token, body: line });
  for (const spu of looked) await api.ok('addFavourite', { token, body: { spu } });
  const favourites = await api.ok('listFavourites', { token });
  const inCart = (cart: components['schemas']['CartView']) => cart.lines.flatMap(({ promotion }) => promotion ?? []);
  return {
    list: await list({}),
    search: await list({ q: 'lamp' }),
    suggestions: notesOn((await api.ok('suggest', { query: { q: 'lamp' } })).products),
    recommendations: notesOn((await api.ok('recommend', { query: { scene: 'PDP', spu: 'LM-ARC' } })).list),
    home: notesOn(blocks.flatMap((block) => (block.type === 'PRODUCT_RAIL' ? block.data.products : []))),
    product: notesOn(skus),
    guestCart: inCart(await api.ok('quoteCart', { body: { lines, selected: [] } })),
    cart: inCart(await api.ok('getCart', { token })),
    favourites: notesOn(favourites.list.map(({ product }) => product)),
  };
}

describe('a promotion says the same in nine places, and a cart takes as much of it', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round))('with the random sales of round %i', async (round) => {
    const chance = chances(round);
    const upTo = (most: number) => 1 + Math.floor(chance() * most);
    const { db } = at.shop;
    const offers = await db.selectFrom('sku_markets').selectAll().where('site', '=', 'US').execute();
    const sales = offers.map(({ sku, list_amount: list }): Sale => {
      const amount = Math.max(1, Math.floor((list * (30 + upTo(60))) / 100));
      return { sku, amount, quota: upTo(40), perMember: upTo(3) };
    });
    const kinds = groupBy(sales, () => upTo(3));
    const named = (list: readonly Sale[] = []) => Object.fromEntries(list.map((sale) => [randomUUID(), sale]));
    await at.sell(named(kinds.get(1)), 'US', { startTime: now() - hour, endTime: now() + upTo(20) * hour });
    await at.sell(named(kinds.get(2)?.map((sale) => ({ ...sale, tier: 1 }))));
    for (const sale of kinds.get(3) ?? [])
      await at.sell(
        named([
          { ...sale, tier: 1 },
          { ...sale, amount: sale.amount + 1, tier: 2 },
        ]),
      );
    await withTransaction(at.shop, 'durable', async (tx) => {
      for (const { sku, safety_stock: safety, reserved } of offers)
        if (chance() < 0.4)
          await tx
            .updateTable('sku_markets')
            .set({ stock: safety + reserved + upTo(12) })
            .where('sku', '=', sku)
            .where('site', '=', 'US')
            .execute();
    });
    const places = await notesByPlace();
    const first = new Map(Object.values(places).flatMap((all) => all.map((note) => [note.line?.promoItemId, note])));
    for (const [place, all] of Object.entries(places)) {
      expect(all.length, place).toBeGreaterThan(0);
      for (const note of all) expect(note, place).toEqual(first.get(note.line?.promoItemId));
    }
    for (const { left, perShopper, line } of places['product'] ?? []) {
      const sku = await skuOf(line?.promoItemId);
      const { lines } = await at.api.ok('quoteCart', {
        body: { lines: [{ sku, quantity: 99, buyType: 0, ...line }], selected: [] },
      });
      const perOrder = offers.find((offer) => offer.sku === sku)?.per_order_limit ?? 0;
      expect(lines[0]?.maxQuantity).toBe(Math.min(left ?? Infinity, perShopper ?? Infinity, perOrder));
    }
  });
});

const skuOf = async (promoItemId = '') =>
  (
    await at.shop.db
      .selectFrom('promo_items')
      .select('sku')
      .where('promo_item_id', '=', promoItemId)
      .executeTakeFirstOrThrow()
  ).sku;

const noteOn = async (spu: string, sku: string) => {
  const { skus } = await at.api.ok('getProduct', { query: { spu } });
  const { list } = await at.api.ok('listProducts', { query: { pageSize: 50, q: spu } });
  const note = notesOn(skus.filter((one) => one.sku === sku))[0];
  const onCards = notesOn(list.filter((card) => card.spu === spu));
  if (note) expect(onCards.find(({ id }) => id === note.id) ?? note).toEqual(note);
  return note;
};

describe('another way to buy', () => {
  const times = () => ({ startTime: now(), endTime: now() + 5 * day });

  it('a bundle says what a cart takes off with it, and with what', async () => {
    const item = (spu: string, sku: string) => ({ spu, skus: [sku], quantity: 1, optional: false });
    const market = {
      discount: { kind: 'PERCENT', percent: 15 },
      previewTime: null,
      ...times(),
      perBuyerLimit: 2,
    } as const;
    await withTransaction(at.shop, 'durable', (tx) =>
      createSuit(tx, now(), {
        suitId: 'pair',
        title: 'Pair',
        summary: '',
        room: 'DESK',
        sort: 0,
        status: 'SCHEDULED',
        items: [item('LM-DIAL', 'LM-DIAL-1'), item('LM-TORCH', 'LM-TORCH-1')],
        markets: { US: market },
      }),
    );
    const note = await noteOn('LM-DIAL', 'LM-DIAL-1');
    expect(note).toMatchObject({ kind: 'SUIT', id: 'pair', name: 'Pair', left: null, perShopper: 2 });
    expect(note?.text).toMatch(/^Save \$\d+\.\d\d with Torch.* until .* · 2 sets per shopper$/);
    expect(note).not.toHaveProperty('line');
    const bundle = { quantity: 1, buyType: 4, promoItemId: 'pair', suitGroupId: 'group' } as const;
    const lines = ['LM-DIAL-1', 'LM-TORCH-1'].map((sku) => ({ sku, ...bundle }));
    const selected = lines.map((line) => cartKey(line.sku, line.buyType, line));
    const { suits } = await at.api.ok('quoteCart', { body: { lines, selected } });
    expect(suits?.map(({ suitId, title, save }) => ({ id: suitId, name: title, save }))).toEqual([
      { id: note?.id, name: note?.name, save: note?.save },
    ]);
    at.shop.clock.advance(5 * day);
    expect(await noteOn('LM-DIAL', 'LM-DIAL-1')).toBeUndefined();
  });

  it('a deposit says what it reserves with, and what its page says', async () => {
    const sku = 'LM-DOME-VERMILION';
    const shipStart = now() + 20 * day;
    await withTransaction(at.shop, 'durable', (tx) =>
      createDepositCampaign(
        tx,
        {
          handle: 'dome',
          title: 'Dome by deposit',
          summary: '',
          status: 'SCHEDULED',
          sku,
          quota: 7,
          perMember: 2,
          ...times(),
          balanceStart: now() + 10 * day,
          shipStart,
          markets: { US: { price: 8_900, deposit: 1_000, worth: 3_000 } },
        },
        now(),
      ),
    );
    const note = await noteOn('LM-DOME', sku);
    const { campaign } = await at.api.ok('getDepositCampaign', { query: { id: 'dome' } });
    expect(note).toMatchObject({ kind: 'EARLY_BIRD_CAMPAIGN', name: campaign.title, endTime: campaign.endTime });
    expect([note?.left, note?.perShopper, note?.deposit, note?.price]).toEqual([
      campaign.left,
      campaign.perUserLimit,
      campaign.deposit,
      campaign.goods,
    ]);
    expect(note?.text).toMatch(/^Reserve with a \$10\.00 deposit, \$69\.00 in all, until .* · 7 left · 2 per shopper$/);
  });

  it('a first order says its price until it is over', async () => {
    await changeCatalogue(at.shop, (tx) =>
      tx.updateTable('promotions').set({ status: 'SCHEDULED' }).where('type', '=', 'NEW_USER').execute(),
    );
    const note = await noteOn('LM-CUBE', 'LM-CUBE-1');
    const { items } = await at.api.ok('getNewUserOffer');
    expect(note).toMatchObject({ kind: 'NEW_USER', perShopper: 1, left: null, href: '/prom/new-user' });
    expect(note?.price).toEqual(items.find(({ card }) => card.sku === 'LM-CUBE-1')?.amount);
    expect(note?.text).toBe('$16.99 on a new member’s first order until Sat, Dec 19, 2026 · 1 per shopper');
  });
});

describe('the filter "On offer"', () => {
  it('has what costs less than its list price, also by words, and shows the variant that does', async () => {
    await at.sell({ [randomUUID()]: { sku: 'LM-DOME-INK', amount: 7_000, quota: 5, perMember: 2 } }, 'US', {
      startTime: now(),
      endTime: now() + hour,
    });
    const list = (query: { facets?: string[]; q?: string }) =>
      at.api.ok('listProducts', { query: { pageSize: 50, ...query } });
    const all = await list({});
    const chosen = await list({ facets: ['offer:true'] });
    const facet = all.facets.find(({ key }) => key === 'offer')?.values[0];
    expect(facet).toMatchObject({ label: 'On offer', count: chosen.total });
    expect(chosen.total).toBeLessThan(all.total);
    for (const { price } of chosen.list) expect(price?.list).not.toBeNull();
    expect(chosen.list.find(({ spu }) => spu === 'LM-DOME')?.price?.promotion?.kind).toBe('FLASH_SALE');
    const said = await list({ q: 'lamps on sale' });
    expect(said.applied).toMatchObject([{ key: 'offer', value: 'true', said: 'on sale' }]);
    expect(said.list.map(({ spu }) => spu)).toContain('LM-DOME');
    at.shop.clock.advance(hour);
    expect((await list({ facets: ['offer:true'] })).list.map(({ spu }) => spu)).not.toContain('LM-DOME');
  });
});
