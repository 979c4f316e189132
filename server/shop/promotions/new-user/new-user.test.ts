import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markets } from '#rules/markets.ts';
import { payWindow } from '#rules/limits.ts';
import { newUserUntil } from '#rules/new-user.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { checkoutOf, homes } from '../../checkout/checkout-fixture.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { openWalletShop, type WalletShop } from '../../wallet-fixture.ts';

let at: WalletShop;
beforeAll(async () => {
  at = await openWalletShop();
});
afterAll(() => at.close());

/** Each member comes with a device of their own. */
const devices = new Map<string, string>();
const deviceOf = ({ accountId }: TestMember) => {
  const device = devices.get(accountId) ?? randomUUID();
  devices.set(accountId, device);
  return device;
};
const read = (member: TestMember, site = 'US') =>
  at.api.ok('getNewUserOffer', { token: member.token, clientId: deviceOf(member), site });
const claim = (member: TestMember, key: string = randomUUID()) =>
  at.api.call('claimNewUserPack', { token: member.token, clientId: deviceOf(member), key });
const coupons = ({ accountId }: TestMember) =>
  at.shop.db.selectFrom('coupons').select('template_id').where('account_id', '=', accountId).execute();

describe('the offer for new members', () => {
  it('shows a guest what waits, in the prices of each market', async () => {
    const offer = await at.api.ok('getNewUserOffer');
    expect(offer).toMatchObject({ standing: 'GUEST', eligible: false, until: null, coins: 300 });
    expect(offer.worth).toEqual({ amount: 300, currency: 'USD' });
    expect(offer.coupons.map(({ terms }) => terms.templateId)).toEqual(['welcome-us']);
    expect(offer.items.map(({ card, amount }) => [card.sku, amount.amount, card.price?.sale.amount])).toContainEqual([
      'LM-PEBBLE-1',
      4_400,
      5_900,
    ]);
    const { items } = await at.api.ok('getNewUserOffer', { site: 'JA' });
    expect(items.map(({ amount }) => amount)).toContainEqual({ amount: 5_280, currency: 'JPY' });
  });

  it('gives a new member the pack once, also when the answer was lost', async () => {
    const member = await at.member();
    const joined = at.shop.clock.now();
    expect(await read(member)).toMatchObject({
      ...{ standing: 'ELIGIBLE', eligible: true, why: null },
      until: { time: newUserUntil(joined, markets.US.timeZone) },
    });
    const key = randomUUID();
    const first = await claim(member, key);
    expect(first.data).toEqual({ coins: 300, coupons: 1 });
    expect((await claim(member, key)).data).toEqual(first.data);
    expect(await claim(member)).toMatchObject({ code: 'PROMO_ELIGIBILITY', data: { standing: 'CLAIMED' } });
    expect((await at.balance(member)).available).toBe(300);
    expect(await coupons(member)).toEqual([{ template_id: 'welcome-us' }]);
    expect((await read(member)).standing).toBe('CLAIMED');
  });

  it('gives it once to a member who presses many times at once', async () => {
    const member = await at.member();
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await at.balance(member)).available).toBe(300);
    expect(await coupons(member)).toHaveLength(1);
  });

  it('is not for a second account on one device', async () => {
    const [first, second] = [await at.member(), await at.member()];
    devices.set(second.accountId, deviceOf(first));
    expect((await claim(first)).status).toBe(200);
    expect(await read(second)).toMatchObject({ standing: 'HAD_BEFORE', eligible: false });
    expect(await claim(second)).toMatchObject({ code: 'PROMO_ELIGIBILITY', data: { standing: 'HAD_BEFORE' } });
    expect((await at.balance(second)).available).toBe(0);
  });

  it('is over with the seventh local day, and with a paid order', async () => {
    const [late, buyer] = [await at.member(), await at.member()];
    await at.payByCard(await at.place({ member: buyer }));
    expect(await read(buyer)).toMatchObject({ standing: 'HAS_PAID' });
    expect(await claim(buyer)).toMatchObject({ code: 'PROMO_ELIGIBILITY', data: { standing: 'HAS_PAID' } });
    const end = newUserUntil(at.shop.clock.now(), markets.US.timeZone);
    at.shop.clock.set(end - 1);
    expect((await read(late)).standing).toBe('ELIGIBLE');
    at.shop.clock.set(end);
    expect(await read(late)).toMatchObject({ standing: 'TOO_LATE', eligible: false });
    expect(await claim(late)).toMatchObject({ code: 'PROMO_ELIGIBILITY', data: { standing: 'TOO_LATE' } });
  });

  it('does not exist where staff have ended it', async () => {
    const member = await at.member();
    await at.shop.db.updateTable('promotions').set({ status: 'ENDED' }).where('type', '=', 'NEW_USER').execute();
    expect(await read(member)).toMatchObject({ standing: 'OVER', eligible: false, items: [], coins: 0 });
    expect(await claim(member)).toMatchObject({ code: 'PROMO_ENDED' });
    await at.shop.db.updateTable('promotions').set({ status: 'SCHEDULED' }).where('type', '=', 'NEW_USER').execute();
  });
});

