import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditCoins } from '#server/shop/coins/ledger/audit.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { engines } from './engines.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { enterGiveaway } from './prize-rush.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';
import { deskOn, openingCoins, openWallets } from './wallets.ts';

const servers = inject('share') === 1 ? 4 : 2;
const ports = [5438, 5439, 5440, 5441].slice(0, servers);
const members = 40;
const prizes = 25;

describe.each(engines)(`${servers} processes on one %s`, (engine) => {
  let shop: ShopDatabase;
  let fleet: Fleet;
  let desk: ShopContext;
  beforeAll(async () => {
    shop = await openShopDatabase(engine);
    desk = deskOn(shop.database);
    fleet = await startFleet('tests/reliability/drawing-shop.ts', ports, shop.env);
  });
  afterAll(async () => {
    await fleet.stop();
    await shop.close();
  });

  /** All processes are asked twice at once. @returns what they answered */
  const ask = (path: string, body: object): Promise<number[]> =>
    Promise.all(
      [...fleet.origins, ...fleet.origins].map(async (origin) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${origin}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        const { data }: { data: number } = await answer.json();
        return data;
      }),
    );
  const read = async (promoId: string) => ({
    ...(await desk.db.selectFrom('draws').selectAll().where('promo_id', '=', promoId).executeTakeFirstOrThrow()),
    won: await desk.db.selectFrom('draw_winners').selectAll().where('promo_id', '=', promoId).execute(),
  });

  it('seal the entries once, draw once and give each prize once, with one mail', async () => {
    const wallets = await openWallets(desk, members);
    const { promoId, closeTime, drawTime } = await enterGiveaway(desk, wallets, prizes);
    await ask('advance', { now: closeTime });
    expect(await read(promoId)).toMatchObject({ status: 'CLOSED', entry_count: members });
    await ask('advance', { now: drawTime });
    const { status, won } = await read(promoId);
    expect([status, won.length, new Set(won.map((winner) => winner.account_id)).size]).toEqual([
      'ANNOUNCED',
      prizes,
      prizes,
    ]);
    const granted = await desk.db
      .selectFrom('prizes')
      .select(['prize_id', 'account_id'])
      .where('promo_id', '=', promoId)
      .execute();
    expect(granted.map((prize) => prize.prize_id).toSorted()).toEqual(won.map((winner) => winner.prize_id).toSorted());
    const { coins } = await desk.db
      .selectFrom('coin_accounts')
      .select((row) => row.fn.sum<number | string>('available').as('coins'))
      .where(
        'account_id',
        'in',
        wallets.map(({ accountId }) => accountId),
      )
      .executeTakeFirstOrThrow();
    expect(Number(coins)).toBe(members * openingCoins + prizes * 100);
    expect(await auditCoins(desk.db)).toEqual([]);
    const mails = await desk.db.selectFrom('outbox').select('id').where('payload', 'like', '%drawWon%').execute();
    expect(mails).toHaveLength(prizes);
  });

  it('would give prizes twice where each grants what it has read before', async () => {
    const wallets = await openWallets(desk, members);
    const { promoId, closeTime, drawTime } = await enterGiveaway(desk, wallets, prizes);
    await ask('advance', { now: closeTime });
    await ask('advance', { now: drawTime });
    await desk.db.updateTable('draw_winners').set({ granted_at: null }).where('promo_id', '=', promoId).execute();
    const granted = await ask('advance-naively', { promoId });
    expect(granted.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(prizes);
  });
});
