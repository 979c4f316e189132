import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { auditCoins } from '#server/shop/coins/ledger/audit.ts';
import { auditCoupons } from '#server/shop/coupons/audit-coupons.ts';
import { engines } from './engines.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { startFlashItem, startLadder, startSuit } from './started-promotions.ts';
import { post, postAgain } from './guest-order.ts';
import { counts, rush } from './order-rush.ts';
import { lamp } from './paying-shop.ts';
import { startDeposits } from './prize-rush.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';
import { deskOn, offerCoupon, offerExchange, openWallets, place, quoteOf, type Wallet } from './wallets.ts';

const isWhole = inject('share') === 1;
const rounds = isWhole ? 20 : 1;
const shoppers = 1_000 * inject('share');
const coupons = shoppers / 10;
const crowd = Math.max(200, shoppers);
const members = isWhole ? 200 : 60;
const servers = isWhole ? 4 : 2;
const ports = { shop: [5395, 5396, 5397, 5398].slice(0, servers), naive: [5400, 5401] } as const;
/** Two goods per round, so that no round leans on another, one more for bundles and one for the control. */
const goods = 2 * rounds + 2;

describe.each<Engine>(['sqlite', 'postgres'])(`${servers} servers on one %s`, (engine) => {
  let shop: ShopDatabase;
  let fleet: Fleet;
  let skus: string[];
  const deliver = (sku: string, stock: number) =>
    shop.database.db
      .updateTable('sku_markets')
      .set({ stock, safety_stock: 0, reserved: 0 })
      .where('sku', '=', sku)
      .where('site', '=', 'US')
      .execute();
  const ordered = async (sku: string) => {
    const lines = await shop.database.db.selectFrom('order_lines').select('order_no').where('sku', '=', sku).execute();
    return lines.map((line) => line.order_no).toSorted();
  };
  beforeAll(async () => {
    shop = await openShopDatabase(engine);
    const rows = await shop.database.db
      .selectFrom('sku_markets')
      .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
      .innerJoin('products', 'products.spu', 'skus.spu')
      .select('sku_markets.sku')
      .where('site', '=', 'US')
      .where('sellable', '=', 1)
      .where('products.status', '=', 'ACTIVE')
      // The one product that is not launched yet, and what the wallets buy.
      .where('sku_markets.sku', 'not like', 'LM-LINE-%')
      .where('sku_markets.sku', '!=', lamp)
      .orderBy('sku_markets.sku')
      .limit(goods)
      .execute();
    skus = rows.map(({ sku }) => sku);
    for (const [index, sku] of skus.entries()) await deliver(sku, index % 2 === 0 ? 1 : 37);
    await deliver(lamp, 100_000);
    fleet = await startFleet('dist/program/main.js', ports.shop, shop.env);
  });
  afterAll(async () => {
    await fleet.stop();
    await shop.close();
  });

  const origin = (index: number): string => fleet.origins[index % fleet.origins.length] ?? '';
  const each = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));
  const availableOf = async ({ accountId }: Wallet): Promise<number> => {
    const { available } = await shop.database.db
      .selectFrom('coin_accounts')
      .select('available')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return available;
  };
  const claim = (server: string, { headers }: Wallet, templateId: string) =>
    postAgain(`${server}/app-mall/v1/coupon/claim`, { templateId }, { ...headers, 'idempotency-key': randomUUID() });

  it(`sell exactly the stock: the last unit to one of 200 guests, 37 units to 37 of 500; rounds: ${rounds}`, async () => {
    const before = await readStockBooks(shop.database.db);
    for (let round = 0; round < rounds; round += 1) {
      await expectSold(skus[2 * round] ?? '', { guests: 200, stock: 1 });
      await expectSold(skus[2 * round + 1] ?? '', { guests: 500, stock: 37 });
    }
    expect(stockFaults(before, await readStockBooks(shop.database.db))).toEqual([]);
  });

  async function expectSold(sku: string, { guests, stock }: { guests: number; stock: number }) {
    const { orderNos, refused, faults } = await rush(fleet.origins, { sku }, { guests });
    expect(faults).toEqual([]);
    expect(orderNos.toSorted()).toEqual(await ordered(sku));
    expect([orderNos.length, refused]).toEqual([stock, guests - stock]);
  }

  it(`sell 50 pieces of a flash item to ${crowd} guests: exactly these, and one to each`, async () => {
    const promoItemId = await startFlashItem(shop, lamp, 50);
    const piece = { sku: lamp, promoItemId };
    const alone = await rush(fleet.origins, piece, { guests: 20, email: 'alone@lampyris.test' });
    expect([alone.orderNos.length, alone.refusals, alone.faults]).toEqual([1, { PROMO_USER_LIMIT: 19 }, []]);
    const { orderNos, refusals, faults } = await rush(fleet.origins, piece, { guests: crowd, asksAgain: true });
    expect([orderNos.length, refusals, faults]).toEqual([49, { PROMO_SOLD_OUT: crowd - 49 }, []]);
    const claims = await shop.database.db
      .selectFrom('promo_claims')
      .select('order_no')
      .where('promo_item_id', '=', promoItemId)
      .execute();
    expect(claims.map((claim) => claim.order_no).toSorted()).toEqual([...alone.orderNos, ...orderNos].toSorted());
  });

  const claimsOf = async (promoItemId: string) => {
    const rows = await shop.database.db
      .selectFrom('promo_claims')
      .select('order_no')
      .where('promo_item_id', '=', promoItemId)
      .execute();
    return rows.map((row) => row.order_no).toSorted();
  };

  it('sell 30 pieces of a step of an early bird to 200 guests, none of them at the price of another step', async () => {
    const [low = '', high = ''] = await startLadder(shop, lamp, [30, 20]);
    const piece = { sku: lamp, buyType: 2, promoItemId: low } as const;
    const first = await rush(fleet.origins, piece, { guests: 200, asksAgain: true });
    expect([first.orderNos.length, first.refused, first.faults]).toEqual([30, 170, []]);
    expect([await claimsOf(low), await claimsOf(high)]).toEqual([first.orderNos.toSorted(), []]);
    // The next step asks again: at its own price it is sold to those who have none yet.
    const second = await rush(fleet.origins, piece, { guests: 200, asksAgain: true });
    expect([second.orderNos.length, second.refused, second.faults]).toEqual([20, 180, []]);
    expect([(await claimsOf(low)).length, await claimsOf(high)]).toEqual([30, second.orderNos.toSorted()]);
  });

  const bundleOf = async (scarce: string, stock: number) => {
    await deliver(scarce, stock);
    const suit = { buyType: 4, promoItemId: await startSuit(shop, [scarce, lamp]), suitGroupId: randomUUID() } as const;
    return [
      { sku: scarce, ...suit },
      { sku: lamp, ...suit },
    ];
  };

  it('sell a bundle to 200 guests as often as the scarcest of its pieces is there, and keep none of the other', async () => {
    const scarce = skus.at(-2) ?? '';
    const reserved = async () => {
      const rows = await shop.database.db
        .selectFrom('sku_markets')
        .select(['sku', 'reserved'])
        .where('site', '=', 'US')
        .where('sku', 'in', [scarce, lamp])
        .execute();
      return new Map(rows.map((row) => [row.sku, row.reserved]));
    };
    const bundle = await bundleOf(scarce, 20);
    const before = (await reserved()).get(lamp) ?? 0;
    const { orderNos, refused, faults } = await rush(fleet.origins, bundle, { guests: 200, asksAgain: true });
    expect([orderNos.length, refused, faults]).toEqual([20, 180, []]);
    const after = await reserved();
    expect([after.get(scarce), (after.get(lamp) ?? 0) - before]).toEqual([20, 20]);
  });

  it(`give ${coupons} coupons to ${shoppers} shoppers: each of them once, and none twice`, async () => {
    const desk = deskOn(shop.database);
    const templateId = await offerCoupon(desk, coupons);
    const wallets = await openWallets(desk, shoppers);
    const answers = await each(shoppers, async (index) => {
      const wallet = wallets[index];
      return wallet ? claim(origin(index), wallet, templateId) : Promise.reject(new Error('no wallet'));
    });
    expect(counts(answers)).toEqual({ 200: coupons, COUPON_QUOTA_GONE: shoppers - coupons });
    const rows = await shop.database.db
      .selectFrom('coupons')
      .select('account_id')
      .where('template_id', '=', templateId)
      .execute();
    expect([rows.length, new Set(rows.map((row) => row.account_id)).size]).toEqual([coupons, coupons]);
  });

  it('let one of 200 orders that come at once use a coupon, and as many use coins as the balance has', async () => {
    const desk = deskOn(shop.database);
    const templateId = await offerCoupon(desk, null, 20);
    const [one, other] = await openWallets(desk, 2, { templateId });
    if (!one || !other) throw new Error('no wallets');
    const withCoupon = { sku: lamp, quantity: 1, couponIds: one.couponIds, coinAmount: 0 };
    const first = await quoteOf(origin(0), one, withCoupon);
    const used = await each(200, (index) => place(origin(index), one, first));
    expect(used.filter(({ status }) => status === 200)).toHaveLength(1);

    // 5,000 coins; each tab spends 400 of them.
    const withCoins = { sku: lamp, quantity: 4, couponIds: [], coinAmount: 400 };
    const second = await quoteOf(origin(0), other, withCoins);
    const spent = await each(20, (index) => place(origin(index), other, second));
    expect(spent.filter(({ status }) => status === 200)).toHaveLength(12);
    const { available, locked } = await shop.database.db
      .selectFrom('coin_accounts')
      .select(['available', 'locked'])
      .where('account_id', '=', other.accountId)
      .executeTakeFirstOrThrow();
    expect([available, locked]).toEqual([200, 4_800]);
  });

  it('count a check-in once, though it comes from many tabs', async () => {
    const desk = deskOn(shop.database);
    const [wallet] = await openWallets(desk, 1);
    if (!wallet) throw new Error('no wallet');
    const answers = await each(40, (index) => post(`${origin(index)}/app-mall/v1/coin/check-in`, {}, wallet.headers));
    expect(counts(answers)).toEqual({ 200: 1, 40: 39 });
  });

  it('exchange coins once for a key, and no more often than one member may', async () => {
    const desk = deskOn(shop.database);
    const itemId = await offerExchange(desk, { cost: 300, perUser: 1 });
    const [one, other] = await openWallets(desk, 2);
    if (!one || !other) throw new Error('no wallets');
    const exchange = (server: string, { headers }: Wallet, key: string) =>
      post(`${server}/app-mall/v1/coin/exchange`, { itemId }, { ...headers, 'idempotency-key': key });
    const apart = await each(40, (index) => exchange(origin(index), one, randomUUID()));
    expect(counts(apart)).toEqual({ 200: 1, COIN_EXCHANGE_LIMIT: 39 });
    const key = randomUUID();
    const repeated = await each(40, (index) => exchange(origin(index), other, key));
    expect(counts(repeated)).toEqual({ 200: 40 });
    expect(new Set(repeated.map(({ data }) => data?.couponId)).size).toBe(1);
    expect([await availableOf(one), await availableOf(other)]).toEqual([4_700, 4_700]);
    const { stock } = await shop.database.db
      .selectFrom('coin_exchange_items')
      .select('stock')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(98);
  });

  it('pay a task once, though it is claimed from many tabs', async () => {
    const [wallet] = await openWallets(deskOn(shop.database), 1);
    if (!wallet) throw new Error('no wallet');
    // What the task asks for.
    await shop.database.db
      .updateTable('accounts')
      .set({ marketing_opt_in: 1 })
      .where('id', '=', wallet.accountId)
      .execute();
    const answers = await each(40, (index) =>
      post(`${origin(index)}/app-mall/v1/coin/task/claim`, { taskId: 'news' }, wallet.headers),
    );
    expect(counts(answers)).toEqual({ 200: 1, 40: 39 });
    expect(await availableOf(wallet)).toBe(5_050);
  });

  it(`reserve 20 pieces by deposit for ${members} members: exactly these, and one for one of them`, async () => {
    const desk = deskOn(shop.database);
    const id = await startDeposits(desk, lamp, 20);
    const wallets = await openWallets(desk, members);
    const reserve = (index: number, { headers }: Wallet) =>
      postAgain(
        `${origin(index)}/app-mall/v1/prom/early-bird/reserve`,
        { id, sku: lamp },
        { ...headers, 'idempotency-key': randomUUID() },
      );
    const [first] = wallets as [Wallet];
    expect(counts(await each(20, (index) => reserve(index, first)))).toEqual({ 200: 1, PROMO_USER_LIMIT: 19 });
    const answers = await Promise.all(wallets.slice(1).map((wallet, index) => reserve(index, wallet)));
    expect(counts(answers)).toEqual({ 200: 19, PROMO_SOLD_OUT: members - 20 });
    const rows = await desk.db
      .selectFrom('deposit_reservations')
      .select('account_id')
      .where('promo_id', '=', id)
      .execute();
    expect([rows.length, new Set(rows.map((row) => row.account_id)).size]).toEqual([20, 20]);
  });

  it('have books that agree afterwards', async () => {
    expect(await auditCoins(shop.database.db)).toEqual([]);
    expect(await auditCoupons(shop.database.db)).toEqual([]);
  });

  describe.runIf(engines.includes(engine))(
    'and a shop that reads first and writes afterwards: the harness detects it',
    () => {
      let naive: Fleet;
      beforeAll(async () => {
        naive = await startFleet('tests/reliability/naive-shop.ts', ports.naive, shop.env);
      });
      afterAll(() => naive.stop());

      const successes = async (count: number, path: string, body: object): Promise<number> => {
        const answers = await each(count, (index) =>
          post(`${naive.origins[index % naive.origins.length] ?? ''}/app-mall/v1/${path}`, body),
        );
        return answers.filter(({ status }) => status === 200).length;
      };

      it('sells the last unit more than once', async () => {
        const { orderNos, faults } = await rush(naive.origins, { sku: skus.at(-1) ?? '' }, { guests: 200 });
        expect(faults).toEqual([]);
        expect(orderNos.length).toBeGreaterThan(1);
      });

      it('sells more pieces of a flash item and of a step than there are', async () => {
        const flash = await startFlashItem(shop, lamp, 1);
        const [step = ''] = await startLadder(shop, lamp, [1]);
        for (const promoItemId of [flash, step]) {
          const { orderNos } = await rush(naive.origins, { sku: lamp, promoItemId }, { guests: 100 });
          expect(orderNos.length).toBeGreaterThan(1);
        }
      });

      it('sells a bundle more often than its scarcest piece is there', async () => {
        const { orderNos } = await rush(naive.origins, await bundleOf(skus.at(-2) ?? '', 1), { guests: 100 });
        expect(orderNos.length).toBeGreaterThan(1);
      });

      it('reserves more by deposit than there are', async () => {
        const id = await startDeposits(deskOn(shop.database), lamp, 1);
        expect(await successes(100, 'prom/early-bird/reserve', { id })).toBeGreaterThan(1);
      });

      it('gives too many coupons', async () => {
        const templateId = await offerCoupon(deskOn(shop.database), 1);
        expect(await successes(100, 'coupon/claim', { templateId })).toBeGreaterThan(1);
      });

      it('exchanges more coins than there are', async () => {
        const [wallet] = await openWallets(deskOn(shop.database), 1);
        const exchange = { accountId: wallet?.accountId, cost: 5_000 };
        expect(await successes(40, 'coin/exchange', exchange)).toBeGreaterThan(1);
      });

      it('pays a task more than once', async () => {
        const [wallet] = await openWallets(deskOn(shop.database), 1);
        const claim = { accountId: wallet?.accountId, taskId: 'news' };
        expect(await successes(40, 'coin/task/claim', claim)).toBeGreaterThan(1);
      });
    },
  );
});
