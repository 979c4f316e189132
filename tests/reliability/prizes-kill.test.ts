import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prizeBuyType } from '#rules/cart-lines.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { auditCoins } from '#server/shop/coins/ledger/audit.ts';
import { grantPrize } from '#server/shop/prizes/grant-prize.ts';
import { readStockBooks, type StockBook, stockFaults } from '#server/shop/stock/stock-books.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { engines } from './engines.ts';
import { address, post } from './guest-order.ts';
import { lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { crowd } from './shopper.ts';
import { playDoll, startMachine } from './doll-plays.ts';
import { deskOn, openingCoins, openWallets, place, quoteOf, type Wallet } from './wallets.ts';

const rounds = Math.max(2, Math.round(10 * inject('share')));
const members = 16;
const atOnce = 8;
/** Of the product that is won, which nobody buys. */
const won = 'LM-ORB-GLOBE-1';
const ports = { sqlite: { shop: 5434, sandbox: 5435 }, postgres: { shop: 5436, sandbox: 5437 } } as const;

/** When the power goes in a round, in ms after the first answers: spread over 20 to 220, the same in every run. */
const powerCut = (round: number): number => 20 + ((round * 131) % 200);

describe.each(engines)('a shop on %s that is killed', (engine) => {
  let at: PayingShop;
  let desk: ShopContext;
  let wallets: Wallet[];
  let books: StockBook[];
  beforeAll(async () => {
    at = await openPayingShop(engine, ports[engine]);
    desk = deskOn(at.shop.database);
    await desk.db.updateTable('sku_markets').set({ stock: 10_000 }).where('sku', '=', won).execute();
    wallets = await openWallets(desk, members);
    books = await readStockBooks(desk.db);
  });
  afterAll(() => at.close());

  /** Lets members act until the power goes, in each round on a server of its own. @param act says whether it was answered well */
  async function underPowerCuts(act: (origin: string, wallet: Wallet, turn: number) => Promise<boolean>) {
    for (let round = 0; round < rounds; round += 1) {
      const { origin, kill } = await at.serve();
      let answered = 0;
      let turn = 0;
      const crowding = crowd(members * 6, atOnce, async () => {
        turn += 1;
        const wallet = wallets[turn % members];
        if (wallet && (await act(origin, wallet, turn))) answered += 1;
      });
      await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(atOnce);
      await pause(powerCut(round));
      await kill();
      await crowding;
      expect(await auditCoins(desk.db)).toEqual([]);
      expect(stockFaults(books, await readStockBooks(desk.db))).toEqual([]);
    }
  }

  it('while the doll machine is played has each play once, with its coins and its prize, whatever got lost on the way', async () => {
    const machineId = await startMachine(desk, { sku: won, lamps: 10_000 });
    /** Keys that were sent, by member; the result of those that were answered. */
    const sent = new Map<string, { readonly wallet: Wallet; readonly cost: number; playId?: string }>();
    await underPowerCuts(async (origin, wallet) => {
      for (const cost of [0, 50]) {
        const [key, play] = [randomUUID(), { wallet, cost }];
        sent.set(key, play);
        const playId = await playDoll(origin, wallet, { machineId, cost }, key);
        if (playId === undefined) continue;
        sent.set(key, { ...play, playId });
        return true;
      }
      return false;
    });

    // Who comes back with the key of a lost answer has the play that is stored, or the first one under that key.
    const { origin } = await at.serve();
    const playIds = new Set<string>();
    for (const [key, { wallet, cost, playId }] of sent) {
      const again = await playDoll(origin, wallet, { machineId, cost }, key);
      if (playId !== undefined) expect(again).toBe(playId);
      if (again !== undefined) playIds.add(again);
    }
    const plays = await desk.db.selectFrom('doll_plays').selectAll().where('promo_id', '=', machineId).execute();
    expect(plays.map(({ play_id: playId }) => playId).toSorted()).toEqual([...playIds].toSorted());
    for (const { accountId } of wallets) {
      const own = plays.filter(({ account_id: id }) => id === accountId);
      expect(own.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(own.map((_, index) => index + 1));
      expect(own.filter(({ cost }) => cost === 0).length).toBeLessThanOrEqual(
        new Set(own.map((play) => play.day)).size,
      );
      const { available } = await desk.db
        .selectFrom('coin_accounts')
        .select('available')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      expect(available).toBe(own.reduce((coins, play) => coins + play.coins - play.cost, openingCoins));
    }
    const lamps = plays.filter(({ prize_id: prizeId }) => prizeId === 'lamp');
    const prizes = await desk.db
      .selectFrom('prizes')
      .select('source_ref')
      .where('promo_id', '=', machineId)
      .where('kind', '=', 'PRODUCT')
      .execute();
    expect(prizes.map((prize) => prize.source_ref).toSorted()).toEqual(lamps.map((play) => play.play_id).toSorted());
    const { remaining } = await desk.db
      .selectFrom('doll_prizes')
      .select('remaining')
      .where('promo_id', '=', machineId)
      .where('prize_id', '=', 'lamp')
      .executeTakeFirstOrThrow();
    expect(remaining).toBe(10_000 - lamps.length);
    expect(lamps.length).toBeGreaterThan(0);
    expect(stockFaults(books, await readStockBooks(desk.db))).toEqual([]);
    expect(await auditCoins(desk.db)).toEqual([]);
  });

  it('while prizes are sent, alone and with orders, has each in one order at most, and its piece once', async () => {
    const { origin: first } = await at.serve();
    const homes = new Map<Wallet, string>();
    for (const wallet of wallets) {
      const { data } = await post(`${first}/app-mall/v1/address`, address, wallet.headers);
      homes.set(wallet, data?.id ?? '');
    }
    const waiting = new Map<Wallet, string[]>();
    for (const wallet of wallets) waiting.set(wallet, await winPrizes(wallet, rounds * 6));
    const promised: string[] = [];
    await underPowerCuts(async (origin, wallet, turn) => {
      const prizeId = waiting.get(wallet)?.pop();
      if (prizeId === undefined) return false;
      if (turn % 3 > 0) {
        const claim = { prizeId, mode: 'SHIP_ALONE', addressId: homes.get(wallet) };
        const keyed = { ...wallet.headers, 'idempotency-key': randomUUID() };
        // Twice at once, as an impatient finger does.
        const answers = await Promise.allSettled(
          [keyed, keyed].map((headers) => post(`${origin}/app-mall/v1/prom/prize/claim`, claim, headers)),
        );
        const isClaimed = answers.some((one) => one.status === 'fulfilled' && one.value.status === 200);
        if (isClaimed) promised.push(prizeId);
        return isClaimed;
      }
      const quoted = await quoteOf(origin, wallet, {
        sku: lamp,
        quantity: 1,
        couponIds: [],
        coinAmount: 0,
        prizeIds: [prizeId],
      });
      const { status } = await place(origin, wallet, quoted);
      if (status === 200) promised.push(prizeId);
      return status === 200;
    });
    const prizes = await desk.db.selectFrom('prizes').selectAll().where('source', '=', 'STAFF').execute();
    const lines = await desk.db
      .selectFrom('order_lines')
      .select(['order_no', 'promo_item_id'])
      .where('buy_type', '=', prizeBuyType)
      .execute();
    const inOrders = prizes.filter(({ status }) => status !== 'WON');
    expect(lines.map((line) => `${line.promo_item_id} in ${line.order_no}`).toSorted()).toEqual(
      inOrders.map((prize) => `${prize.prize_id} in ${prize.order_no}`).toSorted(),
    );
    expect(promised.filter((prizeId) => !inOrders.some(({ prize_id: id }) => id === prizeId))).toEqual([]);
    expect(new Set(inOrders.map(({ delivery }) => delivery))).toEqual(new Set(['SHIP_ALONE', 'ORDER_TOGETHER']));
    expect(stockFaults(books, await readStockBooks(desk.db))).toEqual([]);
  });

  const winPrizes = async ({ accountId }: Wallet, count: number): Promise<string[]> => {
    const prizeIds: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const grant = { accountId, site: 'US', source: 'STAFF', sourceRef: randomUUID(), title: 'Globe' } as const;
      const granted = await withTransaction(desk, 'durable', (tx) =>
        grantPrize(desk, tx, { ...grant, kind: 'PRODUCT', sku: won }),
      );
      if (granted.ok) prizeIds.push(granted.prizeId);
    }
    return prizeIds;
  };
});
