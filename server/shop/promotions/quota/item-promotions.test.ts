import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartKey } from '#rules/cart-lines.ts';
import { day, hour } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { changeCatalogue } from '../../catalogue/catalogue-changes-fixture.ts';
import { checkoutOf, homes } from '../../checkout/checkout-fixture.ts';
import { openQuotaShop, type QuotaShop } from '../../quota-fixture.ts';

const sku = 'LM-DOME-VERMILION';
const plain = 8_900;

let at: QuotaShop;
let item: string;
beforeAll(async () => {
  at = await openQuotaShop();
});
beforeEach(async () => {
  await at.shop.db.updateTable('promotions').set({ status: 'ARCHIVED' }).execute();
  item = randomUUID();
  await at.sell({ [item]: { sku, amount: 7_000, quota: 5, perMember: 2 } });
});
afterAll(() => at.close());

const now = () => at.shop.clock.now();
const window = (change: { start_time?: number; end_time?: number }) =>
  at.shop.db
    .updateTable('promotion_windows')
    .set(change)
    .where('promo_id', 'in', (row) =>
      row.selectFrom('promo_items').select('promo_id').where('promo_item_id', '=', item),
    )
    .execute();
const line = { sku, quantity: 1, buyType: 1 as const };
const readLine = async (change: { sku?: string; buyType?: 2; promoItemId?: string } = {}, site = 'US') => {
  const body = { ...line, promoItemId: item, ...change };
  const selected = [cartKey(body.sku, body.buyType, body)];
  const { lines, problems } = await at.api.ok('quoteCart', { site, body: { lines: [body], selected } });
  return {
    unit: lines[0]?.unit.amount,
    end: lines[0]?.promotion?.endTime,
    codes: problems.map(({ code }) => code),
  };
};

describe('the offer of a flash item', () => {
  it('is its price until its promotion ends', async () => {
    expect(await readLine()).toEqual({ unit: 7_000, end: now() + day, codes: [] });
  });

  it('has not started before its window and its session', async () => {
    await window({ start_time: now() + 1 });
    expect(await readLine()).toMatchObject({ unit: plain, codes: ['PROMO_NOT_STARTED'] });
    await window({ start_time: now() });
    const times = { start_time: now() + hour, end_time: now() + 2 * hour };
    const session = { session_id: randomUUID(), site: 'US' as const, ...times };
    const { promo_id } = await at.shop.db
      .selectFrom('promo_items')
      .select('promo_id')
      .where('promo_item_id', '=', item)
      .executeTakeFirstOrThrow();
    await at.shop.db
      .insertInto('promo_sessions')
      .values({ ...session, promo_id })
      .execute();
    const { session_id } = session;
    await at.shop.db.updateTable('promo_items').set({ session_id }).where('promo_item_id', '=', item).execute();
    expect(await readLine()).toMatchObject({ codes: ['PROMO_NOT_STARTED'] });
    at.shop.clock.advance(hour);
    expect(await readLine()).toEqual({ unit: 7_000, end: times.end_time, codes: [] });
    at.shop.clock.advance(hour);
    expect(await readLine()).toEqual({ unit: plain, end: undefined, codes: ['PROMO_ENDED'] });
  });

  it.each([
    ['another variant', { sku: 'LM-DOME-BONE' }, 'US'],
    ['another kind', { buyType: 2 as const }, 'US'],
    ['another market', {}, 'GB'],
    ['an item that does not exist', { promoItemId: 'nothing' }, 'US'],
  ])('is none for %s', async (_of, change, site) => {
    expect((await readLine(change, site)).codes).toEqual(['PROMO_ENDED']);
  });

  it('counts the addresses of guests, however they are written', async () => {
    const place = (email: string) =>
      at.place({ lines: [{ ...line, quantity: 2, promoItemId: item }], email }).then(
        () => 'placed',
        (error: Error) => error.message,
      );
    expect(await place('o.la@gmail.com')).toBe('placed');
    expect(await place('OLA+more@googlemail.com')).toContain('PROMO_USER_LIMIT');
    expect(await place('another@lampyris.test')).toBe('placed');
  });

  it('counts a guest by the browser as well, and what one address is refused counts for nobody', async () => {
    const place = async (email: string, clientId: string, quantity = 1) => {
      const visit = { site: 'US', clientId, address: homes.US };
      return (await checkoutOf(at).order([{ ...line, quantity, promoItemId: item }], visit, { email })).code;
    };
    const [browser, other] = [randomUUID(), randomUUID()];
    expect(await place('ada@lampyris.test', browser, 2)).toBeUndefined();
    expect(await place('bea@lampyris.test', browser)).toBe('PROMO_USER_LIMIT');
    expect(await place('ada@lampyris.test', other)).toBe('PROMO_USER_LIMIT');
    expect(await place('bea@lampyris.test', other, 2)).toBeUndefined();
  });
});

