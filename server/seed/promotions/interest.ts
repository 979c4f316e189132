import { civilTime, instantOf } from '#rules/dates.ts';
import { currencyOfSite, markets, type Site, sites } from '#rules/markets.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import { formatMoney, money } from '#rules/money.ts';
import { createTemplate } from '#server/shop/coupons/create-template.ts';
import type { InterestConfig } from '#server/shop/promotions/interest/projects.ts';
import { bucketOf, countBuckets, countPerson } from '#server/shop/promotions/interest/registrations.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { demoShopper } from '../demo-shopper.ts';
import { insertRows } from '../insert-rows.ts';

interface ProjectSeed extends Omit<InterestConfig, 'rewards'> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly sites?: readonly Site[];
  readonly status?: PromotionStatus;
  /** Days from the seed to the first registrations; most began a while ago. */
  readonly opens?: number;
  readonly people: number;
}

const rooms: InterestConfig['survey'][number] = {
  questionId: 'room',
  title: 'Where would it live?',
  choices: [
    { choiceId: 'living', label: 'Living room' },
    { choiceId: 'bedroom', label: 'Bedroom' },
    { choiceId: 'kitchen', label: 'Kitchen' },
    { choiceId: 'outside', label: 'Outside' },
  ],
};
const control: InterestConfig['survey'][number] = {
  questionId: 'control',
  title: 'How would you switch it?',
  choices: [
    { choiceId: 'hand', label: 'By hand' },
    { choiceId: 'app', label: 'With the app' },
    { choiceId: 'voice', label: 'By voice' },
  ],
};

/** One of each state. */
const projects: readonly ProjectSeed[] = [
  {
    id: 'interest-line',
    spu: 'LM-LINE',
    outline: 'BARS',
    title: 'Line wall lights',
    summary: 'Bars and joints that outline a wall. The first boxes are already packed.',
    story: [
      'Each bar shines backwards, so you see the light on the wall and hardly notice the bar.',
      'Joints turn in steps of 60 degrees and carry the power. A set starts with nine bars, and you can add more one by one.',
    ],
    options: [
      { sku: 'LM-LINE-9', name: '9 bars' },
      { sku: 'LM-LINE-15', name: '15 bars' },
    ],
    survey: [rooms, control],
    people: 1_284,
  },
  {
    id: 'interest-ring',
    spu: 'LM-RING',
    outline: 'RING',
    title: 'Ring pendant',
    summary: 'A hoop over the table that lights the plates, not the faces.',
    story: [
      'The light comes from the inner edge of the hoop. From your chair, you see a glow on the table and no lamp.',
      'We’re working on two sizes. Tell us which one your table needs: we’ll start with the one more people choose.',
    ],
    options: [
      { sku: 'LM-RING-60', name: '60 cm' },
      { sku: 'LM-RING-90', name: '90 cm' },
    ],
    survey: [rooms, control],
    people: 236,
  },
  {
    id: 'interest-shelf',
    spu: 'LM-RAIL',
    outline: 'RAIL',
    title: 'Shelf light',
    summary: 'A rail for the underside of a shelf, with a plug for European sockets.',
    story: [
      'The rail clips under a board of 16 to 28 mm, with no drilling. Its cable comes out at the back.',
      'It is certified for Europe and Great Britain. Other markets will follow once their plugs are tested.',
    ],
    options: [
      { sku: 'LM-RAIL-60', name: '60 cm' },
      { sku: 'LM-RAIL-90', name: '90 cm' },
    ],
    survey: [rooms],
    sites: ['EU', 'GB'],
    people: 87,
  },
  {
    id: 'interest-lantern',
    spu: 'LM-LANTERN',
    outline: 'LANTERN',
    title: 'Lantern',
    summary: 'A light to carry from the kitchen to the garden and back.',
    story: [
      'One charge lasts from dusk until after midnight at full brightness. The handle is the switch.',
      'For now, it’s a drawing. Sign-up opens once the battery has passed its tests.',
    ],
    options: [
      { sku: 'LM-LANTERN-SAND', name: 'Sand' },
      { sku: 'LM-LANTERN-INK', name: 'Ink' },
    ],
    survey: [],
    opens: 12,
    people: 0,
  },
  {
    id: 'interest-curtain',
    spu: 'LM-CURTAIN',
    outline: 'CURTAIN',
    title: 'Curtain fairy lights',
    summary: 'Points of light for a window. It came out last month.',
    story: ['More than six hundred people waited for it, and most of them wanted it for the bedroom.'],
    options: [],
    survey: [],
    sites: ['US', 'EU', 'CA', 'JA'],
    people: 618,
  },
  {
    id: 'interest-mirror',
    spu: 'LM-MIRROR',
    outline: 'MIRROR',
    title: 'Mirror light',
    summary: 'A frame of light around a round mirror.',
    story: [
      'Steam got behind the glass in our tests, and we couldn’t find a seal that lasts. We stopped before anyone paid.',
    ],
    options: [],
    survey: [],
    status: 'ENDED',
    people: 42,
  },
];

