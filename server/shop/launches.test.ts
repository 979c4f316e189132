import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlineText } from '#rules/market-dates.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { setLaunch } from './catalogue/set-launch.ts';
import { checkoutOf, homes } from './checkout/checkout-fixture.ts';
import { coming, hours, type LaunchShop, onSale, openLaunchShop } from './launch-fixture.ts';

let at: LaunchShop;
let launch: number;
beforeAll(async () => {
  at = await openLaunchShop();
});
beforeEach(async () => {
  launch = await at.announce();
});
afterAll(() => at.close());

const line = { sku: coming.sku, quantity: 1, buyType: 0 } as const;
const add = ({ token }: TestMember, sku: string = coming.sku) =>
  at.api.call('addCartLine', { token, body: { sku, quantity: 1 } });
const cartOf = ({ token }: TestMember) => at.api.ok('getCart', { token });
const visitOf = (member?: TestMember) => ({
  ...{ clientId: randomUUID(), address: homes.US },
  ...(member === undefined ? {} : { member }),
});
/** Quotes one piece and orders it at once; the guard must be in both. */
async function buyNow(member?: TestMember) {
  const { quote, create } = checkoutOf(at);
  const visit = visitOf(member);
  const { quoteHash, problems } = await quote([line], visit, { source: 'BUY_NOW' });
  const order = await create([line], quoteHash, visit, { source: 'BUY_NOW' });
  return { problems, order };
}
/** What stands in the way of an order until a moment. */
const notBefore = (opensTime: number) => ({
  code: 'NOT_LAUNCHED',
  opensTime,
  message: `You can buy this from ${deadlineText(opensTime, 'US')}.`,
});

