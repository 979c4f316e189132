import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { MailTopic } from './topics.ts';

/** The topics that somebody can choose about. */
export type OpenTopic = Exclude<MailTopic, 'ORDER_UPDATES'>;
export type Choices = Readonly<Record<OpenTopic, boolean>>;

/** What an address gets. News is never sent to one who did not ask for it; a member's choice is stored with the account. */
export async function readChoices(db: Db, email: string): Promise<Choices> {
  const [preferences, account] = await Promise.all([
    db.selectFrom('mail_preferences').selectAll().where('email', '=', email).executeTakeFirst(),
    db.selectFrom('accounts').select('marketing_opt_in').where('email', '=', email).executeTakeFirst(),
  ]);
  return {
    STOCK_ALERTS: preferences?.stock_alerts !== 0,
    REWARDS: preferences?.rewards !== 0,
    COMMUNITY: preferences?.community !== 0,
    NEWS: (account?.marketing_opt_in ?? preferences?.news ?? 0) === 1,
  };
}

/** Keeps what an address wants; topics that are left out stay as they are. */
export async function keepChoices(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  email: string,
  change: Partial<Choices> & { readonly reasonCode?: string },
): Promise<void> {
  const now = shop.clock.now();
  const chosen = {
    ...(change.STOCK_ALERTS === undefined ? {} : { stock_alerts: change.STOCK_ALERTS ? (1 as const) : (0 as const) }),
    ...(change.REWARDS === undefined ? {} : { rewards: change.REWARDS ? (1 as const) : (0 as const) }),
    ...(change.COMMUNITY === undefined ? {} : { community: change.COMMUNITY ? (1 as const) : (0 as const) }),
    ...(change.NEWS === undefined ? {} : { news: change.NEWS ? (1 as const) : (0 as const) }),
    ...(change.reasonCode === undefined ? {} : { reason_code: change.reasonCode }),
    updated_at: now,
  };
  await tx
    .insertInto('mail_preferences')
    .values({ id: shop.newId(), email, reason_code: null, created_at: now, ...chosen })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(chosen))
    .execute();
  if (change.NEWS === undefined) return;
  await tx
    .updateTable('accounts')
    .set({ marketing_opt_in: change.NEWS ? 1 : 0, marketing_opt_in_at: change.NEWS ? now : null, updated_at: now })
    .where('email', '=', email)
    .where('marketing_opt_in', '!=', change.NEWS ? 1 : 0)
    .execute();
}

/** Those of some addresses that want to hear about stock. */
export async function wantingStockAlerts(tx: Tx, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const refusing = await tx
    .selectFrom('mail_preferences')
    .select('email')
    .where('email', 'in', emails)
    .where('stock_alerts', '=', 0)
    .execute();
  const silent = new Set(refusing.map(({ email }) => email));
  return emails.filter((email) => !silent.has(email));
}