/** What everybody who is registered gets at a launch, in minor units. */
const rewardAmounts: Readonly<Record<Site, number>> = { US: 1_000, EU: 1_000, GB: 1_000, CA: 1_400, JA: 1_500 };
const rewardId = (site: Site): string => `interest-${site.toLowerCase()}`;

/** Ten in the morning by the clock of a market. */
function morning(site: Site, instant: number): number {
  const { timeZone } = markets[site];
  return instantOf({ ...civilTime(instant, timeZone), hour: 10, minute: 0 }, timeZone);
}

/** How long registrations are open after the seed, in days. */
const openFor = 42;

/** Writes lights that are not out yet in every state, and the coupon of those who wait for them. */
export async function seedInterest(tx: Tx, now: number): Promise<void> {
  for (const site of sites) await writeReward(tx, site, now);
  for (const project of projects) await writeProject(tx, project, now);
}

async function writeReward(tx: Tx, site: Site, now: number): Promise<void> {
  const templateId = rewardId(site);
  const before = await tx
    .selectFrom('coupon_templates')
    .select('template_id')
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  if (before) return;
  const value = rewardAmounts[site];
  const off = formatMoney(money(value, currencyOfSite(site))).replace(/\.00$/, '');
  const goods = { scope: 'ALL', includeIds: [], excludeIds: [], scopeText: 'All items', buyTypes: [0] } as const;
  const stacking = { withShippingCoupon: true, withPromoPrice: false, gift: null } as const;
  const worth = { kind: 'FIXED', value, capAmount: null, thresholdAmount: value * 4 } as const;
  const claims = { totalQuota: null, perUserLimit: 10, claimStart: now, claimEnd: null } as const;
  await createTemplate(
    tx,
    {
      ...{ templateId, site, name: `${off} off for waiting`, source: 'CODE', status: 'SCHEDULED' },
      ...{ ...goods, ...stacking, ...worth, ...claims, validity: { days: 30 } },
    },
    now,
  );
}

async function writeProject(tx: Tx, project: ProjectSeed, now: number): Promise<void> {
  const { id, title, summary, sites: own = sites, status = 'SCHEDULED', opens = -20, people, ...rest } = project;
  const config: InterestConfig = { ...rest, rewards: Object.fromEntries(own.map((site) => [site, rewardId(site)])) };
  const row = { promo_id: id, type: 'INTEREST', handle: id, title, summary, image: null, status } as const;
  await insertRows(tx, 'promotions', [{ ...row, config: JSON.stringify(config), created_at: now, updated_at: now }]);
  await insertRows(
    tx,
    'promotion_windows',
    own.map((site) => {
      const start = morning(site, now + opens * day);
      const preview = Math.min(start, now) - day;
      return { promo_id: id, site, preview_time: preview, start_time: start, end_time: now + openFor * day };
    }),
  );
  await insertRows(
    tx,
    'interest_counts',
    Array.from({ length: countBuckets }, (_, bucket) => ({
      ...{ promo_id: id, bucket, people: Math.floor((people + bucket) / countBuckets) },
    })),
  );
}

/** The demo shopper waits for one of them and has said which one. */
export async function seedDemoInterest(tx: Tx, now: number): Promise<void> {
  const { email } = demoShopper;
  const own = { promo_id: 'interest-ring', email, bucket: bucketOf(email) };
  const answers = JSON.stringify([{ questionId: 'room', choiceId: 'kitchen' }]);
  const proved = { link_hash: null, mails: 0, mailed_at: null, confirmed_at: now, notified_at: null };
  const { numInsertedOrUpdatedRows: entered } = await tx
    .insertInto('interest_registrations')
    .values({ ...own, site: 'US', option_sku: 'LM-RING-60', answers, ...proved, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (entered === 1n) await countPerson(tx, own, 1);
}
