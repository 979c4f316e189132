import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#server/contract/json.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { detachCardKind, receiveDetachment } from '#server/payments/detach-card.ts';
import { deleteDueAccounts, deletionGrace } from '#server/shop/account/personal-data/delete-account.ts';
import { formerMember } from '#server/shop/account/personal-data/forget-member.ts';
import { hashPassword } from '#server/shop/account/passwords.ts';
import { personalData } from '#server/shop/account/personal-data/personal-data.ts';
import { recordWin } from '#server/shop/promotions/draws/draw-fixture.ts';
import { makeGiveaway } from '#server/shop/promotions/giveaways/giveaway-fixture.ts';
import { makeProject } from '#server/shop/promotions/interest/interest-fixture.ts';
import { png } from '#server/shop/media/upload-fixture.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { lamp, openOrderShop, type OrderShop } from '#server/shop/orders/order-fixture.ts';
import { collectCoins } from './collected-coins.ts';
import { everyRow } from './every-row.ts';
import { grantPrize } from '#server/shop/prizes/grant-prize.ts';
import { addItems } from '#server/shop/promotions/quota/add-items.ts';
import { createPromotion } from '#server/shop/promotions/create-promotion.ts';
import { writeQuestions } from './written-questions.ts';
import { writeTicket } from './written-ticket.ts';

/** In every text that somebody can leave with the shop. */
const canary = 'Canarybird';
const password = 'Canary-pass-71';
const address = {
  firstName: canary,
  lastName: 'Yellow',
  phone: '+1 510 555 0177',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: `71 ${canary} Lane`,
  postcode: '94612',
};

let at: OrderShop;
let member: TestMember;
let before: Awaited<ReturnType<typeof everyRow>>;
let exported: Record<string, unknown>;

