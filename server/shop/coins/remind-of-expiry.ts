import { sql } from 'kysely';
import { coinWorth } from '#rules/coins.ts';
import { civilTime } from '#rules/dates.ts';
import { day } from '#rules/durations.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readChoices } from '../account/preferences/choices.ts';
import { unsubscribeLinks } from '../account/preferences/mail-token.ts';
import { lockCoinAccount, zoneOf } from './ledger/coin-account.ts';
import { coinMails } from './mails.ts';

/** How long before the end a member is told (days), the last word first. */
const remindedDays = [7, 30] as const;
const accountsAtOnce = 100;

/** Tells members by mail that coins run out, once 30 and once 7 days before. @returns the number of accounts */
export async function remindOfExpiry(shop: ShopContext): Promise<number> {
  let count = 0;
  for (const days of remindedDays) {
    const due = dueLots(shop, days).select('account_id').distinct().limit(accountsAtOnce);
    const read = inPages(due, ['account_id']);
    count += await workThrough(shop, {
      name: `remind of coins that run out in ${days} days`,
      read,
      keyOf: ({ account_id: accountId }) => accountId,
      run: async ({ account_id: accountId }) => {
        while (await remind(shop, accountId, days));
        return true;
      },
    });
  }
  return count;
}

/** Lots that run out within so many days and whose member has not been told of that, by the index that names the 0. */
const dueLots = ({ db, clock }: Pick<ShopContext, 'db' | 'clock'>, days: number) =>
  db
    .selectFrom('coin_lots')
    .where('remaining', '>', sql.lit(0))
    .where('expire_time', '>', clock.now())
    .where('expire_time', '<=', clock.now() + days * day)
    .where((lot) => lot.or([lot('reminded_days', 'is', null), lot('reminded_days', '>', days)]));

/** @returns false where nothing is left to say */
function remind(shop: ShopContext, accountId: string, days: number): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const account = await lockCoinAccount(shop, tx, accountId);
    const due = await dueLots({ db: tx, clock: shop.clock }, days)
      .where('account_id', '=', accountId)
      .select(['id', 'remaining', 'expire_time'])
      .orderBy('expire_time')
      .execute();
    const end = due[0]?.expire_time;
    if (end === undefined || end === null) return false;
    // Those of a later day are told in a mail of their own.
    const lots = due.filter(({ expire_time: time }) => time === end);
    await tx
      .updateTable('coin_lots')
      .set({ reminded_days: days })
      .where(
        'id',
        'in',
        lots.map(({ id }) => id),
      )
      .execute();
    const { email, status, site } = await tx
      .selectFrom('accounts')
      .select(['email', 'status', 'site'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (status !== 'ACTIVE' || !(await readChoices(tx, email)).REWARDS) return true;
    const timeZone = await zoneOf(tx, account);
    const coins = lots.reduce((sum, { remaining }) => sum + remaining, 0);
    const { currency } = markets[site];
    await sendMail(
      shop,
      tx,
      {
        to: email,
        template: coinMails.coinsRunOut,
        facts: {
          coins,
          worth: money(coinWorth(coins, currency), currency),
          lastDay: marketDay(civilTime(end - 1, timeZone), site, { withYear: true }),
          link: new URL(pagePaths.coinCenter, shop.config.publicOrigin).href,
          unsubscribe: unsubscribeLinks(shop, email, 'REWARDS'),
        },
      },
      { dedupKey: `coins run out ${accountId} ${end} ${days}` },
    );
    return true;
  });
}
