import { sql } from 'kysely';
import { claimReminder } from '#rules/prizes.ts';
import { prizeListPath } from '#rules/page-paths.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { freeAside } from '../stock/set-aside.ts';
import { prizeMails } from './mails.ts';
import { lockPrize, movePrizeRow, type PrizeKey } from './prize-row.ts';

const atOnce = 100;

/** Prizes that wait, by the index that names the status, what ends first in front. */
const waiting = ({ db }: Pick<ShopContext, 'db'>) =>
  db
    .selectFrom('prizes')
    .select(['account_id', 'prize_id', 'expire_time'])
    .where('status', '=', sql.lit('WON'))
    .limit(atOnce);

/** Ends prizes that nobody has claimed in time; their pieces are free again. @returns how many */
export function expirePrizes(shop: ShopContext): Promise<number> {
  const read = inPages(waiting(shop).where('expire_time', '<=', shop.clock.now()), ['expire_time', 'prize_id']);
  return workThrough(shop, {
    name: 'expire prizes',
    read,
    keyOf: ({ prize_id: prizeId }) => prizeId,
    run: ({ account_id: accountId, prize_id: prizeId }) =>
      withTransaction(shop, 'durable', async (tx) => {
        const prize = await lockPrize(shop, tx, { accountId, prizeId });
        if (!(await movePrizeRow(shop, tx, prize, { type: 'time.passed', now: shop.clock.now() }))) return true;
        if (prize.sku !== null) await freeAside(shop, tx, { sku: prize.sku, site: prize.site, quantity: 1 });
        await shop.hooks.onPrizeExpired(shop, tx, prize);
        return true;
      }),
  });
}

/** Reminds winners once, a week before a prize is over that they could have claimed for longer. @returns how many */
export function remindOfPrizes(shop: ShopContext): Promise<number> {
  const until = () => shop.clock.now() + claimReminder;
  const read = inPages(
    waiting(shop)
      .where('expire_time', '>', shop.clock.now())
      .where('expire_time', '<=', until())
      .where((prize) => prize(prize('expire_time', '-', prize.ref('won_time')), '>', claimReminder))
      .where('reminded_at', 'is', null),
    ['expire_time', 'prize_id'],
  );
  return workThrough(shop, {
    name: 'remind of prizes',
    read,
    keyOf: ({ prize_id: prizeId }) => prizeId,
    run: ({ account_id: accountId, prize_id: prizeId }) => remind(shop, { accountId, prizeId }),
  });
}

function remind(shop: ShopContext, { accountId, prizeId }: PrizeKey): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const prize = await tx
      .updateTable('prizes')
      .set({ reminded_at: shop.clock.now() })
      .where('account_id', '=', accountId)
      .where('prize_id', '=', prizeId)
      .where('status', '=', 'WON')
      .where('reminded_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!prize) return true;
    const { email, status } = await tx
      .selectFrom('accounts')
      .select(['email', 'status'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (status !== 'ACTIVE') return true;
    const { title, site, expire_time: expireTime } = prize;
    const link = new URL(prizeListPath, shop.config.publicOrigin);
    link.searchParams.set('site', site);
    const mail = { to: email, template: prizeMails.prizeWaits, facts: { title, site, expireTime, link: link.href } };
    await sendMail(shop, tx, mail, { dedupKey: `prize waits ${prizeId}` });
    return true;
  });
}
