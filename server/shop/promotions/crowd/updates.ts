import { spelled } from '#rules/by-site.ts';
import { crowdPath } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
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
export function mailUpdates(shop: ShopContext): Promise<number> {
  const due = shop.db
    .selectFrom('crowd_updates')
    .innerJoin('interest_registrations', 'interest_registrations.promo_id', 'crowd_updates.promo_id')
    .innerJoin('promotions', 'promotions.promo_id', 'crowd_updates.promo_id')
    .select(['crowd_updates.promo_id', 'crowd_updates.title', 'crowd_updates.body', 'crowd_updates.time'])
    .select(['interest_registrations.email', 'interest_registrations.site', 'promotions.title as project'])
    .whereRef('interest_registrations.confirmed_at', '<=', 'crowd_updates.time')
    .where((row) => row.or([row('notified_at', 'is', null), row('notified_at', '<', row.ref('crowd_updates.time'))]))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('crowd_updates as newer')
            .select('newer.update_id')
            .whereRef('newer.promo_id', '=', 'crowd_updates.promo_id')
            .where('newer.time', '>', ref('crowd_updates.time')),
        ),
      ),
    )
    .orderBy('crowd_updates.promo_id')
    .orderBy('interest_registrations.email')
    .limit(atOnce);
  return workThrough(shop, {
    name: 'mail updates of crowdfunding',
    read: (behind) => due.offset(behind).execute(),
    keyOf: ({ promo_id: promoId, email, time }) => `${promoId} ${time} ${tokenHash(email)}`,
    run: (row) => withTransaction(shop, 'durable', (tx) => mailOne(shop, tx, row)),
  });
}

interface Due extends NewUpdateRow {
  readonly promo_id: string;
  readonly email: string;
  readonly site: Parameters<typeof spelled>[1];
  readonly project: string;
}

interface NewUpdateRow {
  readonly title: string;
  readonly body: string;
  readonly time: number;
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