/** Leaves something in every table that holds a person. */
async function liveInTheShop(): Promise<void> {
  const { api, shop } = at;
  const { token, accountId, email } = member;
  const now = shop.clock.now();
  const row = { created_at: now, updated_at: now };
  const picture = await api.app.inject({
    method: 'POST',
    url: '/app-mall/v1/media/upload',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      await png(),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });
  const avatarUrl = picture.json<{ data: { url: string } }>().data.url;
  await api.ok('changeUserInfo', { token, body: { nickname: canary, birthday: '1990-02-28', avatarUrl } });
  await api.ok('createAddress', { token, body: address });
  await api.ok('addCartLine', { token, body: { sku: lamp, quantity: 1 } });
  await api.ok('addFavourite', { token, body: { spu: 'LM-DOME' } });
  await api.ok('getShareCode', { token });
  await api.ok('sendHelpFeedback', { token, body: { faqId: 'cut-strip', helpful: false, note: canary } });
  await api.ok('changeMailPreferences', { token, body: { all: true } });
  await api.ok('sendCode', { body: { email, scene: 'DELETE' } });
  await api.call('login', { body: { email, password: `${canary}-1` } });
  const guest = await at.member();
  const bind = { invitee_id: guest.accountId, inviter_id: accountId, code: 'CANARY', bound_time: now };
  await shop.db
    .insertInto('share_binds')
    .values({ id: shop.newId(), ...bind, ...row })
    .execute();
  const card = { provider: 'sandbox', token_ref: `ref-${canary}`, brand: 'VISA', last4: '4242' };
  await shop.db
    .insertInto('saved_cards')
    .values({ id: shop.newId(), account_id: accountId, ...card, exp_month: 1, exp_year: 2030, ...row })
    .execute();
  const alert = { sku: lamp, site: 'US' as const, confirm_hash: null, confirmed_at: now, notified_at: null };
  await shop.db
    .insertInto('stock_subscriptions')
    .values({ id: shop.newId(), email, account_id: null, ...alert, ...row })
    .execute();
  await withTransaction(shop, 'durable', async (tx) => {
    const promotion = { promoId: 'flash-canary', handle: 'flash-canary', title: 'Flash Sale', config: {}, windows: {} };
    await createPromotion(tx, { ...promotion, type: 'FLASH_SALE', status: 'DRAFT' }, now);
    const item = { promo_item_id: 'flash-item', promo_id: 'flash-canary', site: 'US' as const, sku: lamp, tier: null };
    const limits = { quota: null, per_order_limit: null, per_buyer_limit: null };
    await addItems(tx, [{ ...item, ...limits, session_id: null, amount: 100, sort: 0 }]);
    await tx
      .insertInto('promo_reminders')
      .values({
        ...{ email, promo_item_id: 'flash-item', promo_id: null, site: null, account_id: null },
        ...{ send_time: now, sent_at: null, created_at: now },
      })
      .execute();
    const pack = { account_id: accountId, promo_id: 'flash-canary', claimed_at: now, revoked_at: null };
    await tx.insertInto('new_user_packs').values(pack).execute();
    const prize = { source: 'STAFF', sourceRef: 'canary', title: 'Dome', kind: 'PRODUCT', sku: lamp } as const;
    await grantPrize(shop, tx, { ...prize, accountId, site: 'US' });
    const play = {
      account_id: accountId,
      play_id: 'doll-play',
      promo_id: 'flash-canary',
      site: 'US' as const,
      number: 1,
    };
    const result = { day: '2026-11-27', cost: 0, prize_id: null, coins: 0, expire_time: null, without_pity: 1 };
    await tx
      .insertInto('doll_plays')
      .values({ ...play, ...result, played_time: now, seen_time: null })
      .execute();
  });

  await api.ok('registerInterest', { token, body: { projectId: await makeProject(shop) } });
  const { handle, promoId } = await makeGiveaway(shop);
  await recordWin(shop, { handle, promoId }, { accountId, name: canary });
  await api.ok('enterGiveaway', { token, body: { handle, action: 'LOG_IN' } });
  await api.ok('claimCoupon', { token, key: randomUUID(), body: { templateId: 'welcome-us' } });
  const code = { code: 'CANARY-CODE', template_id: 'code-us', single_use: 1 as const, account_id: null };
  await shop.db
    .insertInto('coupon_codes')
    .values({ ...code, claimed_time: null, created_at: now })
    .execute();
  await api.ok('redeemCoupon', { token, key: randomUUID(), body: { code: 'canary-code' } });

  const ticket = await at.place({ member });
  await at.payByCard(ticket);
  const { orderNo } = ticket;
  const review = { rating: 5, title: 'Bright', body: 'Very', media: '[]', status: 'PUBLISHED' as const };
  await shop.db
    .insertInto('reviews')
    .values({
      ...{ id: shop.newId(), spu: 'LM-DOME', sku: lamp, account_id: accountId, author: canary, order_no: orderNo },
      ...{ line_id: null, merchant_reply: null, ...review, ...row },
    })
    .execute();
  const [helpful] = (await api.ok('listReviews', { query: { spu: 'LM-REED' } })).list;
  await api.ok('voteHelpful', { token, body: { reviewId: helpful?.reviewId ?? '', helpful: true } });
  await shop.db
    .updateTable('orders')
    .set({ remark: `Ring at ${canary}` })
    .where('order_no', '=', orderNo)
    .execute();
  const company = { id: shop.newId(), order_no: orderNo, company: canary, tax_id: null };
  await shop.db
    .insertInto('invoice_buyers')
    .values({ ...company, ...row })
    .execute();
  await writeQuestions(shop, { accountId, author: canary, motive: `${canary} knows lamps.` });
  await askForReturn(orderNo);
  await api.ok('askAssistant', { token, body: { text: `I am ${canary}.`, context: { path: '/support' } } });
  await writeTicket(at.shop, { accountId, email, words: canary });
  await collectCoins(at.shop, member.accountId, canary);
  await api.ok('exportData', { token });
  await at.mailTo(email);
}

