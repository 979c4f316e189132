import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { checkoutOf, homes } from '../../checkout/checkout-fixture.ts';
import { openQuotaShop, type QuotaShop } from '../../quota-fixture.ts';
import { sendReminders } from '../reminders/send-reminders.ts';

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
});
afterAll(() => at.close());

const list = async (site = 'US') =>
  (await at.api.ok('listEarlyBirds', { site, query: { kind: 'ACTIVITY' } })).list.map(({ id, state }) => [id, state]);
const read = (id: string) => at.api.ok('getEarlyBird', { query: { id } });

/** A ladder of two steps in the US. */
async function startLadder() {
  const [one, two] = [randomUUID(), randomUUID()] as const;
  const sku = 'LM-DOME-VERMILION';
  await at.sell({
    [one]: { sku, amount: 6_000, quota: 2, perMember: 2, tier: 1 },
    [two]: { sku, amount: 7_000, quota: 1, perMember: 2, tier: 2 },
  });
  const { promo_id: id } = await at.shop.db
    .selectFrom('promo_items')
    .select('promo_id')
    .where('promo_item_id', '=', one)
    .executeTakeFirstOrThrow();
  const line = (quantity: number) => ({ sku, quantity, buyType: 2 as const, promoItemId: one });
  return { id, one, two, line };
}

describe('the early birds of a market', () => {
  it('are listed with what can be bought in front', async () => {
    expect(await list()).toEqual([
      ['early-flood', 'LIVE'],
      ['early-arc', 'LIVE'],
      ['early-dial', 'COMING'],
      ['early-disc', 'SOLD_OUT'],
      ['early-pillar', 'ENDED'],
    ]);
    expect((await list('JA')).map(([id]) => id)).not.toContain('early-flood');
  });

  it('say which markets have them, and are no promotion of another kind', async () => {
    const codeOf = async (id: string, site: string) =>
      (await at.api.call('getEarlyBird', { site, query: { id } })).code;
    expect(await codeOf('early-flood', 'JA')).toBe('NOT_IN_MARKET');
    expect(await codeOf('flash-sale', 'US')).toBe('NOT_FOUND');
  });

  it('have the price of the open step while they run, and the plain price once they are sold out or over', async () => {
    const prices = async (id: string) => {
      const { price, plainPrice, nextPrice } = (await read(id)).offer;
      return [price.sale.amount, nextPrice.amount, plainPrice.amount];
    };
    expect(await prices('early-flood')).toEqual([10_500, 11_900, 13_999]);
    expect(await prices('early-dial')).toEqual([4_300, 5_400, 7_200]);
    for (const id of ['early-disc', 'early-pillar']) {
      const [now, , plain] = await prices(id);
      expect(now).toBe(plain);
    }
  });

  it('are reminded of by one mail, whose link leads to their page', async () => {
    const { ladder, startTime } = (await read('early-dial')).offer;
    const body = { promoItemId: ladder[0]?.promoItemId ?? '', on: true, email: 'ola@lampyris.test' };
    await at.api.ok('remindOfPromotion', { body });
    at.shop.clock.set(startTime - hour / 4);
    expect(await sendReminders(at.shop)).toBe(1);
    const [mail] = await at.shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%flashReminder%')
      .execute();
    expect(mail?.payload).toContain('/prom/early-bird-activity-detail?site=US&id=early-dial');
  });
});

describe('a ladder', () => {
  it('moves up with what is sold, and back down with what comes back', async () => {
    const { id, line } = await startLadder();
    const stepsOf = async () => {
      const { ladder, state, nextPrice } = (await read(id)).offer;
      return [ladder.map((step) => [step.state, step.sold, step.left]), state, nextPrice.amount];
    };
    expect(await stepsOf()).toEqual([
      [
        ['OPEN', 0, 2],
        ['NEXT', 0, 1],
      ],
      'LIVE',
      7_000,
    ]);
    const first = await at.place({ member: await at.member(), lines: [line(2)] });
    expect(await stepsOf()).toEqual([
      [
        ['SOLD', 2, 0],
        ['OPEN', 0, 1],
      ],
      'LIVE',
      8_900,
    ]);
    await at.place({ member: await at.member(), lines: [line(1)] });
    expect(await stepsOf()).toEqual([
      [
        ['SOLD', 2, 0],
        ['SOLD', 1, 0],
      ],
      'SOLD_OUT',
      8_900,
    ]);
    await withTransaction(at.shop, 'durable', (tx) =>
      at.shop.hooks.promotions.release(at.shop, tx, first.orderNo, 'CALLED_OFF'),
    );
    expect((await stepsOf())[1]).toBe('LIVE');
  });

  it('that moved between view and order asks again, and orders nothing by itself', async () => {
    const { line } = await startLadder();
    const visit = { clientId: randomUUID(), address: homes.US, member: await at.member() };
    const source = { source: 'BUY_NOW' } as const;
    const checkout = checkoutOf(at);
    const before = await checkout.quote([line(1)], visit, source);
    await at.place({ member: await at.member(), lines: [line(2)] });
    expect((await checkout.create([line(1)], before.quoteHash, visit, source)).code).toBe('QUOTE_STALE');
    const after = await checkout.quote([line(1)], visit, source);
    expect(after.problems).toMatchObject([{ code: 'PRICE_CHANGED', was: { amount: 6_000 }, now: { amount: 7_000 } }]);
    expect((await checkout.create([line(1)], after.quoteHash, visit, source)).status).toBe(200);
  });
});
