import { randomBytes } from 'node:crypto';
import { civilTime } from '#rules/dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 6;

/**
 * A number that nobody has and nobody can guess from another: `L`, the market, the day on the market's clock and six
 * random characters, such as LUS261121K7Q2MD.
 */
export async function makeOrderNo(tx: Tx, site: Site, now: number): Promise<string> {
  const { year, month, day } = civilTime(now, markets[site].timeZone);
  const date = [year % 100, month, day].map((part) => String(part).padStart(2, '0')).join('');
  for (;;) {
    const orderNo = `L${site}${date}${randomText()}`;
    const taken = await tx.selectFrom('orders').select('id').where('order_no', '=', orderNo).executeTakeFirst();
    if (taken === undefined) return orderNo;
  }
}

/** 32 symbols divide 256 evenly, so every one is equally likely. */
function randomText(): string {
  return [...randomBytes(randomLength)].map((byte) => crockford.charAt(byte % crockford.length)).join('');
}
