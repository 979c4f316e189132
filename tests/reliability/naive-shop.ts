/**
 * The control of the races: takes orders and pays them back, gives coupons, coins and prizes as one would write it without
 * thinking of others, that is, reads what there is and writes the sum back. It must fail the harness, or the harness proves nothing.
 * So that it fails on every run and not only on the unlucky ones, the first caller of each server waits until a second one
 * has read.
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { itemIdOf } from '#server/shop/promotions/deposits/create-campaign.ts';
import { meetingPoint } from './meeting-point.ts';

interface OrderLine {
  readonly sku: string;
  readonly quantity: number;
  readonly buyType?: number;
  readonly promoItemId?: string;
}

interface Order {
  readonly lines: readonly [OrderLine, ...OrderLine[]];
}

interface Pledge {
  /** A tier of a project. */
  readonly itemId: string;
}

const config = readConfig(process.env);
const { db, close } = await openDatabase(config, { error: console.error });
const app = Fastify();
let orders = 0;

const meetingPoints = new Map<string, () => Promise<void>>();
/** A meeting point of its own for each thing that is sold. */
function meetAt(sold: string): Promise<void> {
  const meet = meetingPoints.get(sold) ?? meetingPoint();
  meetingPoints.set(sold, meet);
  return meet();
}

const done = (data: object) => ({ status: 200, message: 'ok', data });
const refusal = (code: string) => ({ status: 422, message: code, code, data: null });

app.get('/readyz', async () => ({}));
app.post('/app-mall/v1/order/preview', async () => done({ quoteHash: 'seen' }));

async function sellPiece(promoItemId: string): Promise<boolean> {
  const bucket = await db
    .selectFrom('promo_item_buckets')
    .select('remaining')
    .where('promo_item_id', '=', promoItemId)
    .executeTakeFirstOrThrow();
  await meetAt(promoItemId);
  if (bucket.remaining === 0) return false;
  await db
    .updateTable('promo_item_buckets')
    .set({ remaining: bucket.remaining - 1 })
    .where('promo_item_id', '=', promoItemId)
    .execute();
  return true;
}

async function orderPiece(promoItemId: string) {
  if (!(await sellPiece(promoItemId))) return refusal('PROMO_SOLD_OUT');
  orders += 1;
  return done({ orderNo: `NAIVE-${process.pid}-${orders}` });
}

app.post<{ Body: { id: string } }>('/app-mall/v1/prom/early-bird/reserve', async ({ body: { id } }) =>
  orderPiece(itemIdOf(id, 'US')),
);

app.post<{ Body: Order | Pledge }>('/app-mall/v1/order/create', async ({ body }) => {
  const { lines } = 'lines' in body ? body : { lines: [{ sku: '', quantity: 1, promoItemId: body.itemId }] as const };
  const [{ promoItemId, buyType }] = lines;
  // The pieces of a bundle are those of the stock.
  if (promoItemId !== undefined && buyType !== 4) return orderPiece(promoItemId);
  const skus = lines.map(({ sku }) => sku);
  const rows = await db
    .selectFrom('sku_markets')
    .select(['id', 'sku', 'stock', 'reserved'])
    .where('sku', 'in', skus)
    .where('site', '=', 'US')
    .execute();
  await meetAt(skus.join());
  const reserved = rows.map(({ id, sku, stock, reserved: before }) => {
    const quantity = lines.find((line) => line.sku === sku)?.quantity ?? 0;
    return { id, stock, reserved: before + quantity };
  });
  if (reserved.some((row) => row.reserved > row.stock)) return refusal('QUOTE_PROBLEMS');
  for (const row of reserved) {
    await db.updateTable('sku_markets').set({ reserved: row.reserved }).where('id', '=', row.id).execute();
  }
  orders += 1;
  return done({ orderNo: `NAIVE-${process.pid}-${orders}` });
});

const meetAtCoupon = meetingPoint();
app.post<{ Body: { templateId: string } }>('/app-mall/v1/coupon/claim', async ({ body: { templateId } }) => {
  const bucket = await db
    .selectFrom('coupon_claim_counts')
    .select(['claimed', 'quota'])
    .where('template_id', '=', templateId)
    .where('bucket', '=', 0)
    .executeTakeFirstOrThrow();
  await meetAtCoupon();
  if (bucket.quota !== null && bucket.claimed >= bucket.quota) return refusal('COUPON_QUOTA_GONE');
  await db
    .updateTable('coupon_claim_counts')
    .set({ claimed: bucket.claimed + 1 })
    .where('template_id', '=', templateId)
    .where('bucket', '=', 0)
    .execute();
  return done({ couponId: `NAIVE-${process.pid}` });
});

