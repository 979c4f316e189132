import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';
import { auditCoupons } from './audit-coupons.ts';
import { give, makeTemplate } from './coupon-fixture.ts';
import { giveCoupon } from './give-coupon.ts';
import { moveByTime } from './jobs.ts';
import { welcomeMember } from './new-members.ts';
import { lockCoupons } from './order-coupons.ts';

let at: OrderShop;
let shop: OrderShop['shop'];
let api: OrderShop['api'];
beforeAll(async () => {
  at = await openOrderShop();
  ({ shop, api } = at);
});
afterAll(() => at.close());

const claim = ({ token }: TestMember, templateId: string, key = randomUUID()) =>
  api.call('claimCoupon', { token, key, body: { templateId } });
const redeem = ({ token }: TestMember, code: string, key = randomUUID()) =>
  api.call('redeemCoupon', { token, key, body: { code } });
const codeOf = ({ code, status }: { code?: string; status: number }) => code ?? status;
const members = (count: number) => Promise.all(Array.from({ length: count }, () => logInMember(shop)));
const couponsOf = async (templateId: string) => {
  const rows = await shop.db.selectFrom('coupons').select('account_id').where('template_id', '=', templateId).execute();
  return rows.map(({ account_id: accountId }) => accountId);
};
const counterOf = async (templateId: string) => {
  const rows = await shop.db
    .selectFrom('coupon_claim_counts')
    .select('claimed')
    .where('template_id', '=', templateId)
    .execute();
  return rows.reduce((sum, { claimed }) => sum + claimed, 0);
};

