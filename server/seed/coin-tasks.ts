import { markets, type Site, sites } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { createTemplate } from '#server/shop/coupons/create-template.ts';
import type { Tx } from '../db/schema.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

type Task = Omit<NewRow<'coin_tasks'>, 'sort' | 'active'>;
type Products = Pick<Task, 'seconds' | 'collection_id'>;

const noProducts: Products = { seconds: null, collection_id: null };
const look = (seconds: number, collection: string | null): Products => ({ seconds, collection_id: collection });

const everyDay = 'Every day';
const everyWeek = 'Every week';
const onceOnly = 'Once';

const tasks: readonly Task[] = [
  {
    ...{ task_id: 'look-at-ten', kind: 'BROWSE_LIST', group_name: everyDay, period: 'DAILY', ...look(5, null) },
    ...{ title: 'Look at 10 lights', note: '5 seconds each.', reward: 20, target: 10 },
  },
  {
    ...{ task_id: 'look-outdoors', kind: 'VIEW_PRODUCT_SECONDS', group_name: everyDay, period: 'DAILY' },
    ...look(15, 'after-dark-outdoors'),
    ...{ title: 'Look at one outdoor light', note: 'For 15 seconds.', reward: 5, target: 1 },
  },
  {
    ...{ task_id: 'add-one', kind: 'ADD_TO_CART', group_name: everyDay, period: 'DAILY', ...noProducts },
    ...{ title: 'Add a light to your cart', note: 'Any light counts.', reward: 5, target: 1 },
  },
  {
    ...{ task_id: 'look-at-comforts', kind: 'BROWSE_LIST', group_name: everyWeek, period: 'WEEKLY' },
    ...look(5, 'small-comforts'),
    ...{ title: 'Look at 3 small comforts', note: '5 seconds each.', reward: 15, target: 3 },
  },
  {
    ...{ task_id: 'look-at-paint', kind: 'VIEW_PRODUCT_SECONDS', group_name: everyWeek, period: 'WEEKLY' },
    ...look(30, 'paint-with-light'),
    ...{ title: 'Look at a light that paints', note: 'For 30 seconds.', reward: 10, target: 1 },
  },
  {
    ...{ task_id: 'add-three', kind: 'ADD_TO_CART', group_name: everyWeek, period: 'WEEKLY', ...noProducts },
    ...{ title: 'Add 3 lights to your cart', note: 'Different ones, within one week.', reward: 15, target: 3 },
  },
  {
    ...{ task_id: 'first-order', kind: 'FIRST_ORDER', group_name: onceOnly, period: 'ONCE', ...noProducts },
    ...{ title: 'Your first order', note: 'Counts once you’ve paid.', reward: 100, target: 1 },
  },
  {
    ...{ task_id: 'review', kind: 'REVIEW', group_name: onceOnly, period: 'ONCE', ...noProducts },
    ...{
      title: 'Review a light',
      note: '40 coins without a picture. You earn them with every review.',
      reward: 100,
      target: 1,
    },
  },
  {
    ...{ task_id: 'bring-one', kind: 'SHARE', group_name: everyDay, period: 'DAILY', ...noProducts },
    ...{ title: 'Invite a friend', note: 'Counts when someone joins with your code.', reward: 10, target: 1 },
  },
  {
    ...{ task_id: 'profile', kind: 'COMPLETE_PROFILE', group_name: onceOnly, period: 'ONCE', ...noProducts },
    ...{ title: 'Complete your profile', note: 'A picture and your birthday.', reward: 50, target: 2 },
  },
  {
    ...{ task_id: 'news', kind: 'SUBSCRIBE', group_name: onceOnly, period: 'ONCE', ...noProducts },
    ...{ title: 'Get our news by email', note: 'You can unsubscribe at any time.', reward: 50, target: 1 },
  },
  {
    ...{ task_id: 'answer', kind: 'ANSWER', group_name: everyDay, period: 'DAILY', ...noProducts },
    ...{
      title: 'Answer a question',
      note: 'Once it’s published. 100 more for the best answer.',
      reward: 50,
      target: 1,
    },
  },
];

/** What coins are exchanged for, per market: a coupon of so many minor units from so much on. */
const exchanged = [
  { name: 'small', cost: 300, value: 300, threshold: 3_000 },
  { name: 'large', cost: 800, value: 1_000, threshold: 8_000 },
] as const;

const couponDays = 30;

async function writeExchange(tx: Tx, site: Site, now: number): Promise<void> {
  for (const [sort, { name, cost, value, threshold }] of exchanged.entries()) {
    const templateId = `coins-${name}-${site.toLowerCase()}`;
    const stored = await tx
      .selectFrom('coupon_templates')
      .select('template_id')
      .where('template_id', '=', templateId)
      .executeTakeFirst();
    const { currency } = markets[site];
    const title = `${formatMoney(money(value, currency))} off`;
    if (!stored) {
      await createTemplate(
        tx,
        {
          ...{ templateId, site, kind: 'FIXED', value, capAmount: null, thresholdAmount: threshold },
          ...{ scope: 'ALL', includeIds: [], excludeIds: [], buyTypes: [0], withShippingCoupon: true },
          ...{ withPromoPrice: false, gift: null, name: title, scopeText: 'All lights', source: 'EXCHANGE' },
          ...{ totalQuota: null, perUserLimit: 1_000, claimStart: now, claimEnd: null, status: 'SCHEDULED' },
          validity: { days: couponDays },
        },
        now,
      );
    }
    const item = { item_id: templateId, site, title, cost, stock: 500, per_user: 3, template_id: templateId, sort };
    await insertRows(tx, 'coin_exchange_items', [item]);
  }
}

/** Gives tasks that an earlier version wrote, and that nobody has changed since, what they are worth today. */
async function correctTasks(tx: Tx): Promise<void> {
  const unchanged = (taskId: string, reward: number) =>
    tx.updateTable('coin_tasks').where('task_id', '=', taskId).where('reward', '=', reward);
  await unchanged('profile', 20).set({ reward: 50 }).execute();
  await unchanged('news', 20).set({ reward: 50 }).execute();
  await unchanged('bring-one', 20).set({ reward: 10, period: 'DAILY', group_name: everyDay }).execute();
  await unchanged('bring-three', 50).set({ active: 0 }).execute();
}

/** Writes what earns coins and what they are exchanged for. */
export async function seedCoinTasks(tx: Tx, now: number): Promise<void> {
  await insertRows(
    tx,
    'coin_tasks',
    tasks.map((task, sort) => ({ ...task, sort })),
  );
  await correctTasks(tx);
  for (const site of sites) await writeExchange(tx, site, now);
}