describe('a product before its launch', () => {
  it('is shown with its launch on its page, in lists and among the launches, and recommended nowhere', async () => {
    const shown = { time: launch, text: deadlineText(launch, 'US') };
    const look = async (site: string) => {
      const detail = await at.api.ok('getProduct', { query: { spu: coming.spu }, site });
      const { list } = await at.api.ok('listProducts', { query: { q: 'globe' }, site });
      const launches = await at.api.ok('listLaunches', { site });
      return {
        ...{ launch: detail.launch, sellable: detail.sellable },
        card: list.find(({ spu }) => spu === coming.spu)?.launch,
        launches: launches.list.find(({ spu }) => spu === coming.spu)?.launch,
      };
    };
    expect(await look('US')).toEqual({ launch: shown, sellable: true, card: shown, launches: shown });
    expect(await look('GB')).toEqual({ launch: undefined, sellable: true, card: undefined, launches: undefined });
    const recommended = await at.api.ok('recommend', { query: { scene: 'PDP', spu: 'LM-ORB-A60' } });
    expect(recommended.list.map(({ spu }) => spu)).not.toContain(coming.spu);
    at.before(0);
    expect(await look('US')).toEqual({ launch: undefined, sellable: true, card: undefined, launches: undefined });
  });

  it.each([
    ['a guest', undefined, 0],
    ['a member without a level', 0, 0],
    ['Glow', 1_999, 0],
    ['Beam', 2_000, 12],
    ['Aurora', 6_000, 24],
  ] as const)(
    'can be bought by %s from their own moment on, and not a millisecond before',
    async (_, points, ahead) => {
      const member = points === undefined ? undefined : await at.memberWith(points);
      const opens = launch - ahead * hours;
      at.before(ahead * hours + 1);
      const early = await buyNow(member);
      expect(early.problems).toMatchObject([notBefore(opens)]);
      expect(early.order).toMatchObject({ code: 'QUOTE_PROBLEMS', data: { problems: [notBefore(opens)] } });
      at.before(ahead * hours);
      const { problems, order } = await buyNow(member);
      expect([problems, order.status]).toEqual([[], 200]);
    },
  );

  it('is refused by the cart of a member with their own time, and taken from then on', async () => {
    const beam = await at.memberWith(2_000);
    at.before(12 * hours + 1);
    expect(await add(beam)).toMatchObject({
      ...{ status: 422, code: 'NOT_LAUNCHED', message: notBefore(launch - 12 * hours).message },
      data: { opensTime: launch - 12 * hours },
    });
    expect((await cartOf(beam)).lines).toEqual([]);
    at.before(12 * hours);
    expect((await add(beam)).status).toBe(200);
  });

  it('stands in the cart of a guest with its time and in no total, and comes into it at the launch', async () => {
    const quote = () => at.api.ok('quoteCart', { body: { lines: [line], selected: [`${coming.sku}_0`] } });
    const early = await quote();
    expect(early.lines[0]?.opens).toEqual({ time: launch, text: deadlineText(launch, 'US') });
    expect(early.totals.goodsTotal.amount).toBe(0);
    expect(early.problems).toMatchObject([notBefore(launch)]);
    expect(await at.api.ok('checkInventory', { body: { lines: [line] } })).toMatchObject({
      ok: false,
      problems: [notBefore(launch)],
    });
    at.before(0);
    const open = await quote();
    expect([open.lines[0]?.opens, open.problems]).toEqual([undefined, []]);
    expect(open.totals.goodsTotal).toEqual(open.lines[0]?.lineTotal);
  });

  it('goes with a guest into the cart of their account and says when the account can buy it', async () => {
    const beam = await at.memberWith(2_000);
    const { token } = beam;
    const merged = await at.api.ok('mergeCart', { token, body: [line], key: randomUUID() });
    const opens = { time: launch - 12 * hours, text: deadlineText(launch - 12 * hours, 'US') };
    expect(merged).toMatchObject([{ sku: coming.sku, quantity: 1, opens }]);
    expect((await cartOf(beam)).lines).toMatchObject([{ sku: coming.sku, opens }]);
  });

  it('waits in a cart while the rest is ordered, and is refused where there is no rest', async () => {
    const beam = await at.memberWith(2_000);
    const { token } = beam;
    const { quote, create } = checkoutOf(at);
    await at.api.ok('mergeCart', { token, body: [line], key: randomUUID() });
    const alone = await quote(undefined, visitOf(beam));
    expect(alone.problems).toMatchObject([notBefore(launch - 12 * hours)]);
    expect((await create(undefined, alone.quoteHash, visitOf(beam))).code).toBe('QUOTE_PROBLEMS');
    expect((await add(beam, onSale)).status).toBe(200);
    const both = await quote(undefined, visitOf(beam));
    expect([both.lines.map(({ sku }) => sku), both.problems]).toEqual([[onSale], []]);
    expect((await create(undefined, both.quoteHash, visitOf(beam))).status).toBe(200);
    expect((await cartOf(beam)).lines.map(({ sku }) => sku)).toEqual([coming.sku]);
  });

  it('waits in the cart of a guest, too, while the rest of it is ordered', async () => {
    const { quote, create } = checkoutOf(at);
    const other = { ...line, sku: onSale };
    const alone = await quote([line], visitOf());
    expect(alone.problems).toMatchObject([notBefore(launch)]);
    expect((await create([line], alone.quoteHash, visitOf())).code).toBe('QUOTE_PROBLEMS');
    const both = await quote([line, other], visitOf());
    expect([both.lines.map(({ sku }) => sku), both.problems]).toEqual([[onSale], []]);
    const { data } = await create([line, other], both.quoteHash, visitOf());
    const ordered = at.shop.db.selectFrom('order_lines').select('sku').where('order_no', '=', data.orderNo);
    expect(await ordered.execute()).toEqual([{ sku: onSale }]);
    at.before(0);
    expect((await create([line, other], both.quoteHash, visitOf())).code).toBe('QUOTE_STALE');
  });

  it('comes to a quote that was made before its moment as a change, and is not ordered unasked', async () => {
    const beam = await at.memberWith(2_000);
    const { quote, create } = checkoutOf(at);
    await at.api.ok('mergeCart', { token: beam.token, body: [line], key: randomUUID() });
    await add(beam, onSale);
    at.before(12 * hours + 1);
    const { quoteHash } = await quote(undefined, visitOf(beam));
    at.before(12 * hours);
    expect(await create(undefined, quoteHash, visitOf(beam))).toMatchObject({ code: 'QUOTE_STALE' });
  });

  it('closes for a member whose level falls, and opens for everybody all the same', async () => {
    const falling = await at.memberWith(2_000, launch - 6 * hours);
    at.before(6 * hours + 1);
    expect((await add(falling)).status).toBe(200);
    const { quote, create } = checkoutOf(at);
    const { quoteHash, problems } = await quote(undefined, visitOf(falling));
    expect(problems).toEqual([]);
    at.before(6 * hours);
    expect(await create(undefined, quoteHash, visitOf(falling))).toMatchObject({
      code: 'QUOTE_PROBLEMS',
      data: { problems: [notBefore(launch)] },
    });
    expect((await cartOf(falling)).lines).toMatchObject([{ opens: { time: launch } }]);
    at.before(0);
    expect((await checkoutOf(at).order(undefined, visitOf(falling))).status).toBe(200);
  });

  it('is not exchanged for coins before it is launched', async () => {
    const member = await at.memberWith(2_000);
    const itemId = await at.item({ sku: coming.sku });
    at.before(12 * hours + 1);
    expect(await at.exchange(member, itemId)).toMatchObject({
      code: 'QUOTE_PROBLEMS',
      data: { problems: [notBefore(launch - 12 * hours)] },
    });
    expect([await at.left(itemId), (await at.balance(member)).available]).toEqual([10, 10_000]);
    at.before(12 * hours);
    expect((await at.exchange(member, itemId)).status).toBe(200);
  });

  it('is no gift of a coupon before it is launched', async () => {
    const member = await at.memberWith(2_000);
    const gift = { sku: coming.sku, quantity: 1 };
    const couponId = await at.coupon(member, { kind: 'GIFT', value: 1, thresholdAmount: 0, gift });
    const usedAt = async (ms: number) => {
      at.before(ms);
      return (await at.preview(member, { couponIds: [couponId] })).coupons.used.map((used) => used.couponId);
    };
    expect([await usedAt(12 * hours + 1), await usedAt(12 * hours)]).toEqual([[], [couponId]]);
  });

  it('is refused to everybody who asks at once a moment before, and had by them at the moment', async () => {
    const members = await Promise.all([2_000, 2_000, 6_000, 0].map((points) => at.memberWith(points)));
    at.before(12 * hours + 1);
    const codes = async () => (await Promise.all(members.map((member) => buyNow(member)))).map(({ order }) => order);
    expect((await codes()).map(({ status }) => status === 200)).toEqual([false, false, true, false]);
    at.before(12 * hours);
    expect((await codes()).map(({ status }) => status === 200)).toEqual([true, true, true, false]);
  });
});

