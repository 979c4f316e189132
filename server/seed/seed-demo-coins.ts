import { nextCheckIn } from '#rules/coin-check-in.ts';
import { refundedCoinExpiry } from '#rules/coin-lots.ts';
import { localDay, taskPoints } from '#rules/coin-tasks.ts';
import { openCoinAccount, openLot } from '#server/shop/coins/ledger/lots.ts';
import { postMovement } from '#server/shop/coins/ledger/post-movement.ts';
import { creditCoins, grantOrderCoins, releaseOrderCoins } from '#server/shop/coins/order-coins.ts';
import type { Tx } from '../db/schema.ts';
import { day, hour } from './days.ts';
import { demoShopper } from './demo-shopper.ts';
import { seedId } from './seed-id.ts';

const zone = 'America/Los_Angeles';

/** Days ago on which the demo shopper checked in: a row with a missed day, and one that ended yesterday. */
const checkInDays = [96, 95, 94, 92, 91, 33, 32, 31, 4, 3, 2, 1];
const claims = [
  { ago: 120, taskId: 'look-at-ten', coins: 20, text: 'Look at 10 lights' },
  { ago: 96, taskId: 'add-one', coins: 5, text: 'Add a light to your cart' },
  { ago: 32, taskId: 'look-at-comforts', coins: 15, text: 'Look at 3 small comforts' },
  { ago: 3, taskId: 'look-at-ten', coins: 20, text: 'Look at 10 lights' },
];
const refunded = { ago: 12, coins: 60 };

interface Step {
  readonly time: number;
  readonly run: (at: Writer) => Promise<void>;
}

/** The shop as it was at a time, for functions that ask for its clock and for new ids. */
interface Writer {
  readonly clock: { now(): number };
  readonly newId: () => string;
}

/** Writes what the demo shopper has earned in half a year: orders, check-ins, tasks, and coins that run out soon. */
export async function seedDemoCoins(tx: Tx, now: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirst();
  if (!account) return;
  const { id: accountId } = account;
  const begun = await tx.selectFrom('coin_accounts').select('account_id').where('account_id', '=', accountId).execute();
  if (begun.length > 0) return;
  const steps = [
    ...(await orderSteps(tx, accountId)),
    ...checkInDays.map((ago) => checkInStep(tx, accountId, now - ago * day)),
    ...claims.map(({ ago, taskId, coins, text }): Step => {
      // After the check-in of the same day.
      const time = now - ago * day + hour;
      const credit = { accountId, amount: coins, source: 'TASK' as const, text, points: taskPoints(coins) };
      return { time, run: (at) => creditCoins(at, tx, { ...credit, refNo: `${taskId} ${localDay(time, zone)}` }) };
    }),
    refundStep(tx, accountId, now - refunded.ago * day),
  ].toSorted((a, b) => a.time - b.time);
  let count = 0;
  const newId = () => seedId(`coins ${(count += 1)} of the demo shopper`);
  for (const { time, run } of steps) await run({ clock: { now: () => time }, newId });
  await tx.updateTable('coin_accounts').set({ time_zone: zone }).where('account_id', '=', accountId).execute();
}

/** A tenth of the goods of each paid order, usable since it was completed. */
async function orderSteps(tx: Tx, accountId: string): Promise<Step[]> {
  const orders = await tx
    .selectFrom('orders')
    .select(['order_no', 'goods_total_amount', 'paid_time', 'completed_time'])
    .where('account_id', '=', accountId)
    .where('status', 'not in', ['CANCELLED', 'REFUNDED', 'CLOSED'])
    .orderBy('order_no')
    .execute();
  return orders.flatMap(
    ({ order_no: orderNo, goods_total_amount: goods, paid_time: paid, completed_time: completed }) => {
      if (paid === null) return [];
      const amount = Math.floor(goods / 10);
      const granted: Step = { time: paid, run: (at) => grantOrderCoins(at, tx, { accountId, orderNo, amount }) };
      if (completed === null) return [granted];
      return [granted, { time: completed, run: (at: Writer) => releaseOrderCoins(at, tx, orderNo) }];
    },
  );
}

function checkInStep(tx: Tx, accountId: string, time: number): Step {
  const today = localDay(time, zone);
  return {
    time,
    run: async (at) => {
      const { check_in_day, check_in_streak } = await openCoinAccount(at, tx, accountId);
      const { streak, reward } = nextCheckIn({ day: check_in_day, streak: check_in_streak }, today);
      await tx
        .updateTable('coin_accounts')
        .set({ check_in_day: today, check_in_streak: streak })
        .where('account_id', '=', accountId)
        .execute();
      await creditCoins(at, tx, { accountId, amount: reward, source: 'CHECK_IN', refNo: today });
    },
  };
}

/** Coins of a refund whose lot had run out: they are the next ones to go. */
function refundStep(tx: Tx, accountId: string, time: number): Step {
  return {
    time,
    run: async (at) => {
      const account = await openCoinAccount(at, tx, accountId);
      const { coins: amount } = refunded;
      const refNo = seedId('refund of coins of the demo shopper');
      const expires = { at: refundedCoinExpiry(time, zone) };
      const lotId = await openLot(at, tx, account, { source: 'REFUND', refNo, amount, expires });
      const transfers = [{ lotId, amount, from: 'ISSUED', to: 'AVAILABLE' } as const];
      const cause = `REFUND:${refNo}`;
      await postMovement(at, tx, account, { type: 'REFUND', source: 'REFUND', cause, refNo, transfers });
    },
  };
}