/** What the naive shop asks instead of a token. */
interface Named {
  readonly accountId: string;
}
const readAvailable = async (accountId: string): Promise<number> => {
  const { available } = await db
    .selectFrom('coin_accounts')
    .select('available')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return available;
};
const writeAvailable = (accountId: string, available: number) =>
  db.updateTable('coin_accounts').set({ available }).where('account_id', '=', accountId).execute();

const meetAtExchange = meetingPoint();
app.post<{ Body: Named & { cost: number } }>('/app-mall/v1/coin/exchange', async ({ body: { accountId, cost } }) => {
  const available = await readAvailable(accountId);
  await meetAtExchange();
  if (available < cost) return refusal('COIN_BALANCE');
  await writeAvailable(accountId, available - cost);
  return done({});
});

const meetAtTask = meetingPoint();
app.post<{ Body: Named & { taskId: string } }>(
  '/app-mall/v1/coin/task/claim',
  async ({ body: { accountId, taskId } }) => {
    const key = { account_id: accountId, task_id: taskId, period_key: 'once' };
    const claim = await db
      .selectFrom('coin_task_claims')
      .select('time')
      .where('account_id', '=', accountId)
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    await meetAtTask();
    if (claim) return refusal('COIN_TASK_OPEN');
    await db
      .insertInto('coin_task_claims')
      .values({ ...key, reward: 50, time: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeAvailable(accountId, (await readAvailable(accountId)) + 50);
    return done({ reward: 50 });
  },
);

app.post<{ Body: Named & { machineId: string; number: number } }>(
  '/app-mall/v1/prom/doll-machine/play',
  async ({ body: { accountId, machineId, number } }) => {
    const plays = db.selectFrom('doll_plays').select('play_id').where('account_id', '=', accountId);
    const prizes = db.selectFrom('doll_prizes').select('remaining').where('promo_id', '=', machineId);
    const played = await plays.where('promo_id', '=', machineId).execute();
    const { remaining } = await prizes.where('prize_id', '=', 'lamp').executeTakeFirstOrThrow();
    await meetAt(machineId);
    if (played.length > 0) return refusal('PRICE_CHANGED');
    const left = remaining ?? 0;
    const now = Date.now();
    await db
      .insertInto('doll_plays')
      .values({
        ...{ account_id: accountId, play_id: randomUUID(), promo_id: machineId, site: 'US', number, day: '2026-11-27' },
        ...{ cost: 0, prize_id: left > 0 ? 'lamp' : null, coins: 0, expire_time: null, without_pity: 1 },
        ...{ played_time: now, seen_time: now },
      })
      .execute();
    if (left > 0) {
      const lamps = db
        .updateTable('doll_prizes')
        .set({ remaining: left - 1 })
        .where('promo_id', '=', machineId);
      await lamps.where('prize_id', '=', 'lamp').execute();
    }
    return done({});
  },
);

app.post<{ Body: { prizeId: string } }>('/app-mall/v1/prom/prize/claim', async ({ body: { prizeId } }) => {
  const prizes = db.selectFrom('prizes').select('status').where('prize_id', '=', prizeId);
  const { status } = await prizes.executeTakeFirstOrThrow();
  await meetAt(prizeId);
  if (status !== 'WON') return refusal('PRIZE_GONE');
  await db.updateTable('prizes').set({ status: 'CLAIMED' }).where('prize_id', '=', prizeId).execute();
  return done({});
});

app.post<{ Body: Named & { promoId: string; limit: number; ref: string } }>(
  '/app-mall/v1/prom/giveaway/enter',
  async ({ body: { accountId, promoId, limit, ref } }) => {
    const entries = db.selectFrom('giveaway_entries').select('ref').where('account_id', '=', accountId);
    const held = await entries.where('promo_id', '=', promoId).execute();
    await meetAt(promoId);
    if (held.length >= limit) return refusal('PROMO_USER_LIMIT');
    await db
      .insertInto('giveaway_entries')
      .values({
        ...{ account_id: accountId, entry_id: randomUUID(), promo_id: promoId, sequence: Number(ref), action: 'SHARE' },
        ...{ ref, created_time: Date.now(), revoked_time: null },
      })
      .execute();
    return done({});
  },
);

app.post<{ Body: { orderNo: string } }>('/app-mall/v1/order/revoke', async ({ body: { orderNo } }) => {
  const orders = db.selectFrom('orders').select(['paid_amount', 'refunded_amount']).where('order_no', '=', orderNo);
  const { paid_amount: paid, refunded_amount: refunded } = await orders.executeTakeFirstOrThrow();
  await meetAt(orderNo);
  if (refunded > 0) return refusal('ORDER_STATE');
  await db.updateTable('orders').set({ refunded_amount: paid }).where('order_no', '=', orderNo).execute();
  return done({});
});

process.once('SIGTERM', () => {
  void app
    .close()
    .then(close)
    .then(() => process.exit(0));
});
await app.listen({ host: config.host, port: config.port });
