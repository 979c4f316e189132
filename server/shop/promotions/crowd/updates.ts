import { spelled } from '#rules/by-site.ts';
import { crowdPath } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wantingStockAlerts } from '../../account/preferences/choices.ts';
import { unsubscribeLinks } from '../../account/preferences/mail-token.ts';
import { crowdMails } from './mails.ts';

const atOnce = 100;

export interface NewUpdate {
  readonly title: string;
  /** Paragraphs. */
  readonly body: readonly string[];
}

/** Writes what is told of a project; its followers get it by the next run of the job. */
export async function addUpdate(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  promoId: string,
  { title, body }: NewUpdate,
): Promise<void> {
  await tx
    .insertInto('crowd_updates')
    .values({ update_id: shop.newId(), promo_id: promoId, title, body: JSON.stringify(body), time: shop.clock.now() })
    .execute();
}

/**
 * Job: sends followers the newest update that they have not had, each once. Who follows later gets what comes later.
 * @returns how many were told
 */
export async function mailUpdates(shop: ShopContext): Promise<number> {
  const waiting = await shop.db
    .selectFrom('crowd_updates')
    .innerJoin('promotions', 'promotions.promo_id', 'crowd_updates.promo_id')
    .select(['crowd_updates.promo_id', 'crowd_updates.title', 'crowd_updates.body', 'crowd_updates.time'])
    .select('promotions.title as project')
    .where('mailed_at', 'is', null)
    .orderBy('crowd_updates.promo_id')
    .orderBy('crowd_updates.time')
    .execute();
  let count = 0;
  for (const update of new Map(waiting.map((each) => [each.promo_id, each])).values())
    count += await mailUpdate(shop, update);
  return count;
}

/** Tells the followers of a project, and notes once all of them are that nobody waits for this update or one before it. */
async function mailUpdate(shop: ShopContext, update: NewestUpdate): Promise<number> {
  const { promo_id: promoId, time } = update;
  const due = shop.db
    .selectFrom('interest_registrations')
    .select(['email', 'site'])
    .where('promo_id', '=', promoId)
    .where('confirmed_at', '<=', time)
    .where((row) => row.or([row('notified_at', 'is', null), row('notified_at', '<', time)]))
    .limit(atOnce);
  const read = inPages(due, ['email']);
  const count = await workThrough(shop, {
    name: 'mail updates of crowdfunding',
    read,
    keyOf: ({ email }) => `${promoId} ${time} ${tokenHash(email)}`,
    run: (follower) => withTransaction(shop, 'durable', (tx) => mailOne(shop, tx, { ...update, ...follower })),
  });
  if ((await due.limit(1).execute()).length > 0) return count;
  await shop.db
    .updateTable('crowd_updates')
    .set({ mailed_at: shop.clock.now() })
    .where('promo_id', '=', promoId)
    .where('time', '<=', time)
    .where('mailed_at', 'is', null)
    .execute();
  return count;
}

interface NewestUpdate {
  readonly promo_id: string;
  readonly project: string;
  readonly title: string;
  readonly body: string;
  readonly time: number;
}

interface Due extends NewestUpdate {
  readonly email: string;
  readonly site: Parameters<typeof spelled>[1];
}

async function mailOne(shop: ShopContext, tx: Tx, update: Due): Promise<boolean> {
  const { promo_id: promoId, email, site, title, body, time, project } = update;
  const { numUpdatedRows: taken } = await tx
    .updateTable('interest_registrations')
    .set({ notified_at: time })
    .where('promo_id', '=', promoId)
    .where('email', '=', email)
    .where((row) => row.or([row('notified_at', 'is', null), row('notified_at', '<', time)]))
    .executeTakeFirst();
  if (taken !== 1n) return false;
  if ((await wantingStockAlerts(tx, [email])).length === 0) return true;
  const paragraphs: readonly string[] = JSON.parse(body);
  const query = new URLSearchParams({ id: promoId, site });
  await sendMail(
    shop,
    tx,
    {
      to: email,
      template: crowdMails.crowdUpdate,
      facts: {
        project: spelled(project, site),
        title: spelled(title, site),
        paragraphs: paragraphs.map((text) => spelled(text, site)),
        link: `${shop.config.publicOrigin}${crowdPath}?${query.toString()}`,
        unsubscribe: unsubscribeLinks(shop, email, 'STOCK_ALERTS'),
      },
    },
    { dedupKey: `crowd update ${promoId} ${time} ${email}` },
  );
  return true;
}