describe('a first-order price', () => {
  const pebble = { sku: 'LM-PEBBLE-1', quantity: 1, buyType: 5 as const, promoItemId: 'new-user-us-lm-pebble-1' };
  const cube = { sku: 'LM-CUBE-1', quantity: 1, buyType: 5 as const, promoItemId: 'new-user-us-lm-cube-1' };
  const checkout = () => checkoutOf(at);
  const houses = new Map<TestMember | undefined, string>();
  /** Each member lives in a house of their own. */
  const homeOf = (member?: TestMember) => {
    const line1 = houses.get(member) ?? `${houses.size + 1} Lake Street`;
    houses.set(member, line1);
    return { ...homes.US, line1 };
  };
  const draftOf = ({ country, region, postcode, city, line1 }: typeof homes.US) => ({
    ...{ country, postcode: postcode ?? '', city, line1 },
    ...(region === undefined ? {} : { region }),
  });
  const visitOf = (member?: TestMember) => ({
    ...{ clientId: randomUUID(), address: homeOf(member) },
    ...(member === undefined ? {} : { member }),
  });
  type Line = typeof pebble | typeof cube;
  const quote = (line: Line, member?: TestMember) =>
    checkout().quote([line], visitOf(member), { source: member ? 'BUY_NOW' : 'CART' });
  const unitOf = async (line: Line, member?: TestMember) => (await quote(line, member)).lines[0]?.unit.amount;
  const order = async (line: Line, member: TestMember) => {
    const { quoteHash } = await quote(line, member);
    return checkout().create([line], quoteHash, visitOf(member), { source: 'BUY_NOW' });
  };
  const newMember = async () => {
    const member = await at.member();
    await claim(member);
    return member;
  };

  it('is granted to who has claimed the pack, and the plain price with a notice to everybody else', async () => {
    const [claimed, other] = [await newMember(), await at.member()];
    expect(await unitOf(pebble, claimed)).toBe(4_400);
    for (const member of [other, undefined]) {
      const { lines, problems } = await quote(pebble, member);
      expect(lines[0]?.unit.amount).toBe(5_900);
      expect(problems).toMatchObject([{ code: 'PROMO_ENDED' }]);
    }
    at.shop.clock.set(newUserUntil(at.shop.clock.now(), markets.US.timeZone));
    expect(await unitOf(pebble, claimed)).toBe(5_900);
  });

  it('is in one order, whatever it is, and free again when that comes to nothing', async () => {
    const member = await newMember();
    const { data } = await order(pebble, member);
    expect((await read(member)).standing).toBe('USED');
    expect(await unitOf(cube, member)).toBe(2_499);
    at.shop.clock.advance(payWindow + 1);
    await expireOrders(at.shop);
    expect((await at.order(data.orderNo)).status).toBe('CLOSED');
    expect([(await read(member)).standing, await unitOf(cube, member)]).toEqual(['CLAIMED', 1_699]);
    await at.payByCard(at.ticket(member, (await order(cube, member)).data.orderNo));
    expect([(await read(member)).standing, await unitOf(pebble, member)]).toEqual(['USED', 5_900]);
  });

  it('is in one of two orders that are placed at once', async () => {
    const member = await newMember();
    const quotes = await Promise.all([pebble, cube].map(async (line) => ({ line, ...(await quote(line, member)) })));
    const answers = await Promise.all(
      quotes.map(({ line, quoteHash }) => checkout().create([line], quoteHash, visitOf(member), { source: 'BUY_NOW' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(member)).standing).toBe('USED');
  });

  it('is had once at the address that orders go to, as is told before, and again when that order comes to nothing', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const address = { ...homes.US, line1: '7 Quay' };
    const there = { ...homes.US, line1: '7, QUAY.' };
    const buy = async (member: TestMember, to = there) => {
      const visit = { clientId: randomUUID(), member, address: to };
      const seen = await checkout().quote([pebble], visit, { source: 'BUY_NOW', address: draftOf(to) });
      const answer = await checkout().create([pebble], seen.quoteHash, visit, { source: 'BUY_NOW' });
      return { unit: seen.lines[0]?.unit.amount, codes: seen.problems.map(({ code }) => code), answer };
    };
    const { unit, answer } = await buy(first, address);
    expect(unit).toBe(4_400);
    expect(await buy(second)).toMatchObject({ unit: 5_900, codes: ['PROMO_ELIGIBILITY'], answer: { status: 200 } });
    // Whoever has not been told, as nobody knew the house, is not charged another price without a word.
    const { quoteHash } = await quote(pebble, second);
    const untold = await checkout().create(
      [pebble],
      quoteHash,
      { ...visitOf(second), address: there },
      { source: 'BUY_NOW' },
    );
    expect(untold).toMatchObject({
      code: 'QUOTE_STALE',
      data: { quote: { problems: [{ code: 'PROMO_ELIGIBILITY' }] } },
    });
    // Nor does an order go there once it is placed.
    const elsewhere = await buy(second, { ...homes.US, line1: '8 Quay' });
    expect(elsewhere.unit).toBe(4_400);
    const orderNo = elsewhere.answer.data.orderNo;
    const move = await at.api.call('changeOrderAddress', { token: second.token, body: { orderNo, address: there } });
    expect(move).toMatchObject({ code: 'PROMO_ELIGIBILITY' });
    await at.api.ok('revokeOrder', {
      token: first.token,
      key: randomUUID(),
      body: { orderNo: answer.data.orderNo, mode: 'CANCEL_UNPAID', declaredName: 'Ola', declaredEmail: first.email },
    });
    expect(
      (await at.api.call('changeOrderAddress', { token: second.token, body: { orderNo, address: there } })).status,
    ).toBe(200);
  });

  it('and the coupon of new members do not go to an address that had them', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const address = { ...homes.US, line1: '9 Quay' };
    const lines = [{ sku: 'LM-DOME-VERMILION', quantity: 1, buyType: 0 as const }];
    const ask = (member: TestMember) =>
      checkout().quote(
        lines,
        { ...visitOf(member), address },
        { source: 'BUY_NOW', address: draftOf(address), autoCoupon: true },
      );
    const { quoteHash, coupons: own } = await ask(first);
    expect(own.used).toHaveLength(1);
    const couponIds = own.used.map(({ couponId }) => couponId);
    await checkout().create(lines, quoteHash, { ...visitOf(first), address }, { source: 'BUY_NOW', couponIds });
    expect((await ask(second)).coupons).toMatchObject({ used: [], unusable: [{ code: 'COUPON_NOT_FOR_YOU' }] });
  });

  it('and the whole pack go when an address of the book turns out to have had it', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const body = { ...homes.US, line1: '11 Quay' };
    await at.api.ok('createAddress', { token: first.token, body });
    await at.api.ok('createAddress', { token: second.token, body });
    expect(await read(second)).toMatchObject({ standing: 'HAD_BEFORE' });
    expect([(await at.balance(second)).available, await unitOf(pebble, second)]).toEqual([0, 5_900]);
    expect(await claim(second)).toMatchObject({ data: { standing: 'HAD_BEFORE' } });
    expect((await at.balance(first)).available).toBe(300);
  });
});
