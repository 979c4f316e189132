import { markets, type Site, sites } from '#rules/markets.ts';
import { createAccount } from '#server/shop/account/register.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { openTestShop, type TestShop } from '../../test-shop.ts';
import { keepChoices } from '#server/shop/account/preferences/choices.ts';
import { makeTemplate } from '#server/shop/coupons/coupon-fixture.ts';

/** Tasks that every member has done; together they give more than a day may. */
export const lifeTasks = [
  { taskId: 'life-day', period: 'DAILY', reward: 120 },
  { taskId: 'life-day-too', period: 'DAILY', reward: 90 },
  { taskId: 'life-week', period: 'WEEKLY', reward: 200 },
  { taskId: 'life-once', period: 'ONCE', reward: 50 },
] as const;

/** What a market exchanges for coins. */
export const exchangeItem = (site: Site) => ({ itemId: `life-${site}`, cost: 300, perUser: 4 });

/** A shop whose clock stands at an instant, with tasks and coupons for coins. Close it afterwards. */
export async function openLifeShop(begin: number): Promise<TestShop> {
  const opened = await openTestShop();
  const { relaxed } = opened.database.writers;
  // What a power cut would leave is proved elsewhere; here every commit would wait for the disk.
  const shop = { ...opened, database: { ...opened.database, writers: { durable: relaxed, relaxed } } };
  shop.clock.set(begin);
  await shop.db
    .insertInto('coin_tasks')
    .values(
      lifeTasks.map(({ taskId, period, reward }, sort) => ({
        ...{ task_id: taskId, kind: 'SUBSCRIBE', group_name: 'Lives', title: taskId, note: '', reward, target: 1 },
        ...{ period, seconds: null, collection_id: null, sort },
      })),
    )
    .execute();
  for (const site of sites) {
    const terms = { site, source: 'EXCHANGE', perUserLimit: 1_000, validity: { days: 30 } } as const;
    const templateId = await makeTemplate(shop, terms);
    const { itemId, cost, perUser } = exchangeItem(site);
    await shop.db
      .insertInto('coin_exchange_items')
      .values({
        ...{ item_id: itemId, site, title: itemId, cost, stock: 10_000, per_user: perUser },
        ...{ template_id: templateId, sort: 0 },
      })
      .execute();
  }
  return shop;
}

/** Registers a member of a market who gets news, and reminders if wanted. */
export async function joinMember(
  shop: TestShop,
  { site, hasReminders }: { readonly site: Site; readonly hasReminders: boolean },
): Promise<{ readonly accountId: string; readonly email: string }> {
  const email = `life.${shop.newId().toLowerCase()}@lampyris.test`;
  const [country] = markets[site].countries;
  const accountId = await withTransaction(shop, 'relaxed', async (tx) => {
    if (!hasReminders) await keepChoices(shop, tx, email, { REWARDS: false });
    return createAccount(shop, tx, {
      ...{ email, country, passwordHash: 'no password fits this', marketingOptIn: true, termsVersion: '2026-11' },
      isProved: true,
    });
  });
  return { accountId, email };
}
