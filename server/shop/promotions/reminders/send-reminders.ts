import { type Selectable, sql } from 'kysely';
import { day } from '#rules/durations.ts';
import { spelled } from '#rules/by-site.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { activityPath, earlyBirdPath, flashSalePath, interestPath } from '#rules/page-paths.ts';
import type { PromotionType } from '#rules/promotion-states.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wantingStockAlerts } from '../../account/preferences/choices.ts';
import { unsubscribeLinks } from '../../account/preferences/mail-token.ts';
import type { ItemRow } from '../quota/item-rows.ts';
import { reminderMails } from './mails.ts';
import { about, type RemindedItem, type RemindedPromotion, readSubject, type Subject } from './subject.ts';

const atOnce = 100;
/** What was sent is forgotten after this time (ms). */
const keepFor = 30 * day;

/**
 * Job: mails whoever asked that a sale or a promotion begins soon, once each; nothing where it was called off or is over meanwhile.
 * @returns the number of reminders that are dealt with
 */
export async function sendReminders(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  await shop.db
    .deleteFrom('promo_reminders')
    .where('sent_at', '<', now - keepFor)
    .execute();
  const waiting = shop.db
    .selectFrom('promo_reminders')
    .select(['email', 'promo_item_id', 'promo_id', 'site', 'send_time'])
    // An item, or a promotion in a market: one of the two is there.
    .select(sql<string>`coalesce(promo_item_id, promo_id || ' ' || site)`.as('about'))
    .where('sent_at', 'is', null)
    .where('send_time', '<=', now);
  const due = shop.db.selectFrom(waiting.as('waiting')).selectAll().limit(atOnce);
  const read = inPages(due, ['send_time', 'email', 'about']);
  return workThrough(shop, {
    name: 'remind of promotions',
    read,
    keyOf: ({ about: subject, email }) => `${subject} ${tokenHash(email)}`,
    run: async (row) => {
      const subject = subjectOf(row);
      if (subject) await withTransaction(shop, 'durable', (tx) => remind(shop, tx, { email: row.email, subject }, now));
      return true;
    },
  });
}

interface Reminder {
  readonly email: string;
  readonly subject: Subject;
}

type ReminderRow = Pick<Selectable<Schema['promo_reminders']>, 'promo_item_id' | 'promo_id' | 'site'>;

function subjectOf({ promo_item_id: promoItemId, promo_id: promoId, site }: ReminderRow): Subject | undefined {
  if (promoItemId !== null) return { promoItemId };
  return promoId === null || site === null ? undefined : { promoId, site };
}

async function remind(shop: ShopContext, tx: Tx, { email, subject }: Reminder, now: number): Promise<void> {
  const { numUpdatedRows: marked } = await tx
    .updateTable('promo_reminders')
    .set({ sent_at: now })
    .where('email', '=', email)
    .where(about(subject))
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (marked !== 1n || (await wantingStockAlerts(tx, [email])).length === 0) return;
  const found = await readSubject(tx, subject, now);
  if (found?.state !== 'BEFORE' && found?.state !== 'BEGUN') return;
  if ('item' in found) await sendOfItem(shop, tx, email, found);
  else await sendOfPromotion(shop, tx, email, found);
}

async function sendOfItem(
  shop: ShopContext,
  tx: Tx,
  email: string,
  { item, site, startTime }: RemindedItem,
): Promise<void> {
  const { title } = await tx
    .selectFrom('skus')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select('products.title')
    .where('skus.sku', '=', item.sku)
    .executeTakeFirstOrThrow();
  await sendMail(shop, tx, {
    to: email,
    template: reminderMails.flashReminder,
    facts: {
      title: spelled(title, site),
      price: formatMoney(money(item.amount, currencyOfSite(site))),
      starts: deadlineText(startTime, site),
      link: linkOf(shop, item),
      unsubscribe: unsubscribeLinks(shop, email, 'STOCK_ALERTS'),
    },
  });
}

async function sendOfPromotion(
  shop: ShopContext,
  tx: Tx,
  email: string,
  { promotion, site, startTime }: RemindedPromotion,
): Promise<void> {
  await sendMail(shop, tx, {
    to: email,
    template: reminderMails.promotionReminder,
    facts: {
      title: spelled(promotion.title, site),
      starts: deadlineText(startTime, site),
      link: pageOf(shop, promotion, site).href,
      unsubscribe: unsubscribeLinks(shop, email, 'STOCK_ALERTS'),
    },
  });
}

/** Where an item is sold, in its market. */
function linkOf(shop: ShopContext, item: ItemRow): string {
  const { type, promo_id: promoId, session_id: sessionId, site } = item;
  const link = pageOf(shop, { type, promoId, handle: promoId }, site);
  if (sessionId !== null) link.searchParams.set('sessionId', sessionId);
  return link.href;
}

/** The page of a promotion in a market. */
function pageOf(
  { config }: ShopContext,
  { type, promoId, handle }: Omit<RemindedPromotion['promotion'], 'title'>,
  site: Site,
): URL {
  const own: Partial<Record<PromotionType, readonly [path: string, query?: Readonly<Record<string, string>>]>> = {
    EVENT: [`${activityPath}/${handle}`],
    EARLY_BIRD: [earlyBirdPath, { id: promoId }],
    INTEREST: [interestPath, { projectId: promoId }],
  };
  const [path, query] = own[type] ?? [flashSalePath];
  const link = new URL(path, config.publicOrigin);
  link.search = new URLSearchParams({ site, ...query }).toString();
  return link;
}