/** A request with words and a picture of the member. */
async function askForReturn(orderNo: string): Promise<void> {
  const { db, clock } = at.shop;
  const now = clock.now();
  const ref = { order_no: orderNo, rma_no: 'RCANARY' };
  const { id: lineId } = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rmas')
    .values({
      ...ref,
      account_id: member.accountId,
      type: 'WARRANTY',
      status: 'CANCELLED',
      currency: 'USD',
      paid_amount: 100,
      closed_time: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const reason = { reason: 'DEFECTIVE' as const, note: canary, media: '[]' };
  await db
    .insertInto('rma_lines')
    .values({ ...ref, line_id: lineId, quantity: 1, amount: 100, ...reason })
    .execute();
  await db
    .insertInto('rma_messages')
    .values({ ...ref, seq: 1, time: now, author: 'SHOPPER', text: canary, media: '[]' })
    .execute();
  const picture = { kind: 'IMAGE' as const, content_type: 'image/png', bytes: 8, path: `${canary}.png` };
  await db
    .insertInto('order_media')
    .values({ order_no: orderNo, media_id: at.shop.newId(), ...picture, created_at: now })
    .execute();
}

const attachment = async (): Promise<Record<string, unknown>> => {
  const { attachments } = await at.shop.db
    .selectFrom('mail_inbox')
    .select('attachments')
    .where('to_address', '=', member.email)
    .where('template', '=', 'dataExport')
    .executeTakeFirstOrThrow();
  const [file] = JSON.parse(attachments);
  const held: unknown = JSON.parse(file.text);
  return isRecord(held) ? held : {};
};

/** The rows of a table that know the member by a number, an address or a word of theirs. */
const traces = (rows: typeof before, table: string): string[] =>
  (rows[table] ?? []).filter((text) =>
    [member.accountId, member.email, canary].some((word) => text.toLowerCase().includes(word.toLowerCase())),
  );

beforeAll(async () => {
  at = await openOrderShop();
  member = await at.member();
  const stored = { password_hash: await hashPassword(password) };
  await at.shop.db.updateTable('accounts').set(stored).where('id', '=', member.accountId).execute();
  await liveInTheShop();
  exported = await attachment();
  before = await everyRow(at.shop.db);
});
afterAll(() => at.close());

const entries = Object.entries(personalData);
const personal = entries.flatMap(([table, policy]) => (policy.holds === 'a person' ? [{ table, ...policy }] : []));

describe('what the shop holds about a person', () => {
  it('knows every table that has a column for one', async () => {
    const tables = await at.shop.db.introspection.getTables();
    const naming = tables
      .filter(({ columns }) => columns.some(({ name }) => /(account_id|email|to_address|invitee_id)$/.test(name)))
      .map(({ name }) => name);
    expect(naming.length).toBeGreaterThan(14);
    expect(naming.filter((name) => !personal.some(({ table }) => table === name))).toEqual([]);
  });

  it('is exported in the sections that are promised, and in no other', () => {
    const promised = new Set(personal.flatMap(({ section }) => (section === null ? [] : [section])));
    expect(new Set(Object.keys(exported))).toEqual(new Set(['jobId', 'madeAt', ...promised]));
  });

  it.each(['account', 'addresses', 'sessions', 'uploads', 'cart', 'favourites', 'reviews', 'savedCards'])(
    'fills the section %s',
    (section) => {
      expect(JSON.stringify(exported[section]).length).toBeGreaterThan(10);
    },
  );

  it.each([
    'stockAlerts',
    'promotionReminders',
    'interests',
    'prizes',
    'giveaways',
    'drawWins',
    'mailPreferences',
    'invitations',
    'coins',
    'coinTasks',
    'coinExchanges',
    'orders',
    'payments',
    'invoices',
    'returns',
    'orderUploads',
    'coupons',
    'questions',
    'answers',
    'followedQuestions',
    'likedAnswers',
    'comments',
    'likedComments',
    'questionDrafts',
    'answerer',
    'assistant',
    'tickets',
    'ticketUploads',
  ])('fills the section %s, too', (section) => {
    expect(JSON.stringify(exported[section]).length).toBeGreaterThan(10);
  });

  it('comes without what opens something: hashes, references of cards, tokens', () => {
    const text = JSON.stringify(exported);
    expect(text).toContain(canary);
    for (const secret of [/_hash/, /ref-Canary/, /argon2/, new RegExp(member.token)]) {
      expect(text).not.toMatch(secret);
    }
  });

  it('is mailed once in ten minutes, however often it is asked for', async () => {
    const exported = () => at.api.ok('exportData', { token: member.token });
    const [first, second] = [await exported(), await exported()];
    expect(second).toEqual(first);
    expect(first.emailMasked).toMatch(/^.•••@lampyris\.test$/);
    const subjects = await at.mailTo(member.email);
    expect(subjects.filter((subject) => subject === 'What we hold about you')).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  it('asks for the password or for a mailed code of its own scene', async () => {
    const { token, email } = member;
    const ask = (body: { password: string } | { ticket: string }) => at.api.call('requestDeletion', { token, body });
    expect(await ask({ password: `${password}-wrong` })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: [{ path: 'password' }],
    });
    expect(await ask({ ticket: 'none' })).toMatchObject({ code: 'AUTH_TICKET_INVALID' });
    at.shop.clock.advance(120_000);
    const mailedTicket = async (scene: 'RESET' | 'DELETE') => {
      await at.api.ok('sendCode', { body: { email, scene } });
      const mails = await at.shop.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
      const code = mails.map(({ payload }) => /"code":"(\d{6})"/.exec(payload)?.[1]).find((found) => found) ?? '';
      return (await at.api.ok('checkCode', { body: { email, scene, code } })).ticket;
    };
    expect(await ask({ ticket: await mailedTicket('RESET') })).toMatchObject({ code: 'AUTH_TICKET_INVALID' });
    const answer = await ask({ ticket: await mailedTicket('DELETE') });
    expect(answer.data.effectiveTime).toBe(at.shop.clock.now() + deletionGrace);
    expect((await at.mailTo(email)).at(-1)).toBe('Your account will be deleted');
  });

  it('waits until its orders are over', async () => {
    at.shop.clock.advance(deletionGrace);
    expect(await deleteDueAccounts(at.shop)).toBe(0);
    await at.shop.db
      .updateTable('orders')
      .set({ status: 'COMPLETED' })
      .where('account_id', '=', member.accountId)
      .execute();
    expect(await deleteDueAccounts(at.shop)).toBe(1);
    // What is told to the payment provider is kept until it has answered.
    await relayOutbox(at.shop, { [detachCardKind]: receiveDetachment });
  });

  it.each(personal.filter(({ deletion }) => deletion === 'deleted'))('leaves nothing in $table', async ({ table }) => {
    expect(traces(before, table).length).toBeGreaterThan(0);
    const after = traces(await everyRow(at.shop.db), table);
    // The last mail itself says that everything is gone.
    expect(after.filter((row) => !row.includes('accountDeleted'))).toEqual([]);
  });

  it.each(personal.filter(({ deletion }) => deletion === 'unnamed'))('names nobody in $table', async ({ table }) => {
    expect(traces(before, table).length).toBeGreaterThan(0);
    const after = traces(await everyRow(at.shop.db), table);
    expect(after.filter((row) => row.includes(canary) || row.includes(member.email))).toEqual([]);
  });

  it('keeps the order and its invoice for the law, without what was written beside them', async () => {
    const after = await everyRow(at.shop.db);
    expect(traces(after, 'orders').join()).not.toContain(`Ring at`);
    expect(after.invoices).toEqual(before.invoices);
    expect(after.order_lines).toEqual(before.order_lines);
    const notice = await at.shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%accountDeleted%')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(notice.payload)).toMatchObject({ to: member.email, facts: { ordersKept: 1 } });
  });

  it('opens to no token, password or code, and its email is free again', async () => {
    expect((await at.api.call('getUserInfo', { token: member.token })).code).toBe('UNAUTHORIZED');
    expect((await at.api.call('login', { body: { email: member.email, password } })).code).toBe('AUTH_BAD_CREDENTIALS');
    expect(await at.api.ok('checkEmail', { query: { email: member.email } })).toEqual({ registered: false });
  });

  it('takes its picture from the disk', async () => {
    const { path } = JSON.parse(traces(before, 'media')[0] ?? '{}');
    await expect(readFile(`${at.shop.config.dataDir}/uploads/${path}`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('leaves its review, by somebody who was a member', async () => {
    const { db } = at.shop;
    const review = await db.selectFrom('reviews').selectAll().where('account_id', '=', member.accountId).execute();
    expect(review).toMatchObject([{ author: formerMember, title: 'Bright', body: 'Very' }]);
  });
});

describe('a control', () => {
  it('finds the traces of a member who stays', async () => {
    const stays = await at.member();
    const rows = await everyRow(at.shop.db);
    expect(rows.accounts?.filter((text) => text.includes(stays.email))).toHaveLength(1);
  });
});
