import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '#rules/dates.ts';
import { day, hour, minute } from '#rules/durations.ts';
import { markets, type Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { type OrderShop, openOrderShop } from '../../orders/order-fixture.ts';
import { createPromotion } from '../create-promotion.ts';
import { promotionCommands } from '../ops.ts';
import { parseFlashPlan } from './flash-plan.ts';
import { makeComingSessions } from './make-sessions.ts';
import { mostReminders } from '../reminders/remind.ts';
import { sendReminders } from '../reminders/send-reminders.ts';

const sku = 'LM-DOME-VERMILION';
const plan = {
  sessions: [
    { time: '10:00', minutes: 120 },
    { time: '14:00', minutes: 120 },
    { time: '20:00', minutes: 120 },
  ],
  items: [
    { sku, amounts: { US: 6_200, GB: 5_500 }, quota: 10, perBuyerLimit: 2, perOrderLimit: 2 },
    { sku: 'LM-DOME-BONE', amounts: { US: 6_000 }, quota: 5, times: ['14:00'] },
  ],
};

let at: OrderShop;
let folder: string;
beforeAll(async () => {
  at = await openOrderShop();
  folder = await mkdtemp(join(tmpdir(), 'flash-'));
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

/** Moves the clock to the next time that a market's clock shows so. */
function goTo(site: Site, hours: number, minutes = 0): void {
  const { timeZone } = markets[site];
  for (let days = 0; ; days += 1) {
    const date = new Date(at.shop.clock.now() + days * day);
    const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    const time = instantOf({ ...civil, hour: hours, minute: minutes }, timeZone);
    if (time <= at.shop.clock.now()) continue;
    at.shop.clock.advance(time - at.shop.clock.now());
    return;
  }
}

let runs = 0;
beforeEach(async () => {
  await at.shop.db.updateTable('promotions').set({ status: 'ARCHIVED' }).execute();
  const now = at.shop.clock.now();
  const window = { previewTime: null, startTime: now - 2 * day, endTime: now + 90 * day };
  const promoId = `flash-${(runs += 1)}`;
  const config = parseFlashPlan(plan);
  await withTransaction(at.shop, 'durable', (tx) =>
    createPromotion(
      tx,
      {
        ...{ promoId, type: 'FLASH_SALE', handle: promoId, title: 'Flash Sale', config, status: 'SCHEDULED' },
        windows: { US: window, GB: window },
      },
      now,
    ),
  );
});

const read = (options: { site?: Site; token?: string; sessionId?: string } = {}) => {
  const { sessionId, ...rest } = options;
  return at.api.ok('readFlashSale', { ...rest, query: sessionId === undefined ? {} : { sessionId } });
};
const states = ({ sessions }: Awaited<ReturnType<typeof read>>) =>
  sessions.map(({ day: of, time, state }) => [of, time, state]);

describe('the sessions of a flash sale', () => {
  it('are made once for the coming days, by the clock of each market', async () => {
    goTo('US', 15);
    await makeComingSessions(at.shop);
    expect(await makeComingSessions(at.shop)).toBe(0);
    expect(states(await read())).toEqual([
      ['TODAY', '10:00 AM', 'ENDED'],
      ['TODAY', '2:00 PM', 'LIVE'],
      ['TODAY', '8:00 PM', 'NEXT'],
      ['TOMORROW', '10:00 AM', 'LATER'],
      ['TOMORROW', '2:00 PM', 'LATER'],
      ['TOMORROW', '8:00 PM', 'LATER'],
    ]);
    goTo('GB', 21);
    expect(states(await read({ site: 'GB' })).slice(0, 3)).toEqual([
      ['TODAY', '10:00', 'ENDED'],
      ['TODAY', '14:00', 'ENDED'],
      ['TODAY', '20:00', 'LIVE'],
    ]);
    expect(await read({ site: 'JA' })).toEqual({ sessions: [], sessionId: null, items: [] });
  });

  it('are made although those of another sale cannot be', async () => {
    goTo('US', 15);
    const now = at.shop.clock.now();
    const config = parseFlashPlan(plan);
    const broken = { ...config, items: config.items.map((item) => ({ ...item, sku: 'LM-NONE' })) };
    const promotion = { type: 'FLASH_SALE', title: 'Broken', config: broken, status: 'SCHEDULED' } as const;
    const names = { promoId: '0-broken', handle: '0-broken' };
    const window = { previewTime: null, startTime: now - day, endTime: now + 9 * day };
    await withTransaction(at.shop, 'durable', (tx) =>
      createPromotion(tx, { ...names, ...promotion, windows: { US: window } }, now),
    );
    await makeComingSessions(at.shop);
    expect((await read()).sessions.length).toBeGreaterThan(0);
  });

  it('have items of their own, that run, are sold out, or are over', async () => {
    goTo('US', 14);
    await makeComingSessions(at.shop);
    const now = await read();
    expect(now.items).toMatchObject([
      { sku, state: 'LIVE', quota: 10, sold: 0, perUserLimit: 2, promoPrice: { sale: { amount: 6_200 } } },
      { sku: 'LM-DOME-BONE', state: 'LIVE', plainPrice: { amount: 8_900 } },
    ]);
    const member = await at.member();
    const promoItemId = now.items[0]?.promoItemId ?? '';
    await at.place({ member, lines: [{ sku, quantity: 2, buyType: 1, promoItemId }] });
    expect((await read({ token: member.token })).items[0]).toMatchObject({ sold: 2, myBought: 2 });
    expect((await read()).items[0]).toMatchObject({ sold: 2, myBought: 0 });
    await at.shop.db
      .updateTable('promo_item_buckets')
      .set({ remaining: 0 })
      .where('promo_item_id', '=', promoItemId)
      .execute();
    expect((await read()).items[0]).toMatchObject({ sold: 10, state: 'SOLD_OUT' });
    const later = now.sessions.find(({ state }) => state === 'NEXT');
    const next = await read({ sessionId: later?.sessionId ?? '' });
    expect([next.sessionId, next.items.map(({ state, sold }) => [state, sold])]).toEqual([
      later?.sessionId,
      [['UPCOMING', 0]],
    ]);
    at.shop.clock.advance(2 * hour);
    const { items } = await read({ sessionId: now.sessionId ?? '' });
    expect(items.map(({ state }) => state)).toEqual(['ENDED', 'ENDED']);
  });
});

describe('a reminder', () => {
  const coming = async () => {
    goTo('US', 12);
    await makeComingSessions(at.shop);
    const { items } = await read();
    return items[0]?.promoItemId ?? '';
  };
  const remind = (body: { promoItemId: string; on?: boolean; email?: string }, token?: string) =>
    at.api.call('remindOfPromotion', { ...(token === undefined ? {} : { token }), body: { on: true, ...body } });

  it('reaches a guest once, a quarter of an hour before, with a way out', async () => {
    const promoItemId = await coming();
    const email = 'Ola.Reminded@lampyris.test';
    expect((await remind({ promoItemId, email })).status).toBe(200);
    expect((await remind({ promoItemId, email })).status).toBe(40);
    goTo('US', 13, 44);
    await sendReminders(at.shop);
    expect(await at.mailTo(email.toLowerCase())).toEqual([]);
    at.shop.clock.advance(minute);
    await Promise.all([sendReminders(at.shop), sendReminders(at.shop)]);
    await sendReminders(at.shop);
    const [subject, ...more] = await at.mailTo(email.toLowerCase());
    expect([subject, more]).toEqual([expect.stringMatching(/^Dome.* for \$62\.00, from .*2:00 PM ET$/), []]);
    const sent = await at.shop.db
      .selectFrom('mail_inbox')
      .select('text')
      .where('to_address', '=', email.toLowerCase())
      .execute();
    expect(sent.map(({ text }) => text).join()).toContain('/order/unsubscribe');
  });

  it('of a member goes to their own address, is shown, and can be taken back', async () => {
    const promoItemId = await coming();
    const { token } = await at.member();
    await remind({ promoItemId, email: 'another@lampyris.test' }, token);
    expect((await read({ token })).items[0]?.reminded).toBe(true);
    expect((await remind({ promoItemId, on: false }, token)).status).toBe(200);
    expect((await remind({ promoItemId, on: false }, token)).status).toBe(40);
    expect((await read({ token })).items[0]?.reminded).toBe(false);
    goTo('US', 13, 50);
    await sendReminders(at.shop);
    expect(await at.mailTo('another@lampyris.test')).toEqual([]);
  });

  it('is refused without an address, for what has begun, and beyond the most that wait', async () => {
    const promoItemId = await coming();
    expect(await remind({ promoItemId, email: 'nobody' })).toMatchObject({ status: 400, fields: [{ path: 'email' }] });
    expect(await remind({ promoItemId: 'nothing', email: 'o@lampyris.test' })).toMatchObject({ status: 404 });
    const others = await at.shop.db
      .selectFrom('promo_items')
      .select('promo_item_id')
      .where('promo_item_id', '!=', promoItemId)
      .limit(mostReminders)
      .execute();
    const email = 'many@lampyris.test';
    const waiting = { email, account_id: null, send_time: at.shop.clock.now() + day, sent_at: null, created_at: 0 };
    await at.shop.db
      .insertInto('promo_reminders')
      .values(others.map((one) => ({ ...one, ...waiting })))
      .execute();
    expect(await remind({ promoItemId, email })).toMatchObject({ status: 422, code: 'PROMO_REMINDERS_LIMIT' });
    // Whoever owns the address has not asked for any of them.
    expect((await remind({ promoItemId }, (await logInMember(at.shop, { email })).token)).status).toBe(200);
    goTo('US', 14);
    expect(await remind({ promoItemId, email: 'late@lampyris.test' })).toMatchObject({ code: 'PROMO_ENDED' });
  });

  it('is not sent for a sale that was called off', async () => {
    const promoItemId = await coming();
    await remind({ promoItemId, email: 'off@lampyris.test' });
    await at.shop.db.updateTable('promotions').set({ status: 'ENDED' }).execute();
    goTo('US', 13, 50);
    await sendReminders(at.shop);
    expect(await at.mailTo('off@lampyris.test')).toEqual([]);
  });
});

describe('an operator', () => {
  const run = (name: string, ...words: string[]) => {
    const command = promotionCommands.find((one) => one.name === name);
    if (!command) throw new Error(name);
    return command.run(at.shop, { words, options: {}, flags: new Set() });
  };
  const file = async (contents: unknown) => {
    const path = join(folder, 'plan.json');
    await writeFile(path, JSON.stringify(contents));
    return path;
  };

  it('creates a flash sale from a file, starts it and ends it', async () => {
    goTo('US', 10, 30);
    await run('flash create', 'november', await file(plan));
    expect(await run('promo list')).toContainEqual(
      expect.stringMatching(/^november {2}FLASH_SALE {2}GB DRAFT, US DRAFT/),
    );
    await run('promo schedule', 'november');
    expect(await run('promo show', 'november')).toContainEqual(expect.stringContaining(`${sku}  10 of 10 left`));
    await run('promo end', 'november');
    await expect(run('promo schedule', 'november')).rejects.toThrow('november is ENDED and can’t be moved that way.');
  });

  it.each([
    [{ ...plan, sessions: [{ time: '25:00', minutes: 1 }] }, 'sessions.0.time: must be a time of day such as 14:00'],
    [{ ...plan, items: [{ ...plan.items[0], quota: 0 }] }, 'items.0.quota: must be a whole number from 1 to 1000000'],
    [{ ...plan, items: [{ ...plan.items[0], amounts: { FR: 1 } }] }, 'items.0.amounts.FR: must be one of'],
    [{ ...plan, items: [{ ...plan.items[1], times: ['15:00'] }] }, 'items.0.times.0: no session starts then'],
    [{ ...plan, items: [{ ...plan.items[0], sku: 'LM-NOPE' }] }, 'There is no variant LM-NOPE.'],
  ])('is told what is wrong with a file %#', async (contents, message) => {
    await expect(run('flash create', 'wrong', await file(contents))).rejects.toThrow(message);
  });
});
