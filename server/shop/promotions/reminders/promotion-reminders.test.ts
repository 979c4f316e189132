import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, minute } from '#rules/durations.ts';
import type { PromotionType } from '#rules/promotion-states.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type OrderShop, openOrderShop } from '../../orders/order-fixture.ts';
import { createPromotion } from '../create-promotion.ts';
import { sendReminders } from './send-reminders.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

/** A promotion of the United States that is announced and begins in a day. @param ahead how long before (ms) it is announced */
async function announce(promoId: string, type: PromotionType = 'EVENT', ahead = day): Promise<void> {
  const now = at.shop.clock.now();
  const windows = { US: { previewTime: now + day - ahead, startTime: now + day, endTime: now + 2 * day } };
  const named = { promoId, handle: promoId, title: `Lights of ${promoId}`, config: { lastChance: {} } };
  await withTransaction(at.shop, 'durable', (tx) =>
    createPromotion(tx, { ...named, type, windows, status: 'SCHEDULED' }, now),
  );
}

interface Asked {
  readonly promoItemId?: string;
  readonly promoId?: string;
  readonly projectId?: string;
  readonly on?: boolean;
  readonly email?: string;
}

const remind = (body: Asked, token?: string) =>
  at.api.call('remindOfPromotion', { ...(token === undefined ? {} : { token }), body: { on: true, ...body } });

describe('a reminder of a promotion', () => {
  it('reaches a guest once, a quarter of an hour before, with the way to its page', async () => {
    await announce('avenue');
    const email = 'avenue@lampyris.test';
    expect((await remind({ promoId: 'avenue', email })).status).toBe(200);
    expect((await remind({ promoId: 'avenue', email })).status).toBe(40);
    at.shop.clock.advance(day - 15 * minute - 1);
    await sendReminders(at.shop);
    expect(await at.mailTo(email)).toEqual([]);
    at.shop.clock.advance(1);
    await Promise.all([sendReminders(at.shop), sendReminders(at.shop)]);
    expect(await at.mailTo(email)).toEqual([expect.stringMatching(/^Lights of avenue starts on .* ET$/)]);
    const sent = await at.shop.db.selectFrom('mail_inbox').select('text').where('to_address', '=', email).execute();
    expect(sent.map(({ text }) => text).join()).toContain('/prom/activity-making/avenue?site=US');
  });

  it('of a member is shown on the page of the event, and can be taken back', async () => {
    await announce('bridge');
    const { token } = await at.member();
    const isShown = async () => {
      const { data } = await at.api.call('getCampaign', { token, query: { handle: 'bridge' } });
      return data.reminded;
    };
    expect(await isShown()).toBe(false);
    await remind({ promoId: 'bridge' }, token);
    expect(await isShown()).toBe(true);
    expect((await remind({ promoId: 'bridge', on: false }, token)).status).toBe(200);
    expect((await remind({ promoId: 'bridge', on: false }, token)).status).toBe(40);
    expect(await isShown()).toBe(false);
  });

  it('may be about a project, and stands beside one about another promotion', async () => {
    await announce('canal', 'INTEREST');
    await announce('dock');
    const email = 'two@lampyris.test';
    const statuses = [await remind({ projectId: 'canal', email }), await remind({ promoId: 'dock', email })];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    at.shop.clock.advance(day - minute);
    await sendReminders(at.shop);
    expect(await at.mailTo(email)).toHaveLength(2);
  });

  it('is refused for two subjects or none, for what is not announced, and for what has begun', async () => {
    await announce('east');
    await announce('east-later', 'EVENT', day - 1);
    const email = 'refused@lampyris.test';
    const wrong = { status: 400, fields: [{ path: 'promoItemId' }] };
    expect(await remind({ promoId: 'east', projectId: 'east', email })).toMatchObject(wrong);
    expect(await remind({ email })).toMatchObject(wrong);
    expect(await remind({ promoId: 'nowhere', email })).toMatchObject({ status: 404 });
    expect(await remind({ promoId: 'east-later', email })).toMatchObject({ status: 404 });
    at.shop.clock.advance(day);
    expect(await remind({ promoId: 'east', email })).toMatchObject({ code: 'PROMO_ENDED' });
  });

  it('is not sent for a promotion that was called off', async () => {
    await announce('ferry');
    await remind({ promoId: 'ferry', email: 'off@lampyris.test' });
    await at.shop.db.updateTable('promotions').set({ status: 'ENDED' }).where('promo_id', '=', 'ferry').execute();
    at.shop.clock.advance(day);
    await sendReminders(at.shop);
    expect(await at.mailTo('off@lampyris.test')).toEqual([]);
  });
});
