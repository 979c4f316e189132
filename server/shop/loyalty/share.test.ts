import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseShareCode } from '#rules/share-codes.ts';
import type { OperationId } from '#openapi/operation-types.ts';
import type { Answer } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';

let at: OrderShop;
let shop: OrderShop['shop'];
let api: OrderShop['api'];
beforeAll(async () => {
  at = await openOrderShop();
  ({ shop, api } = at);
});
afterAll(() => at.close());

const own = ({ token }: TestMember) => api.ok('getShareCode', { token });
const bind = ({ token }: TestMember, shareCode: string) => api.call('bindShareCode', { token, body: { shareCode } });
const statusOf = ({ status, code }: Answer<OperationId>) => code ?? status;
/** One who has been here for a while, with a code. */
const host = async () => {
  const member = await logInMember(shop);
  await shop.db.updateTable('accounts').set({ nickname: 'Jonathan' }).where('id', '=', member.accountId).execute();
  return { member, code: (await own(member)).code };
};

describe('the code of a member', () => {
  it('is one and stays the same, also when two ask for it at once', async () => {
    const member = await logInMember(shop);
    const [first, second] = await Promise.all([own(member), own(member)]);
    expect(parseShareCode(first.code)).toBe(first.code);
    expect(second.code).toBe(first.code);
    expect(first.url).toBe(`${shop.config.publicOrigin}/home/share?code=${first.code}`);
    expect(first).toMatchObject({ invited: 0, earned: 0 });
  });

  it('is somebody else’s for somebody else', async () => {
    expect((await host()).code).not.toBe((await host()).code);
  });

  it('counts those who came by it', async () => {
    const { member, code } = await host();
    await bind(await logInMember(shop), code);
    await bind(await logInMember(shop), code);
    expect((await own(member)).invited).toBe(2);
  });
});

describe('who brought a member', () => {
  it('is named with a masked name', async () => {
    const { code } = await host();
    const { status, data } = await bind(await logInMember(shop), ` ${code.toLowerCase()} `);
    expect([status, data]).toEqual([200, { inviterMasked: 'J***n', rewards: [] }]);
  });

  it('is written down once: the second time nothing is said', async () => {
    const [first, second] = [await host(), await host()];
    const guest = await logInMember(shop);
    expect((await bind(guest, first.code)).status).toBe(200);
    expect(await bind(guest, first.code)).toMatchObject({ status: 40, data: null });
    expect((await bind(guest, second.code)).status).toBe(40);
    expect((await own(second.member)).invited).toBe(0);
  });

  it('is one of two who claim it at the same moment', async () => {
    const hosts = [await host(), await host(), await host()];
    const guest = await logInMember(shop);
    const answers = await Promise.all(hosts.map(({ code }) => bind(guest, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 40, 40].toSorted());
    const invited = await Promise.all(hosts.map(async ({ member }) => (await own(member)).invited));
    expect(invited.reduce((sum, each) => sum + each, 0)).toBe(1);
  });

  it('is never the member, nor somebody who joined later', async () => {
    const { member, code } = await host();
    expect((await bind(member, code)).status).toBe(40);
    const later = await host();
    expect((await bind(member, later.code)).status).toBe(40);
    expect((await bind(later.member, code)).status).toBe(200);
  });

  it('is nobody once the member has paid an order, whatever became of it', async () => {
    const { code } = await host();
    const guest = await logInMember(shop);
    const { orderNo } = await at.place({ member: guest });
    const paid = { status: 'CANCELLED', paid_time: shop.clock.now() } as const;
    await shop.db.updateTable('orders').set(paid).where('order_no', '=', orderNo).execute();
    expect((await bind(guest, code)).status).toBe(40);
  });

  it('may be found while their first order waits for its payment', async () => {
    const { code } = await host();
    const guest = await logInMember(shop);
    await at.place({ member: guest });
    expect((await bind(guest, code)).status).toBe(200);
  });

  it('is nobody who has that code when nobody has', async () => {
    const guest = await logInMember(shop);
    for (const code of ['ZZZZZZZZ', 'no code', '!'])
      expect(statusOf(await bind(guest, code))).toBe('SHARE_CODE_UNKNOWN');
    for (const code of ['', 'A'.repeat(41)]) expect(statusOf(await bind(guest, code))).toBe('BAD_REQUEST');
    expect(statusOf(await api.call('bindShareCode', { body: { shareCode: 'ZZZZZZZZ' } }))).toBe('UNAUTHORIZED');
  });
});

describe('the coupon of whoever was brought', () => {
  const bindOn = async (clientId: string, code: string, member: TestMember) =>
    (await api.ok('bindShareCode', { token: member.token, clientId, body: { shareCode: code } })).rewards;
  const couponsOf = ({ token }: TestMember) => api.ok('listCoupons', { token, query: {} });

  it('is in the wallet at once, and a device gets it once', async () => {
    const { code } = await host();
    const [first, second] = [await logInMember(shop), await logInMember(shop)];
    expect(await bindOn('device-of-both', code, first)).toEqual([{ kind: 'COUPON', text: '$5 off from a friend' }]);
    expect((await couponsOf(first)).list.map(({ terms }) => terms.name)).toContain('$5 off from a friend');
    expect(await bindOn('device-of-both', code, second)).toEqual([]);
    expect((await couponsOf(second)).list).toEqual([]);
  });
});

describe('signing up', () => {
  const registerWith = async (shareCode: string) => {
    const email = `new.${shop.newId().toLowerCase()}@lampyris.test`;
    await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
    const { payload } = await shop.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const code = /"code":"(\d{6})"/.exec(payload)?.[1] ?? '';
    const { ticket } = await api.ok('checkCode', { body: { email, scene: 'REGISTER', code } });
    const terms = { country: 'US', marketingOptIn: false, termsVersion: '2026-11' };
    return api.ok('register', {
      clientId: `device of ${email}`,
      body: { email, password: 'Glow-worm-43', ticket, ...terms, shareCode },
    });
  };

  it('with a code binds to its member', async () => {
    const { member, code } = await host();
    const { token } = await registerWith(code);
    expect((await own(member)).invited).toBe(1);
    const { list } = await api.ok('listCoupons', { token, query: {} });
    expect(list.map(({ terms }) => terms.name)).toContain('$5 off from a friend');
    expect((await api.call('bindShareCode', { token, body: { shareCode: code } })).status).toBe(40);
  });

  it('works with a code that nobody has', async () => {
    expect(await registerWith('nonsense')).toMatchObject({ newUser: true });
  });
});
