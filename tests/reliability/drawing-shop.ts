/**
 * A process of a shop that carries its draws on when it is asked to, at the time that it is told; and, as the control, one that
 * grants what it has read before, without asking whether somebody else has done it.
 */
import Fastify from 'fastify';
import { noCarrier } from '#server/carriers/no-carrier.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { beaconOn } from '#server/shop/promotions/draws/draw-fixture.ts';
import { giveDrawPrizes } from '#server/shop/promotions/draws/announce-draw.ts';
import { advanceDraws } from '#server/shop/promotions/draws/jobs.ts';
import { meetingPoint } from './meeting-point.ts';
import { shopOn } from './shop-on.ts';

const config = readConfig(process.env);
const database = await openDatabase(config, { error: console.error });
const app = Fastify();
let instant = 0;
const clock = { now: () => instant };
const shop = { ...shopOn(database, clock, noCarrier), beacon: beaconOn(clock) };

app.get('/readyz', async () => ({}));
app.post<{ Body: { now: number } }>('/advance', async ({ body: { now } }) => {
  instant = now;
  return { data: (await advanceDraws(shop)) + (await giveDrawPrizes(shop)) };
});

const meet = meetingPoint();
app.post<{ Body: { promoId: string } }>('/advance-naively', async ({ body: { promoId } }) => {
  const winners = database.db.selectFrom('draw_winners').select('place').where('promo_id', '=', promoId);
  const waiting = await winners.where('granted_at', 'is', null).execute();
  await meet();
  const granting = database.db.updateTable('draw_winners').set({ granted_at: 1 }).where('promo_id', '=', promoId);
  for (const { place } of waiting) await granting.where('place', '=', place).execute();
  return { data: waiting.length };
});

process.once('SIGTERM', () => {
  void app
    .close()
    .then(database.close)
    .then(() => process.exit(0));
});
await app.listen({ host: config.host, port: config.port });