describe('a claim', () => {
  it('gives as many coupons as there are, each member one, while all ask at once', async () => {
    const templateId = await makeTemplate(shop, { totalQuota: 13 });
    const all = await members(40);
    const answers = await Promise.all([...all, ...all.slice(0, 10)].map((member) => claim(member, templateId)));
    const successes = answers.filter(({ status }) => status === 200);
    const owners = await couponsOf(templateId);
    expect([successes.length, owners.length, new Set(owners).size]).toEqual([13, 13, 13]);
    expect(await counterOf(templateId)).toBe(13);
    const refusals = new Set(answers.filter(({ status }) => status !== 200).map(codeOf));
    expect([...refusals].filter((code) => code !== 'COUPON_QUOTA_GONE' && code !== 'COUPON_USER_LIMIT')).toEqual([]);
    expect(codeOf(await claim(await logInMember(shop), templateId))).toBe('COUPON_QUOTA_GONE');
  });

  it('would give too many if the count were read first and written afterwards', async () => {
    const templateId = await makeTemplate(shop, { totalQuota: 1 });
    const careless = async () => {
      const claimed = await counterOf(templateId);
      await new Promise(setImmediate);
      return claimed < 1;
    };
    const permits = await Promise.all(Array.from({ length: 6 }, careless));
    expect(permits.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('that is repeated with its key gives the same coupon, and with another one nothing more', async () => {
    const templateId = await makeTemplate(shop);
    const member = await logInMember(shop);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => claim(member, templateId, key)));
    expect(new Set(answers.map(({ data }) => data?.couponId)).size).toBe(1);
    expect(codeOf(await claim(member, templateId))).toBe('COUPON_USER_LIMIT');
    expect(await couponsOf(templateId)).toHaveLength(1);
  });

  it('for some days ends with the local day of whoever claims', async () => {
    const templateId = await makeTemplate(shop, { validity: { days: 1 } });
    const endIn = async (timeZone: string) => {
      const { token } = await logInMember(shop);
      const { data } = await api.call('claimCoupon', { token, timeZone, key: randomUUID(), body: { templateId } });
      return data && new Date(data.validTo).toLocaleTimeString('en-GB', { timeZone });
    };
    expect(await endIn('Asia/Tokyo')).toBe('00:00:00');
    expect(await endIn('America/St_Johns')).toBe('00:00:00');
    const { accountId, token } = await logInMember(shop);
    await api.ok('checkIn', { token, timeZone: 'Asia/Tokyo', body: {} });
    const gift = await withTransaction(shop, 'durable', (tx) => giveCoupon(shop, tx, { accountId, templateId }));
    expect(new Date(gift.validTo).toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' })).toBe('00:00:00');
  });

  it('counts for the limit of a member also where the shop gave the coupon', async () => {
    const templateId = await makeTemplate(shop, { perUserLimit: 2 });
    const member = await logInMember(shop);
    await withTransaction(shop, 'durable', (tx) => giveCoupon(shop, tx, { accountId: member.accountId, templateId }));
    const answers = await Promise.all([1, 2, 3].map(() => claim(member, templateId)));
    expect(answers.map(codeOf).toSorted()).toEqual([200, 'COUPON_USER_LIMIT', 'COUPON_USER_LIMIT']);
  });

  it('is refused before its time, after it, in another market, and for what cannot be claimed', async () => {
    const now = shop.clock.now();
    const member = await logInMember(shop);
    const refused = async (changes: Parameters<typeof makeTemplate>[1]) =>
      codeOf(await claim(member, await makeTemplate(shop, changes)));
    expect(await refused({ claimStart: now + 1 })).toBe('COUPON_NOT_STARTED');
    expect(await refused({ claimEnd: now })).toBe('COUPON_ENDED');
    expect(await refused({ status: 'PAUSED' })).toBe('COUPON_ENDED');
    expect(await refused({ validity: { from: now - day, to: now } })).toBe('COUPON_ENDED');
    expect(await refused({ site: 'JA' })).toBe('COUPON_OTHER_MARKET');
    expect(await refused({ membersOnly: true })).toBe('COUPON_NOT_FOR_YOU');
    expect(await refused({ source: 'CODE' })).toBe('NOT_FOUND');
    expect(await refused({ status: 'DRAFT' })).toBe('NOT_FOUND');
    expect(codeOf(await claim(member, 'none'))).toBe('NOT_FOUND');
  });
});

describe('a code', () => {
  it('gives each member a coupon where all share it, however it is typed', async () => {
    const templateId = await makeTemplate(shop, { source: 'CODE', sharedCode: 'DUSK-2026' });
    const [a, b] = [await logInMember(shop), await logInMember(shop)];
    expect((await redeem(a, '  dusk-2026 ')).data).toMatchObject({ status: 'UNUSED', terms: { templateId } });
    expect(codeOf(await redeem(b, 'DUSK-2026'))).toBe(200);
    expect(codeOf(await redeem(a, 'DUSK-2026'))).toBe('COUPON_USER_LIMIT');
    for (const code of ['DUSK', 'DUSK-2027', 'Ä']) {
      expect(codeOf(await redeem(a, code)), code).toBe('COUPON_CODE_UNKNOWN');
    }
  });

  it('of one coupon is used by one of many who type it at once', async () => {
    const templateId = await makeTemplate(shop, { source: 'CODE' });
    const printed = await runCommand(shop, ['coupon', 'codes', templateId, '--count', '2']);
    const [title, code = ''] = printed as readonly string[];
    expect(title).toBe('code');
    const all = await members(6);
    const key = randomUUID();
    const answers = await Promise.all(all.map((member) => redeem(member, code.toLowerCase(), key)));
    expect(answers.map(codeOf).toSorted()).toEqual([200, ...Array.from({ length: 5 }, () => 'COUPON_USED')]);
    const winner = all[answers.findIndex(({ status }) => status === 200)] ?? all[0];
    expect(winner && codeOf(await redeem(winner, code, key))).toBe(200);
  });
});

describe('the coupon of new members', () => {
  const newAddress = {
    ...{ firstName: 'Ada', lastName: 'Glow', phone: '+1 512 555 0101', country: 'US', region: 'TX' },
    ...{ city: 'Austin', postcode: '78701' },
  };

  it('is given once for an account, a device and an address, whenever that is known, and not after thirty days', async () => {
    const templateId = await makeTemplate(shop, { source: 'NEW_USER', site: 'US' });
    const welcome = async (clientId: string) => {
      const { accountId } = await logInMember(shop);
      await withTransaction(shop, 'durable', (tx) => welcomeMember(shop, tx, { accountId, clientId, ip: '127.0.0.1' }));
      return (await couponsOf(templateId)).includes(accountId);
    };
    expect([await welcome('phone'), await welcome('phone'), await welcome('tablet')]).toEqual([true, false, true]);
    const early = await logInMember(shop);

    const join = async (clientId: string) => {
      const member = await logInMember(shop);
      const { accountId } = member;
      await withTransaction(shop, 'durable', (tx) => welcomeMember(shop, tx, { accountId, clientId, ip: '127.0.0.1' }));
      return member;
    };
    const home = (line1: string) => ({ ...newAddress, line1 });
    const move = ({ token }: TestMember, line1: string) => api.ok('createAddress', { token, body: home(line1) });
    const statusOf = async ({ accountId }: TestMember) => {
      const coupons = shop.db.selectFrom('coupons').select('status').where('template_id', '=', templateId);
      return (await coupons.where('account_id', '=', accountId).executeTakeFirst())?.status;
    };
    const [first, second] = [await join('desk'), await join('couch')];
    await move(first, '7 Glow Lane');
    await move(first, '7, glow lane');
    expect(await statusOf(first)).toBe('UNUSED');
    await move(second, '8 Glow Lane');
    expect(await statusOf(second)).toBe('UNUSED');
    await move(second, '7 GLOW LANE');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['UNUSED', 'REVOKED']);
    const third = await logInMember(shop);
    await move(third, '8 Glow Lane');
    expect(codeOf(await claim(third, templateId))).toBe('COUPON_NOT_FOR_YOU');

    shop.clock.advance(31 * day);
    const { token } = await logInMember(shop);
    expect(codeOf(await claim(early, templateId))).not.toBe(200);
    expect(await api.ok('getNewerCoupon', { token })).toMatchObject({ show: false });
    await runCommand(shop, ['coupon', 'end', templateId]);
  });
});

describe('whoever signs up many times for the coupon of new members', () => {
  const limited = () => ({ ...shop, config: { ...shop.config, rateLimits: true } });
  const had = async (templateId: string, { email, ip }: { readonly email?: string; readonly ip: string }) => {
    const { accountId } = await logInMember(shop);
    if (email !== undefined) await shop.db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
    await withTransaction(shop, 'durable', (tx) =>
      welcomeMember(limited(), tx, { accountId, clientId: randomUUID(), ip }),
    );
    return (await couponsOf(templateId)).includes(accountId);
  };

  it('has it once for a mailbox and three times a day for a network, whatever the browser says it is', async () => {
    const templateId = await makeTemplate(shop, { source: 'NEW_USER', site: 'US' });
    expect(await had(templateId, { email: 'glow.worm+1@mail.example', ip: '192.0.2.1' })).toBe(true);
    expect(await had(templateId, { email: 'glow.worm+2@mail.example', ip: '192.0.2.2' })).toBe(false);
    const inRow: boolean[] = [];
    for (let host = 1; host <= 6; host += 1) inRow.push(await had(templateId, { ip: `2001:db8:1:1::${host}` }));
    expect(inRow).toEqual([true, true, true, false, false, false]);
    expect(await had(templateId, { ip: '2001:db8:1:2::1' })).toBe(true);
    shop.clock.advance(day);
    expect(await had(templateId, { ip: '2001:db8:1:1::1' })).toBe(true);
    await runCommand(shop, ['coupon', 'end', templateId]);
  });
});

describe('the wallet', () => {
  it('has tabs with counts, page by page, by what ends first', async () => {
    const member = await logInMember(shop);
    const { accountId, token } = member;
    const now = shop.clock.now();
    const ids: string[] = [];
    for (const days of [5, 1, 3]) {
      ids.push(await give(shop, accountId, { validity: { from: now, to: now + days * day } }));
    }
    const [five, one, three] = ids;
    const first = await api.ok('listCoupons', { token, query: { pageSize: 2 } });
    expect(first.list.map(({ couponId }) => couponId)).toEqual([one, three]);
    expect([first.counts, first.expiringSoon]).toEqual([{ unused: 3, used: 0, expired: 0 }, 2]);
    const second = await api.ok('listCoupons', { token, query: { pageSize: 2, after: first.next ?? '' } });
    expect([second.list.map(({ couponId }) => couponId), second.next]).toEqual([[five], null]);
    shop.clock.advance(day);
    const late = await api.ok('listCoupons', { token, query: { tab: 'EXPIRED' } });
    expect([late.list.map(({ status }) => status), late.counts.unused]).toEqual([['EXPIRED'], 2]);
    expect(await api.ok('getUserInfo', { token })).toMatchObject({ couponCount: 2 });
  });

  it('is moved by a job: what has begun, what is over, never what an order holds', async () => {
    const { accountId } = await logInMember(shop);
    const now = shop.clock.now();
    const waiting = await give(shop, accountId, { validity: { from: now + 10, to: now + day } });
    const over = await give(shop, accountId, { validity: { from: now, to: now + 10 } });
    const held = await give(shop, accountId, { validity: { from: now, to: now + 10 } });
    const used = [{ couponId: held, discount: 1, subtotal: 1 }];
    await withTransaction(shop, 'durable', (tx) => lockCoupons(shop, tx, { accountId, orderNo: 'JOB', used }));
    shop.clock.advance(10);
    await moveByTime(shop);
    const rows = await shop.db
      .selectFrom('coupons')
      .select(['coupon_id', 'status'])
      .where('account_id', '=', accountId)
      .execute();
    const statusOf = new Map(rows.map(({ coupon_id: couponId, status }) => [couponId, status]));
    expect([waiting, over, held].map((id) => statusOf.get(id))).toEqual(['UNUSED', 'EXPIRED', 'LOCKED']);
    await shop.db
      .updateTable('coupons')
      .set({ status: 'EXPIRED', order_no: null })
      .where('coupon_id', '=', held)
      .execute();
    await shop.db.deleteFrom('order_coupons').where('order_no', '=', 'JOB').execute();
  });
});

describe('the center', () => {
  it('says what can be claimed, what the member has and what is gone today', async () => {
    const member = await logInMember(shop);
    const two = await makeTemplate(shop, { totalQuota: 1, name: 'One only' });
    const soon = await makeTemplate(shop, { claimStart: shop.clock.now() + day });
    const lamps = await makeTemplate(shop, { scope: 'CATEGORIES', includeIds: ['floor-lamps'], kind: 'SHIPPING' });
    await claim(member, two);
    const stateOf = async (templateId: string, token?: string) => {
      const { groups } = await api.ok('getCouponCenter', token ? { token } : {});
      const found = groups.flatMap(({ name, templates }) => templates.map((each) => ({ name, ...each })));
      const offer = found.find(({ terms }) => terms.templateId === templateId);
      return offer && [offer.name, offer.state, offer.leftPercent];
    };
    expect(await stateOf(two, member.token)).toEqual(['ALL', 'CLAIMED', 0]);
    expect(await stateOf(two)).toEqual(['ALL', 'GONE', 0]);
    expect(await stateOf(soon)).toEqual(['ALL', 'SOON', null]);
    expect(await stateOf(lamps)).toEqual(['SHIPPING', 'CLAIMABLE', null]);
    const forBulb = await api.ok('getCouponCenter', { query: { sku: 'LM-ORB-A60-2' } });
    const shown = forBulb.groups.flatMap(({ templates }) => templates.map(({ terms }) => terms.templateId));
    expect([shown.includes(two), shown.includes(lamps)]).toEqual([true, false]);
    expect(await api.ok('getCouponCenter', { query: { sku: 'NONE' } })).toEqual({ groups: [] });
    shop.clock.advance(day);
    expect(await stateOf(two)).toBeUndefined();
  });
});

describe('the products of a coupon', () => {
  it('are those in its scope, with what of the cart counts and what is missing', async () => {
    const sku = 'LM-ORB-A60-2';
    const templateId = await makeTemplate(shop, { scope: 'SKUS', includeIds: [sku], thresholdAmount: 100_000 });
    const page = await api.ok('listCouponProducts', { query: { templateId, cart: [`${sku}:2`, 'LM-DROP-1:1'] } });
    expect(page.page.total).toBe(1);
    const price = page.page.list[0]?.price?.sale?.amount ?? 0;
    expect(page.progress.eligible.amount).toBe(2 * price);
    expect(page.progress.missing.amount).toBe(100_000 - 2 * price);
    expect(page.coupon).toMatchObject({ status: null, claim: 'CLAIMABLE' });
    const member = await logInMember(shop);
    const couponId = (await claim(member, templateId)).data?.couponId ?? '';
    const { token } = member;
    await api.ok('addCartLine', { token, body: { sku, quantity: 3, buyType: 0 } });
    const own = await api.ok('listCouponProducts', { token, query: { couponId } });
    expect(own.progress.eligible.amount).toBe(3 * price);
    expect(own.coupon).toMatchObject({ couponId, status: 'UNUSED', claim: null });
    const other = { token: (await logInMember(shop)).token };
    expect(await api.call('listCouponProducts', { ...other, query: { couponId } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const shared = await api.ok('listCouponProducts', { ...other, query: { couponId, templateId } });
    expect(shared.coupon).not.toHaveProperty('couponId');
  });
});

describe('an operator', () => {
  it('creates, schedules, pauses, resumes and ends a template, gives and revokes a coupon', async () => {
    const run = async (line: string) => (await runCommand(shop, line.split(' '))) as readonly string[];
    const [created = ''] = await run(
      'coupon create --name Ten --site US --kind PERCENT --value 10% --cap 30 --threshold 80 --days 30 --quota 5',
    );
    const [templateId = ''] = created.split(' ');
    await expect(run(`coupon pause ${templateId}`)).rejects.toThrow('No template');
    for (const [verb, status] of [
      ['schedule', 'SCHEDULED'],
      ['pause', 'PAUSED'],
      ['resume', 'SCHEDULED'],
    ] as const) {
      expect(await run(`coupon ${verb} ${templateId}`)).toEqual([`${templateId} is ${status}`]);
    }
    const member = await logInMember(shop);
    const [gift = ''] = await run(`coupon give ${templateId} ${member.email}`);
    const [couponId = ''] = gift.split(' ');
    expect(await run(`coupon revoke ${couponId}`)).toEqual([`${couponId} is REVOKED`]);
    await expect(run(`coupon revoke ${couponId}`)).rejects.toThrow('has already ended');
    expect((await run('coupon list')).join('\n')).toContain('PERCENT 10% from $80.00  1 of 5 claimed  Ten');
    expect(await run(`coupon end ${templateId}`)).toEqual([`${templateId} is ENDED`]);
    await expect(run('coupon create --name Ten --site US --kind PERCENT --value 10 --days 3')).rejects.toThrow('--cap');
  });

  it('proves that claims, coupons and orders agree, and sees when they do not', async () => {
    expect(await auditCoupons(shop.db)).toEqual([]);
    const { accountId } = await logInMember(shop);
    const couponId = await give(shop, accountId);
    const used = [{ couponId, discount: 1, subtotal: 1 }];
    await withTransaction(shop, 'durable', (tx) => lockCoupons(shop, tx, { accountId, orderNo: 'NONE', used }));
    expect(await auditCoupons(shop.db)).toEqual([`Coupon ${couponId} is LOCKED by order NONE, which does not exist.`]);
    await shop.db.deleteFrom('coupons').where('coupon_id', '=', couponId).execute();
    const [difference = ''] = await auditCoupons(shop.db);
    expect(difference).toMatch(/^Template .+ counts 1 claims, and has 0 coupons\.$/);
    await expect(runCommand(shop, ['coupon', 'audit'])).rejects.toThrow('counts 1 claims');
  });
});
