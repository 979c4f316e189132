import { day } from '#rules/durations.ts';
import { spelled } from '#rules/by-site.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { earlyBirdPath, flashSalePath } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wantingStockAlerts } from '../../account/preferences/choices.ts';
import { unsubscribeLinks } from '../../account/preferences/mail-token.ts';
import { type ItemRow, rowsByIds, sellingOf, timesOf } from '../quota/item-rows.ts';
import { flashMails } from './mails.ts';

const atOnce = 100;
/** What was sent is forgotten after this time (ms). */
const keepFor = 30 * day;

/**
 * Job: mails whoever asked that a sale begins soon, once each; nothing where it was called off or is over meanwhile.
 * @returns the number of reminders that are dealt with
 */
export async function sendReminders(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  await shop.db
    .deleteFrom('promo_reminders')
    .where('sent_at', '<', now - keepFor)
    .execute();
  const due = shop.db
    .selectFrom('promo_reminders')
    .select(['email', 'promo_item_id'])
    .where('sent_at', 'is', null)
    .where('send_time', '<=', now)
    .orderBy('send_time')
    .orderBy('email')
    .orderBy('promo_item_id')
    .limit(atOnce);
  return workThrough(shop, {
    name: 'remind of flash sales',
    read: (behind) => due.offset(behind).execute(),
    keyOf: ({ email, promo_item_id: id }) => `${id} ${tokenHash(email)}`,
    run: async (reminder) => {
      await withTransaction(shop, 'durable', (tx) => remind(shop, tx, reminder, now));
      return true;
    },
  });
}

interface Reminder {
  readonly email: string;
  readonly promo_item_id: string;
}

async function remind(shop: ShopContext, tx: Tx, { email, promo_item_id: id }: Reminder, now: number): Promise<void> {
  const { numUpdatedRows: marked } = await tx
    .updateTable('promo_reminders')
    .set({ sent_at: now })
    .where('email', '=', email)
    .where('promo_item_id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (marked !== 1n || (await wantingStockAlerts(tx, [email])).length === 0) return;
  const row = (await rowsByIds(tx, { ids: [id] })).find((one) => one.promo_item_id === id);
  if (row && sellingOf(row, now) !== 'OVER') await send(shop, tx, email, row);
}

async function send(shop: ShopContext, tx: Tx, email: string, row: ItemRow): Promise<void> {
  const { title } = await tx
    .selectFrom('skus')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select('products.title')
    .where('skus.sku', '=', row.sku)
    .executeTakeFirstOrThrow();
  await sendMail(shop, tx, {
    to: email,
    template: flashMails.flashReminder,
    facts: {
      title: spelled(title, row.site),
      price: formatMoney(money(row.amount, currencyOfSite(row.site))),
      starts: deadlineText(timesOf(row).startTime, row.site),
      link: linkOf(shop, row),
      unsubscribe: unsubscribeLinks(shop, email, 'STOCK_ALERTS'),
    },
  });
}

/** Where an item is sold, in its market. */
function linkOf({ config }: ShopContext, { type, promo_id: promoId, session_id: sessionId, site }: ItemRow): string {
  const isLadder = type === 'EARLY_BIRD';
  const link = new URL(isLadder ? earlyBirdPath : flashSalePath, config.publicOrigin);
  link.searchParams.set('site', site);
  if (isLadder) link.searchParams.set('id', promoId);
  else if (sessionId !== null) link.searchParams.set('sessionId', sessionId);
  return link.href;
}
