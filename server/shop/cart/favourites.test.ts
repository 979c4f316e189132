import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { favouritesPerAccount } from '#rules/limits.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';

let at: OrderShop;
let token = '';
let accountId = '';
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());
beforeEach(async () => {
  ({ token, accountId } = await at.member());
});

const add = (spu: string, bearer = token) => at.api.call('addFavourite', { token: bearer, body: { spu } });
const remove = (spu: string, bearer = token) => at.api.ok('removeFavourite', { token: bearer, body: { spu } });
const list = (options: { token?: string; site?: string } = {}) => at.api.ok('listFavourites', { token, ...options });
const spus = async (bearer = token) => (await list({ token: bearer })).list.map(({ spu }) => spu);

describe('the favourites of a member', () => {
  it('are a list, the newest first, with what a card shows', async () => {
    expect(await list()).toEqual({ list: [], max: favouritesPerAccount });
    await add('LM-DOME');
    at.shop.clock.advance(1);
    await add('LM-DIAL');
    const { list: remaining } = await list();
    expect(remaining.map(({ spu }) => spu)).toEqual(['LM-DIAL', 'LM-DOME']);
    expect((await at.api.ok('listFavourites', { token, query: { spu: 'LM-DIAL' } })).list).toEqual([remaining[0]]);
    expect(remaining[1]).toMatchObject({ title: 'Dome table lamp', product: { spu: 'LM-DOME', price: {} } });
  });

  it('hold a product once, where it was first put', async () => {
    await add('LM-DOME');
    at.shop.clock.advance(1);
    await add('LM-DIAL');
    await Promise.all([add('LM-DOME'), add('LM-DOME')]);
    expect(await spus()).toEqual(['LM-DIAL', 'LM-DOME']);
  });

  it('let a product go, and do not mind one that is not there', async () => {
    await add('LM-DOME');
    await remove('LM-DOME');
    await remove('LM-DOME');
    expect(await spus()).toEqual([]);
  });

  it('are their own: another member neither sees nor empties them', async () => {
    await add('LM-DOME');
    const other = await at.member();
    await remove('LM-DOME', other.token);
    expect([await spus(), await spus(other.token)]).toEqual([['LM-DOME'], []]);
    expect((await at.api.call('listFavourites')).status).toBe(401);
  });

  it('stay in a market that does not sell them, without a price', async () => {
    const { spu } = await at.shop.db
      .selectFrom('sku_markets')
      .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
      .select('skus.spu')
      .where('site', '=', 'JA')
      .groupBy('skus.spu')
      .having((eb) => eb(eb.fn.max('sellable'), '=', 0))
      .executeTakeFirstOrThrow();
    await add(spu);
    expect((await list({ site: 'JA' })).list).toMatchObject([{ spu, product: null }]);
  });

  it('are products that there are', async () => {
    expect(await add('LM-NONE')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it(`are ${favouritesPerAccount} and not one more, also when two come at once`, async () => {
    const now = at.shop.clock.now();
    const template = await at.shop.db
      .selectFrom('products')
      .selectAll()
      .where('spu', '=', 'LM-DOME')
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: favouritesPerAccount - 1 }, (_, index) => `LM-MANY-${index}`);
    for (let from = 0; from < many.length; from += 20) {
      const rows = many.slice(from, from + 20);
      const products = rows.map((spu) => ({ ...template, id: spu, spu, slug: spu, status: 'HIDDEN' as const }));
      await at.shop.db.insertInto('products').values(products).execute();
      const remaining = rows.map((spu) => ({
        id: at.shop.newId(),
        account_id: accountId,
        spu,
        created_at: now,
        updated_at: now,
      }));
      await at.shop.db.insertInto('favourites').values(remaining).execute();
    }
    const answers = await Promise.all([add('LM-DOME'), add('LM-DIAL'), add('LM-HUB')]);
    expect(answers.map(({ code }) => code ?? 'OK').toSorted()).toEqual(['FAVOURITE_LIMIT', 'FAVOURITE_LIMIT', 'OK']);
    expect(await spus()).toHaveLength(1);
  });
});
