/**
 * The control of the oversell test: takes orders as one would write it without thinking of others, that is, reads what is
 * free and writes the sum back. It must fail the harness, or the harness proves nothing. So that it fails on every run and
 * not only on the unlucky ones, the first guest of each server waits until a second one has read.
 */
import { EventEmitter, once } from 'node:events';
import Fastify from 'fastify';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';

interface Order {
  readonly lines: readonly [{ readonly sku: string; readonly quantity: number }];
}

const config = readConfig(process.env);
const { db, close } = await openDatabase(config, { error: console.error });
const app = Fastify();
let orders = 0;
let readers = 0;
const guests = new EventEmitter();

app.get('/readyz', async () => ({}));
app.post('/app-mall/v1/order/preview', async () => ({ status: 200, message: 'ok', data: { quoteHash: 'seen' } }));
app.post<{ Body: Order }>('/app-mall/v1/order/create', async ({ body: { lines } }) => {
  const [{ sku, quantity }] = lines;
  const row = await db
    .selectFrom('sku_markets')
    .select(['id', 'stock', 'reserved'])
    .where('sku', '=', sku)
    .where('site', '=', 'US')
    .executeTakeFirstOrThrow();
  readers += 1;
  if (readers === 1) await once(guests, 'second');
  if (readers === 2) guests.emit('second');
  if (row.stock - row.reserved < quantity)
    return { status: 422, message: 'sold out', code: 'QUOTE_PROBLEMS', data: null };
  await db
    .updateTable('sku_markets')
    .set({ reserved: row.reserved + quantity })
    .where('id', '=', row.id)
    .execute();
  orders += 1;
  return { status: 200, message: 'ok', data: { orderNo: `NAIVE-${process.pid}-${orders}` } };
});

app.post<{ Body: { templateId: string } }>('/app-mall/v1/coupon/claim', async ({ body: { templateId } }) => {
  const bucket = await db
    .selectFrom('coupon_claim_counts')
    .select(['claimed', 'quota'])
    .where('template_id', '=', templateId)
    .where('bucket', '=', 0)
    .executeTakeFirstOrThrow();
  readers += 1;
  if (readers === 1) await once(guests, 'second');
  if (readers === 2) guests.emit('second');
  if (bucket.quota !== null && bucket.claimed >= bucket.quota)
    return { status: 410, message: 'gone', code: 'COUPON_QUOTA_GONE', data: null };
  await db
    .updateTable('coupon_claim_counts')
    .set({ claimed: bucket.claimed + 1 })
    .where('template_id', '=', templateId)
    .where('bucket', '=', 0)
    .execute();
  return { status: 200, message: 'ok', data: { couponId: `NAIVE-${process.pid}` } };
});

process.once('SIGTERM', () => {
  void app
    .close()
    .then(close)
    .then(() => process.exit(0));
});
await app.listen({ host: config.host, port: config.port });
