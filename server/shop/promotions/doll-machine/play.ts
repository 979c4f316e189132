import { randomInt } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { clipToDailyCap, localDay } from '#rules/coin-tasks.ts';
import { isOldEnough, isPityDue, playsLeft, prizeOfTicket, ticketsOf } from '#rules/doll-machine.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import { claimTurn } from '#server/security/mailbox-turns.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCoinBalance } from '../../coins/ledger/coin-account.ts';
import { earnedToday } from '../../coins/ledger/earned-today.ts';
import { openMemberDay } from '../../coins/member-zone.ts';
import { spendAtOnce } from '../../coins/spend-at-once.ts';
import { grantPrize, isNoneLeft } from '../../prizes/grant-prize.ts';
import { type DollMachine, type DollPrize, findMachine } from './machines.ts';
import { freePlaysOf, presentPlays, readStand, requirePlay } from './plays.ts';

type Schemas = components['schemas'];

/** Draws a ticket: evenly one of the whole numbers from 0 up to `tickets`, which is not among them. */
export type DrawTicket = (tickets: number) => number;

/**
 * Plays once per key: what it costs, the result, and what the result brings are written together or not at all.
 * @param draw cannot be foreseen, except in tests
 * @throws NOT_FOUND, PROMO_NOT_STARTED, PROMO_ENDED, PROMO_SOLD_OUT, PROMO_ELIGIBILITY, PROMO_USER_LIMIT, PRICE_CHANGED,
 * COIN_BALANCE
 */
export async function playMachine(
  shop: ShopContext,
  caller: ProvedContext,
  { machineId, cost }: Pick<Schemas['DollPlayRequest'], 'machineId' | 'cost'>,
  key: string,
  draw: DrawTicket = randomInt,
): Promise<Schemas['DollPlayed']> {
  const { accountId } = caller.account;
  const intent = { operation: 'playDollMachine', subject: accountId, key, request: { machineId, cost } } as const;
  const { playId, ...stand } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => play(shop, tx, caller, { machineId, cost, draw })),
  );
  const [result] = await presentPlays(shop, caller.site, [await requirePlay(shop.db, accountId, playId)]);
  if (!result) throw new ShopError('NOT_FOUND');
  return { result, ...stand };
}

/** What is kept of a play for whoever sends its key again. */
type RecordedPlay = Omit<Schemas['DollPlayed'], 'result'> & { readonly playId: string };

async function play(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  { machineId, cost, draw }: { readonly machineId: string; readonly cost: number; readonly draw: DrawTicket },
): Promise<RecordedPlay> {
  const { accountId } = caller.account;
  const now = shop.clock.now();
  // The coins of the member are locked: their plays pass one by one.
  const { row: coins, zone } = await openMemberDay(shop, tx, caller);
  const machine = await requireLive(tx, caller, machineId, now);
  const { config, site } = machine;
  const today = localDay(now, zone);
  await requireAge(tx, accountId, today);
  if (cost === 0) await claimTurn(shop, tx, await freePlaysOf(tx, { accountId, machineId }));
  const stand = await readStand(shop, tx, { accountId, machineId, today });
  const left = playsLeft(stand, config);
  if (left.plays === 0) {
    throw new ShopError('PROMO_USER_LIMIT', { message: `You have played ${config.dailyLimit} times today.` });
  }
  // Nobody pays for a play that they took for a free one.
  if (cost !== (left.free > 0 ? 0 : config.costCoins)) {
    throw new ShopError('PRICE_CHANGED', { message: 'You’ve used today’s free play. Nothing was spent.' });
  }
  const playId = shop.newId();
  if (cost > 0)
    await spendAtOnce(shop, tx, coins, { amount: cost, source: 'GAME', refNo: playId, text: 'Doll machine' });

  const isPity = isPityDue(stand.withoutPity, config.pity.plays);
  const drawn = isPity
    ? machine.pool.prizes.find(({ prizeId }) => prizeId === config.pity.prizeId)
    : prizeOfTicket(machine.pool, draw(ticketsOf(machine.pool)));
  const won = drawn && (await win(shop, tx, { accountId, machine, prize: drawn, playId, zone }));
  if (isPity && !won) throw soldOut();
  const withoutPity = won?.prizeId === config.pity.prizeId ? 0 : stand.withoutPity + 1;
  await tx
    .insertInto('doll_plays')
    .values({
      ...{ account_id: accountId, play_id: playId, promo_id: machineId, site, number: stand.lastNumber + 1 },
      ...{ day: today, cost, prize_id: won?.prizeId ?? null, coins: won?.coins ?? 0 },
      ...{ expire_time: won?.expireTime ?? null, without_pity: withoutPity, played_time: now, seen_time: null },
    })
    .execute();
  const { available: balance } = await readCoinBalance(tx, accountId, now);
  const after = playsLeft({ played: stand.played + 1, playedFree: stand.playedFree + (cost === 0 ? 1 : 0) }, config);
  return { playId, balance, freePlays: after.free, playsLeft: after.plays, withoutPity };
}

