import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { auditCoins } from '#server/shop/coins/ledger/audit.ts';
import { refundFailedPledges } from '#server/shop/pledge-orders.ts';
import { decideProjects } from '#server/shop/promotions/crowd/decide-projects.ts';
import { makeGiveaway } from '#server/shop/promotions/giveaways/giveaway-fixture.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wholeTag } from '#tests/extent.ts';
import { endProject, pledge, quotePledge, startProject, cancelPledge } from './crowd-pledges.ts';
import { playDoll, startMachine } from './doll-plays.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { address, post, postAgain } from './guest-order.ts';
import { counts } from './order-rush.ts';
import { lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { win } from './prize-rush.ts';
import { deskOn, openWallets, place, quoteOf, type Wallet } from './wallets.ts';

/** The first server is the one that the sandbox reports to. */
const ports = { shop: [5442, 5443, 5444, 5445], sandbox: 5446, naive: [5447, 5448] } as const;
const tabs = 40;
const each = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const keyed = ({ headers }: Wallet) => ({ ...headers, 'idempotency-key': randomUUID() });

// The tests of the server show the same of one process, with every run of the tests.
describe.each<Engine>(['sqlite', 'postgres'])('4 servers on one %s', { tags: [wholeTag] }, (engine) => {
  let at: PayingShop;
  let desk: ShopContext;
  let fleet: Fleet | undefined;
  beforeAll(async () => {
    at = await openPayingShop(engine, { shop: ports.shop[0], sandbox: ports.sandbox });
    desk = deskOn(at.shop.database);
    fleet = await startFleet('dist/program/main.js', ports.shop, at.env);
  });
  afterAll(async () => {
    await fleet?.stop();
    await at.close();
  });
  const origin = (index: number): string => fleet?.origins[index % ports.shop.length] ?? '';

  it('give one free play to a member in 50 tabs, and the last lamp of the doll machine to one of 60 members', async () => {
    const machineId = await startMachine(desk, { sku: lamp, lamps: 1 });
    const wallets = await openWallets(desk, 60);
    const play = (index: number, wallet: Wallet) =>
      playDoll(origin(index), wallet, { machineId, cost: 0 }, randomUUID());
    const [first] = wallets as [Wallet];
    expect((await each(50, (index) => play(index, first))).filter((playId) => playId !== undefined)).toHaveLength(1);
    await Promise.all(wallets.slice(1).map((wallet, index) => play(index, wallet)));
    const plays = await desk.db
      .selectFrom('doll_plays')
      .select(['account_id', 'prize_id'])
      .where('promo_id', '=', machineId)
      .execute();
    expect([plays.length, new Set(plays.map((row) => row.account_id)).size]).toEqual([60, 60]);
    expect(plays.filter(({ prize_id: prizeId }) => prizeId === 'lamp')).toHaveLength(1);
    const prizes = desk.db
      .selectFrom('prizes')
      .select('prize_id')
      .where('promo_id', '=', machineId)
      .where('kind', '=', 'PRODUCT');
    expect(await prizes.execute()).toHaveLength(1);
  });

  it('send a prize once, though it is claimed from many tabs and goes with many orders', async () => {
    const [wallet] = (await openWallets(desk, 1)) as [Wallet];
    const prizeId = await win(desk, wallet, lamp);
    const { data } = await post(`${origin(0)}/app-mall/v1/address`, address, wallet.headers);
    const claim = { prizeId, mode: 'SHIP_ALONE', addressId: data?.id };
    const bought = { sku: lamp, quantity: 1, couponIds: [], coinAmount: 0, prizeIds: [prizeId] };
    const quoted = await quoteOf(origin(0), wallet, bought);
    const answers = await each(40, (index) =>
      index % 2 === 0
        ? place(origin(index / 2), wallet, quoted)
        : postAgain(`${origin((index - 1) / 2)}/app-mall/v1/prom/prize/claim`, claim, keyed(wallet)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lines = desk.db.selectFrom('order_lines').select('order_no').where('promo_item_id', '=', prizeId);
    expect(await lines.execute()).toHaveLength(1);
  });

  it('sell the last 5 of a tier to 5 of 40 backers', async () => {
    const id = `crowd-${randomUUID().slice(0, 8)}`;
    const itemId = await startProject(desk, { id, goal: 100, quota: 5 });
    const wallets = await openWallets(desk, tabs);
    const quotes = await Promise.all(wallets.map((wallet, index) => quotePledge(origin(index), wallet, itemId)));
    const answers = await Promise.all(
      wallets.map((wallet, index) =>
        postAgain(`${origin(index)}/app-mall/v1/order/create`, quotes[index] ?? {}, keyed(wallet)),
      ),
    );
    // A tier has as many pieces of its light as it has pledges: whichever of them is asked for first is gone.
    const { 200: placed, PROMO_SOLD_OUT: soldOut = 0, OUT_OF_STOCK: outOfStock = 0 } = counts(answers);
    expect([placed, soldOut + outOfStock]).toEqual([5, tabs - 5]);
    const held = desk.db.selectFrom('crowd_pledges').select('order_no').where('promo_id', '=', id);
    expect(await held.execute()).toHaveLength(5);
  });

  it('enter a member no more often than a giveaway allows', async () => {
    const { handle, promoId } = await makeGiveaway(desk, { entryLimit: 3 });
    const [wallet] = (await openWallets(desk, 1)) as [Wallet];
    const actions = ['LOG_IN', 'FOLLOW', 'SHARE', 'FREE'] as const;
    const answers = await each(tabs, (index) =>
      postAgain(
        `${origin(Math.floor(index / actions.length))}/app-mall/v1/prom/giveaway/enter`,
        { handle, action: actions[index % actions.length] },
        wallet.headers,
      ),
    );
    expect(Object.keys(counts(answers)).toSorted()).toEqual(['200', 'PROMO_USER_LIMIT']);
    const entries = desk.db.selectFrom('giveaway_entries').select('sequence').where('promo_id', '=', promoId);
    expect(new Set((await entries.execute()).map(({ sequence }) => sequence)).size).toBe(3);
  });

  it('pay a pledge back once, though its backer takes it back while the project fails', async () => {
    const id = `crowd-${randomUUID().slice(0, 8)}`;
    const itemId = await startProject(desk, { id, goal: 100, quota: tabs });
    const before = await readStockBooks(desk.db);
    const wallets = await openWallets(desk, tabs);
    const orders = new Map<string, Wallet>();
    const pledgeAll = (some: readonly Wallet[]) =>
      Promise.all(
        some.map(async (wallet, index) => {
          const orderNo = await pledge({ origin: origin(index), sandboxOrigin: at.sandboxOrigin }, wallet, itemId);
          if (orderNo !== undefined) orders.set(orderNo, wallet);
        }),
      );
    for (let from = 0; from < tabs / 2; from += 4) await pledgeAll(wallets.slice(from, from + 4));
    const first = [...orders];
    // The others pledge while the time of the project ends, the first take theirs back, and whoever decides pays all back.
    const pledging = pledgeAll(wallets.slice(tabs / 2));
    await endProject(desk, id);
    const [answers] = await Promise.all([
      Promise.all(first.map(([orderNo, wallet], index) => cancelPledge(origin(index), wallet, orderNo))),
      each(3, async () => {
        await decideProjects(desk);
        // One that waits too long for a backer leaves the pledge to the jobs of the servers.
        await Promise.allSettled([refundFailedPledges(desk)]);
      }),
      pledging,
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const read = () =>
      desk.db
        .selectFrom('crowd_pledges')
        .innerJoin('orders', 'orders.order_no', 'crowd_pledges.order_no')
        .select(['orders.order_no', 'orders.status', 'orders.paid_amount', 'orders.refunded_amount'])
        .where('promo_id', '=', id)
        .where('paid_amount', '>', 0)
        .execute();
    const open = async () =>
      (await read()).filter(({ status }) => status !== 'REFUNDED' && status !== 'CANCELLED').length;
    await expect.poll(open, { interval: 200 }).toBe(0);
    const rows = await read();
    expect(rows.map(({ order_no: orderNo }) => orderNo).toSorted()).toEqual([...orders.keys()].toSorted());
    const sent = async () => (await at.ledger()).refunds.length;
    await expect.poll(sent, { interval: 200 }).toBe(rows.length);
    await at.untilDelivered();
    const { charges, refunds } = await at.ledger();
    const paidBy = new Map(charges.map(({ sessionId, amount }) => [sessionId, amount]));
    expect(refunds.map(({ sessionId, amount }) => amount - (paidBy.get(sessionId) ?? 0))).toEqual(refunds.map(() => 0));
    expect(new Set(refunds.map(({ sessionId }) => sessionId)).size).toBe(rows.length);
    expect(stockFaults(before, await readStockBooks(desk.db))).toEqual([]);
  });

  it('have books that agree afterwards', async () => {
    expect(await auditCoins(desk.db)).toEqual([]);
  });

  describe('and a shop that reads first and writes afterwards: the harness detects it', () => {
    let naive: Fleet;
    beforeAll(async () => {
      naive = await startFleet('tests/reliability/naive-shop.ts', ports.naive, at.shop.env);
    });
    afterAll(() => naive.stop());

    /** The same is asked for in many tabs. @returns how often it was granted */
    const granted = async (path: string, bodyOf: (index: number) => object): Promise<number> => {
      const answers = await each(tabs, (index) =>
        post(`${naive.origins[index % naive.origins.length] ?? ''}/app-mall/v1/${path}`, bodyOf(index)),
      );
      return answers.filter(({ status }) => status === 200).length;
    };

    it('gives a member more than one free play, and the last lamp more than once', async () => {
      const wallets = (await openWallets(desk, tabs)) as [Wallet];
      const plays = await startMachine(desk, { sku: lamp, lamps: 0 });
      const play = (machineId: string, { accountId }: Wallet, index: number) => ({
        machineId,
        accountId,
        number: index + 1,
      });
      const [first] = wallets;
      expect(await granted('prom/doll-machine/play', (index) => play(plays, first, index))).toBeGreaterThan(1);
      const machineId = await startMachine(desk, { sku: lamp, lamps: 1 });
      await granted('prom/doll-machine/play', (index) => play(machineId, wallets[index] ?? first, index));
      const lamps = desk.db.selectFrom('doll_plays').select('play_id').where('promo_id', '=', machineId);
      expect((await lamps.where('prize_id', '=', 'lamp').execute()).length).toBeGreaterThan(1);
    });

    it('sends a prize more than once', async () => {
      const [wallet] = (await openWallets(desk, 1)) as [Wallet];
      const prizeId = await win(desk, wallet, lamp);
      expect(await granted('prom/prize/claim', () => ({ prizeId }))).toBeGreaterThan(1);
    });

    it('sells more of a tier than there is', async () => {
      const id = `crowd-${randomUUID().slice(0, 8)}`;
      const itemId = await startProject(desk, { id, goal: 100, quota: 1 });
      expect(await granted('order/create', () => ({ source: 'PLEDGE', itemId }))).toBeGreaterThan(1);
    });

    it('enters a member too often', async () => {
      const { promoId } = await makeGiveaway(desk, { entryLimit: 1 });
      const [{ accountId }] = (await openWallets(desk, 1)) as [Wallet];
      const entered = await granted('prom/giveaway/enter', (index) => ({
        promoId,
        accountId,
        limit: 1,
        ref: `${index}`,
      }));
      expect(entered).toBeGreaterThan(1);
    });

    it('pays a pledge back more than once', async () => {
      const [{ order_no: orderNo }] = (await desk.db.selectFrom('crowd_pledges').select('order_no').execute()) as [
        { order_no: string },
      ];
      await desk.db.updateTable('orders').set({ refunded_amount: 0 }).where('order_no', '=', orderNo).execute();
      expect(await granted('order/revoke', () => ({ orderNo }))).toBeGreaterThan(1);
    });
  });
});
