import { randomBytes } from 'node:crypto';
import { makeCouponCode } from '#rules/coupon-codes.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { sites } from '#rules/markets.ts';
import { spelled } from '#rules/by-site.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wantingStockAlerts } from '../../account/preferences/choices.ts';
import { unsubscribeLinks } from '../../account/preferences/mail-token.ts';
import { readTemplates } from '../../coupons/coupon-row.ts';
import { giveCouponOf } from '../../coupons/give-coupon.ts';
import { interestMails, type InterestReward } from './mails.ts';
import { type Project, readProjects } from './projects.ts';

const atOnce = 100;

/**
 * Job: gives everybody who waited for a product that is out now their coupon and one mail. One who cannot be notified is passed
 * and comes again with the next run.
 * @returns how many were notified
 */
export async function notifyOfLaunches(shop: ShopContext): Promise<number> {
  let notified = 0;
  for (const site of sites) {
    const projects = await readProjects(shop, site);
    for (const project of projects.filter(({ state }) => state === 'LAUNCHED'))
      notified += await notifyAll(shop, project);
  }
  return notified;
}

function notifyAll(shop: ShopContext, project: Project): Promise<number> {
  const waiting = shop.db
    .selectFrom('interest_registrations')
    .select('email')
    .where('promo_id', '=', project.row.promo_id)
    .where('site', '=', project.site)
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .limit(atOnce);
  const read = inPages(waiting, ['email']);
  return workThrough(shop, {
    name: 'notify of launches',
    read,
    keyOf: ({ email }) => `${project.row.promo_id} ${tokenHash(email)}`,
    run: ({ email }) => withTransaction(shop, 'durable', (tx) => notify(shop, tx, project, email)),
  });
}

async function notify(shop: ShopContext, tx: Tx, project: Project, email: string): Promise<boolean> {
  const { row, config, site } = project;
  const { numUpdatedRows: taken } = await tx
    .updateTable('interest_registrations')
    .set({ notified_at: shop.clock.now() })
    .where('promo_id', '=', row.promo_id)
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  if (taken !== 1n) return false;
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  const gift = account && (await giveReward(shop, tx, project, account.id));
  if ((await wantingStockAlerts(tx, [email])).length === 0) return true;
  const query = new URLSearchParams({ spu: config.spu, site });
  await sendMail(
    shop,
    tx,
    {
      to: email,
      template: interestMails.interestLaunched,
      facts: {
        title: spelled(row.title, site),
        link: `${shop.config.publicOrigin}${pagePaths.product}?${query.toString()}`,
        reward: gift ?? (account ? null : await makeCode(shop, tx, project)),
        unsubscribe: unsubscribeLinks(shop, email, 'STOCK_ALERTS'),
      },
    },
    { dedupKey: `interest launched ${row.promo_id} ${email}` },
  );
  return true;
}

const rewardOf = async (tx: Tx, { config, site }: Project) => {
  const templateId = config.rewards[site] ?? '';
  return (await readTemplates(tx, [templateId])).get(templateId);
};

/** @returns nothing where the template gives no coupon any more */
async function giveReward(
  shop: ShopContext,
  tx: Tx,
  project: Project,
  accountId: string,
): Promise<InterestReward | undefined> {
  const template = await rewardOf(tx, project);
  const outcome = template && (await giveCouponOf(shop, tx, template, { accountId, isPromised: true }));
  if (!outcome?.ok) return undefined;
  return { name: outcome.coupon.name, code: null, until: deadlineText(outcome.coupon.validTo - 1, project.site) };
}

async function makeCode(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  project: Project,
): Promise<InterestReward | null> {
  const template = await rewardOf(tx, project);
  if (template?.status !== 'SCHEDULED') return null;
  const code = makeCouponCode(randomBytes(32));
  const unused = { single_use: 1 as const, account_id: null, claimed_time: null, created_at: clock.now() };
  await tx
    .insertInto('coupon_codes')
    .values({ code, template_id: template.template_id, ...unused })
    .execute();
  return { name: template.name, code };
}