/** @throws NOT_FOUND, PROMO_NOT_STARTED, PROMO_ENDED, PROMO_SOLD_OUT */
async function requireLive(tx: Tx, { site }: ProvedContext, machineId: string, now: number): Promise<DollMachine> {
  const machine = await findMachine(tx, { site, now, machineId });
  if (!machine) throw new ShopError('NOT_FOUND');
  switch (machine.state) {
    case 'LIVE':
      return machine;
    case 'COMING':
      throw new ShopError('PROMO_NOT_STARTED', { message: 'The doll machine hasn’t opened yet.' });
    case 'ENDED':
      throw new ShopError('PROMO_ENDED', { message: 'This doll machine is closed.' });
    case 'SOLD_OUT':
      throw soldOut();
  }
}

const soldOut = () => new ShopError('PROMO_SOLD_OUT', { message: 'The prizes are gone. Nothing was spent.' });

/** @throws PROMO_ELIGIBILITY */
async function requireAge(tx: Tx, accountId: string, today: string): Promise<void> {
  const { birthday } = await tx
    .selectFrom('accounts')
    .select('birthday')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (isOldEnough(birthday, today)) return;
  throw new ShopError('PROMO_ELIGIBILITY', { message: 'The doll machine is for members aged 18 and older.' });
}

interface Win {
  readonly accountId: string;
  readonly machine: DollMachine;
  readonly prize: DollPrize;
  readonly playId: string;
  readonly zone: string;
}

/** What a drawn prize brings; undefined, with nothing written, where the last one went while it was drawn. */
async function win(
  shop: ShopContext,
  tx: Tx,
  { accountId, machine, prize, playId, zone }: Win,
): Promise<{ readonly prizeId: string; readonly coins: number; readonly expireTime: number | null } | undefined> {
  if (!(await consumePrize(tx, machine, prize))) return undefined;
  const { prizeId, title } = prize;
  const granting = { accountId, site: machine.site, source: 'DOLL_MACHINE', sourceRef: playId, title } as const;
  const grant = { ...granting, promoId: machine.machineId };
  if (prize.kind === 'COINS') {
    const coins = clipToDailyCap(prize.coins, await earnedToday(tx, accountId, shop.clock.now(), zone));
    if (coins > 0) await grantPrize(shop, tx, { ...grant, kind: 'COINS', coins });
    return { prizeId, coins, expireTime: null };
  }
  const granted = await grantPrize(
    shop,
    tx,
    prize.kind === 'PRODUCT' ? { ...grant, ...prize } : { ...grant, ...prize },
  );
  if (granted.ok) return { prizeId, coins: 0, expireTime: granted.expireTime };
  // Whose coupon cannot be given at the moment has not played, and the machine is as full as before.
  if (!isNoneLeft(granted.code)) {
    throw new ShopError('UNAVAILABLE', { message: 'We can’t give out this prize right now. Nothing was spent.' });
  }
  // The shop has none left: neither has the machine.
  await ofPrize(tx, machine, prizeId).set({ remaining: 0 }).execute();
  return undefined;
}

const ofPrize = (tx: Tx, { machineId, site }: DollMachine, prizeId: string) =>
  tx
    .updateTable('doll_prizes')
    .where('promo_id', '=', machineId)
    .where('site', '=', site)
    .where('prize_id', '=', prizeId);

/** Takes one out of the machine. @returns false where there is none */
async function consumePrize(tx: Tx, machine: DollMachine, { prizeId, left }: DollPrize): Promise<boolean> {
  if (left === null) return true;
  const taken = await ofPrize(tx, machine, prizeId)
    .set((row) => ({ remaining: row('remaining', '-', 1) }))
    .where('remaining', '>', 0)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
