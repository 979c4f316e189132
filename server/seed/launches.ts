import { civilTime, instantOf } from '#rules/dates.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import type { Tx } from '../db/schema.ts';
import { day } from './days.ts';
import { insertRows } from './insert-rows.ts';

/** Announced, and shipped three days after it can be ordered. */
const spu = 'LM-LINE';
const daysAhead = 21;
const openingHour = 10;

/** Ten in the morning by the clock of a market, three weeks from now. */
function launchTime(site: Site, now: number): number {
  const { timeZone } = markets[site];
  return instantOf({ ...civilTime(now + daysAhead * day, timeZone), hour: openingHour, minute: 0 }, timeZone);
}

/** Launches one product in every market, unless it is out by now or somebody has ordered it: who sells it goes on. */
export async function seedLaunches(tx: Tx, now: number): Promise<void> {
  const announced = await tx
    .selectFrom('products')
    .select('spu')
    .where('spu', '=', spu)
    .where('release_time', '>', now + daysAhead * day)
    .where((product) =>
      product.not(product.exists(product.selectFrom('order_lines').select('order_lines.id').where('spu', '=', spu))),
    )
    .executeTakeFirst();
  if (announced === undefined) return;
  await insertRows(
    tx,
    'product_launches',
    sites.map((site) => ({ spu, site, launch_time: launchTime(site, now) })),
  );
}