describe('the operator', () => {
  const run = (command: string) => runCommand(at.shop, command.split(' '));
  /** What was noted at this moment. */
  const changes = async () => {
    const now = at.shop.clock.now();
    const rows = await at.shop.db.selectFrom('product_launch_changes').selectAll().where('time', '=', now).execute();
    return rows.map(({ was_time: was, launch_time: is }) => [was, is]);
  };

  it('sets, moves and clears a launch, each noted once', async () => {
    at.shop.clock.advance(1);
    await setLaunch(at.shop, { spu: coming.spu, site: 'US', launchTime: null });
    const set = `product launch ${coming.spu} --site US --at 2028-11-25T10:00:00-05:00`;
    expect(await run(set)).toEqual([`${coming.spu} is launched 2028.11.25 15:00 in US`]);
    expect(await run(set)).toEqual([`${coming.spu} is launched 2028.11.25 15:00 in US already`]);
    const shown = await at.api.ok('getProduct', { query: { spu: coming.spu } });
    expect(shown.launch).toEqual({ time: Date.parse('2028-11-25T15:00:00Z'), text: 'Sat, Nov 25, 10:00 AM ET' });
    expect(await run(`product launch ${coming.spu} --site US --clear`)).toEqual([`${coming.spu} is on sale in US`]);
    expect((await at.api.ok('getProduct', { query: { spu: coming.spu } })).launch).toBeUndefined();
    const at15 = Date.parse('2028-11-25T15:00:00Z');
    expect(await changes()).toEqual(
      expect.arrayContaining([
        [launch, null],
        [null, at15],
        [at15, null],
      ]),
    );
    expect(await changes()).toHaveLength(3);
  });

  it.each([
    ['product launch LM-NONE --site US --clear', 'There is no product "LM-NONE".'],
    [`product launch ${coming.spu} --site FR --clear`, '--site must be one of US, EU, GB, CA, JA.'],
    [`product launch ${coming.spu} --site US --at 2026-11-28T10:00`, 'with its zone'],
    [`product launch ${coming.spu} --site US`, '--at is missing.'],
  ])('is told what is wrong with %s', async (command, message) => {
    await expect(run(command)).rejects.toThrow(message);
  });
});