describe('the limit of a ladder', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const buy = async (quantity: number, promoItemId: string, email = 'steps@lampyris.test') =>
    at.place({ lines: [{ sku, quantity, buyType: 2, promoItemId }], email }).then(
      ({ orderNo }) => orderNo,
      (error: Error) => error.message,
    );

  it('is one for all of its steps, and comes back with an order that comes to nothing', async () => {
    const step = { sku, quota: 3, perMember: 3 };
    await at.sell({ [first]: { ...step, amount: 6_000, tier: 1 }, [second]: { ...step, amount: 6_500, tier: 2 } });
    await buy(2, first);
    await buy(1, first, 'other@lampyris.test');
    expect(await buy(2, second)).toContain('PROMO_USER_LIMIT');
    const orderNo = await buy(1, second);
    expect(await buy(1, second)).toContain('PROMO_USER_LIMIT');
    await withTransaction(at.shop, 'durable', (tx) => at.shop.hooks.promotions.release(at.shop, tx, orderNo, 'UNPAID'));
    expect(await buy(1, second)).not.toContain('PROMO');
  });
});

describe('what cards show of a flash item', () => {
  const shown = (site = 'US') =>
    at.shop.hooks.promotions.shownFor?.(at.shop, { site: site as 'US', now: now() }, [sku, 'LM-DOME-BONE']);
  const session = async (site: 'US' | 'GB') => {
    const { promo_id } = await at.shop.db
      .selectFrom('promo_items')
      .select('promo_id')
      .where('promo_item_id', '=', item)
      .executeTakeFirstOrThrow();
    const row = { session_id: randomUUID(), promo_id, site, start_time: now(), end_time: now() + hour };
    await changeCatalogue(at.shop, async (tx) => {
      await tx.insertInto('promo_sessions').values(row).execute();
      const items = tx.updateTable('promo_items').set({ session_id: row.session_id, site });
      await items.where('promo_item_id', '=', item).execute();
      await tx.updateTable('promotion_windows').set({ site }).where('promo_id', '=', promo_id).execute();
    });
    return row.session_id;
  };

  it('is what its session sells now, while pieces are left', async () => {
    expect(await shown()).toEqual(new Map());
    await session('US');
    expect([...((await shown()) ?? [])]).toMatchObject([
      [sku, { buyType: 1, promoItemId: item, amount: 7_000, left: 5, endTime: now() + hour, priorLowestAmount: null }],
    ]);
    await at.shop.db.updateTable('promo_item_buckets').set({ remaining: 0 }).execute();
    expect(await shown()).toEqual(new Map());
  });

  it('is announced in GB against the lowest price of the 30 days before it, of other promotions as well', async () => {
    await session('GB');
    const prior = async () => {
      const promotion = (await shown('GB'))?.get(sku);
      return promotion && 'amount' in promotion ? promotion.priorLowestAmount : undefined;
    };
    const before = await prior();
    expect(before).toBeGreaterThan(0);
    const other = item;
    item = randomUUID();
    await at.sell({ [item]: { sku, amount: 6_500, quota: 5, perMember: 2 } });
    const sessionId = await session('GB');
    const past = { start_time: now() - 3 * day, end_time: now() - 2 * day };
    await changeCatalogue(at.shop, (tx) =>
      tx.updateTable('promo_sessions').set(past).where('session_id', '=', sessionId).execute(),
    );
    item = other;
    // What one that has begun is announced against stays; the next one sees the other.
    expect(await prior()).toBe(before);
    at.shop.clock.advance(1);
    await session('GB');
    expect(await prior()).toBe(Math.min(before ?? 0, 6_500));
  });
});
