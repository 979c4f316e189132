import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewBodyMaxLength, formMaxMedia, reviewTitleMaxLength } from '#rules/limits.ts';
import { orderStatuses } from '#rules/order-states.ts';
import { deleteDueAccounts, deletionGrace } from '../account/personal-data/delete-account.ts';
import { openReviewShop, type ReviewShop } from './reviews-fixture.ts';

let at: ReviewShop;
beforeAll(async () => {
  at = await openReviewShop();
});
afterAll(() => at.close());

const stored = (reviewId: string) =>
  at.shop.db.selectFrom('reviews').selectAll().where('id', '=', reviewId).executeTakeFirstOrThrow();

describe('a review', () => {
  it('of a line that has arrived is shown at once, signed and proven', async () => {
    const line = await at.bought();
    const { status, data } = await at.write(line, { title: '  Calm light ', body: 'Fine.\n' });
    expect([status, data.status]).toEqual([200, 'PUBLISHED']);
    const { list } = await at.api.ok('listReviews', { query: { spu: 'LM-ORB-A60' } });
    expect(list[0]).toMatchObject({
      reviewId: data.reviewId,
      sku: 'LM-ORB-A60-2',
      title: 'Calm light',
      body: 'Fine.',
      rating: 5,
      verified: true,
      media: [],
      createdTime: at.shop.clock.now(),
    });
    expect(list[0]?.author).toMatch(/^.\*\*\*.$/);
  });

  it('is taken of delivered and completed orders only', async () => {
    for (const status of orderStatuses) {
      const answer = await at.write(await at.bought({ status }));
      const taken = status === 'DELIVERED' || status === 'COMPLETED';
      expect([status, answer.code ?? answer.status]).toEqual([status, taken ? 200 : 'REVIEW_TOO_EARLY']);
    }
  });

  it('is written once per line, also by two requests at once', async () => {
    const line = await at.bought();
    const answers = await Promise.all([at.write(line), at.write(line, { rating: 1 })]);
    expect(answers.map(({ code }) => code ?? 'OK').toSorted()).toEqual(['OK', 'REVIEW_EXISTS']);
    expect(await at.write(line)).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' });
    const rows = await at.shop.db.selectFrom('reviews').select('id').where('line_id', '=', line.lineId).execute();
    expect(rows).toHaveLength(1);
  });

  it('whose answer was lost is answered again under its key, and written once', async () => {
    const line = await at.bought();
    const key = randomUUID();
    const first = await at.write(line, {}, key);
    expect(await at.write(line, {}, key)).toMatchObject({ status: 200, data: first.data });
    expect(await at.write(line, { rating: 1 }, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const rows = await at.shop.db.selectFrom('reviews').select('id').where('line_id', '=', line.lineId).execute();
    expect(rows).toHaveLength(1);
  });

  it('is not written about what somebody else bought, nor about a line of another order', async () => {
    const mine = await at.bought();
    const theirs = await at.bought();
    for (const line of [
      { ...theirs, member: mine.member },
      { ...mine, lineId: theirs.lineId },
      { ...mine, lineId: 'no-such-line' },
      { ...mine, orderNo: 'LUS261121NOSUCH' },
    ]) {
      expect(await at.write(line)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('is not written by a guest', async () => {
    const { orderNo, lineId } = await at.bought();
    const body = { orderNo, lineId, rating: 5, title: 'Calm', body: 'Light' };
    const key = randomUUID();
    expect(await at.api.call('createReview', { body, key })).toMatchObject({ status: 401 });
  });

  it('gives one to five stars', async () => {
    for (const rating of [0, 6, 4.5]) {
      const answer = await at.write(await at.bought(), { rating });
      expect(answer).toMatchObject({ status: 400, fields: [{ path: 'rating' }] });
    }
    for (const rating of [1, 5]) expect((await at.write(await at.bought(), { rating })).status).toBe(200);
  });

  it.each([
    ['title', reviewTitleMaxLength],
    ['body', reviewBodyMaxLength],
  ])('says something in its %s, in at most %i characters as people count them', async (field, most) => {
    const line = await at.bought();
    for (const text of ['', ' \n ', 'a'.repeat(most + 1)]) {
      expect(await at.write(line, { [field]: text })).toMatchObject({ status: 400, fields: [{ path: field }] });
    }
    expect((await at.write(line, { [field]: '💡'.repeat(most) })).status).toBe(200);
  });

  it('keeps emoji as tokens and shows them again, and shows tags as text', async () => {
    const line = await at.bought();
    const { data } = await at.write(line, { title: 'So bright 💡', body: 'emoji(128161) <img src=x> & more' });
    expect(await stored(data.reviewId)).toMatchObject({ title: 'So bright emoji(128161)' });
    const { list } = await at.api.ok('listReviews', { query: { spu: 'LM-ORB-A60' } });
    const shown = list.find(({ reviewId }) => reviewId === data.reviewId);
    expect(shown?.title).toBe('So bright 💡');
    expect(shown?.body).toBe('💡 <\u2060img src=x> & more');
  });
});

describe('a member who leaves', () => {
  it('leaves their reviews without a name, and takes favourites and share code along', async () => {
    const line = await at.bought();
    const { token, accountId } = line.member;
    const { data } = await at.write(line);
    const { code } = await at.api.ok('getShareCode', { token });
    await at.api.ok('addFavourite', { token, body: { spu: 'LM-DOME' } });
    const deletion = { status: 'DELETING', deletion_requested_at: at.shop.clock.now() - deletionGrace } as const;
    await at.shop.db.updateTable('accounts').set(deletion).where('id', '=', accountId).execute();
    await at.shop.db.updateTable('orders').set({ status: 'COMPLETED' }).where('account_id', '=', accountId).execute();
    await deleteDueAccounts(at.shop);
    expect(await stored(data.reviewId)).toMatchObject({ author: 'Former member', status: 'PUBLISHED' });
    const { db } = at.shop;
    const left = [
      await db.selectFrom('favourites').select('id').where('account_id', '=', accountId).execute(),
      await db.selectFrom('share_codes').select('id').where('code', '=', code).execute(),
    ];
    expect(left).toEqual([[], []]);
  });
});

describe('pictures and films of a review', () => {
  it('are uploads of the member, kept in their order, each once, and looked at first', async () => {
    const line = await at.bought();
    const [first, second] = [await at.upload(line.member), await at.upload(line.member, 'VIDEO')];
    const { data } = await at.write(line, { media: [second, first, second] });
    expect(data.status).toBe('PENDING');
    expect(JSON.parse((await stored(data.reviewId)).media)).toEqual([
      { url: `/media/uploads/${second}.png`, type: 'VIDEO' },
      { url: `/media/uploads/${first}.png`, type: 'IMAGE' },
    ]);
  });

  it('are not those of somebody else', async () => {
    const line = await at.bought();
    const theirs = await at.upload(await at.member());
    for (const media of [[theirs], ['no-such-upload']]) {
      expect(await at.write(line, { media })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect((await at.write(line)).status).toBe(200);
  });

  it(`are at most ${formMaxMedia}`, async () => {
    const line = await at.bought();
    const media = await Promise.all(Array.from({ length: formMaxMedia + 1 }, () => at.upload(line.member)));
    expect(await at.write(line, { media })).toMatchObject({ status: 400, fields: [{ path: 'media' }] });
    expect((await at.write(line, { media: media.slice(1) })).status).toBe(200);
  });
});

describe('an order', () => {
  it('offers to review until every line is', async () => {
    const member = await at.member();
    const lines = ['LM-ORB-A60-2', 'LM-DIAL-1'].map((sku) => ({ sku, quantity: 1, buyType: 0 }));
    const [{ orderNo }, { orderNo: second }] = [await at.place({ member }), await at.place({ member })];
    const line = (await at.shop.db.selectFrom('order_lines').selectAll().where('order_no', '=', orderNo).execute())[0];
    if (!line) throw new Error('The order has no line');
    const other = { ...line, id: at.shop.newId(), sku: lines[1]?.sku ?? '', spu: 'LM-DIAL', sort: 1 };
    await at.shop.db.insertInto('order_lines').values(other).execute();
    const seen = async () => {
      const order = await at.api.ok('getOrder', { token: member.token, query: { orderNo } });
      const { list } = await at.api.ok('listOrders', { token: member.token });
      const card = list.find((each) => each.orderNo === orderNo);
      expect(card?.actions).toEqual(order.actions);
      expect(list.find((each) => each.orderNo === second)?.actions).not.toContain('REVIEW');
      return [order.actions.includes('REVIEW'), ...order.lines.map(({ toReview }) => toReview)];
    };
    expect(await seen()).toEqual([false, false, false]);
    await at.shop.db.updateTable('orders').set({ status: 'COMPLETED' }).where('order_no', '=', orderNo).execute();
    expect(await seen()).toEqual([true, true, true]);
    expect((await at.write({ member, orderNo, lineId: line.id })).status).toBe(200);
    expect(await seen()).toEqual([true, false, true]);
    expect((await at.write({ member, orderNo, lineId: other.id })).status).toBe(200);
    expect(await seen()).toEqual([false, false, false]);
  });
});
