import { markets, type Site, sites } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import type { NewTemplate } from '#server/shop/coupons/create-template.ts';
import { day } from '../days.ts';

/** Amounts of a coupon in each market by its own table, in minor units. */
type Amounts = Readonly<Record<Site, number>>;

const amounts = (US: number, CA: number, JA: number): Amounts => ({ US, EU: US, GB: US, CA, JA });

interface TemplateSeed extends Pick<NewTemplate, 'kind' | 'source'>, Partial<Pick<NewTemplate, 'membersOnly'>> {
  readonly key: string;
  readonly name: (off: string) => string;
  readonly value?: Amounts;
  readonly bps?: number;
  readonly cap?: Amounts;
  readonly threshold?: Amounts;
  readonly scope?: Pick<NewTemplate, 'scope' | 'includeIds' | 'scopeText'>;
  readonly gift?: NewTemplate['gift'];
  readonly quota?: number;
  readonly days: number;
  /** When it can be claimed, from the day of the seed; long before it where this is left out. */
  readonly starts?: number;
  readonly code?: string;
}

const all = { scope: 'ALL', includeIds: [], scopeText: 'All items' } as const;
const floorLamps = { scope: 'CATEGORIES', includeIds: ['floor-lamps'], scopeText: 'Floor lamps' } as const;
const outdoors = {
  scope: 'COLLECTION',
  includeIds: ['after-dark-outdoors'],
  scopeText: 'After dark, outdoors',
} as const;
const stickLamps = { scope: 'SKUS', includeIds: ['LM-REED-150', 'LM-ARC-1'], scopeText: 'Reed 150 and Arc' } as const;

/** Every kind and every source, in each market. */
const templates: readonly TemplateSeed[] = [
  {
    key: 'ten',
    kind: 'FIXED',
    source: 'CENTER',
    name: (off) => `${off} off`,
    value: amounts(1_000, 1_400, 1_500),
    threshold: amounts(8_000, 11_000, 12_000),
    days: 30,
  },
  {
    key: 'floor',
    kind: 'PERCENT',
    source: 'CENTER',
    name: () => '15% off floor lamps',
    bps: 1_500,
    cap: amounts(3_000, 4_000, 4_500),
    scope: floorLamps,
    quota: 400,
    days: 14,
  },
  {
    key: 'outdoors',
    kind: 'FIXED',
    source: 'CENTER',
    name: (off) => `${off} off for outdoors`,
    value: amounts(1_500, 2_000, 2_200),
    threshold: amounts(10_000, 14_000, 15_000),
    scope: outdoors,
    days: 21,
  },
  { key: 'delivery', kind: 'SHIPPING', source: 'CENTER', name: () => 'Free delivery', days: 30 },
  {
    key: 'savvy',
    kind: 'PERCENT',
    source: 'CENTER',
    membersOnly: true,
    name: () => '12% off for Savvy members',
    bps: 1_200,
    cap: amounts(4_000, 5_500, 6_000),
    threshold: amounts(5_000, 7_000, 7_500),
    days: 30,
  },
  {
    key: 'dial',
    kind: 'GIFT',
    source: 'CENTER',
    name: () => 'A free Dial',
    gift: { sku: 'LM-DIAL-1', quantity: 1 },
    threshold: amounts(15_000, 20_000, 22_000),
    quota: 120,
    days: 14,
  },
  {
    key: 'weekend',
    kind: 'FIXED',
    source: 'CENTER',
    name: (off) => `${off} off, this weekend`,
    value: amounts(2_000, 2_800, 3_000),
    threshold: amounts(14_000, 19_000, 21_000),
    quota: 200,
    days: 4,
    starts: 2 * day,
  },
  {
    key: 'code',
    kind: 'PERCENT',
    source: 'CODE',
    name: () => '10% off by code',
    bps: 1_000,
    cap: amounts(2_500, 3_500, 3_800),
    code: 'LIGHTS10',
    days: 30,
  },
  {
    key: 'welcome',
    kind: 'FIXED',
    source: 'NEW_USER',
    name: (off) => `${off} off your first order`,
    value: amounts(1_200, 1_600, 1_800),
    threshold: amounts(6_000, 8_000, 9_000),
    days: 30,
  },
  { key: 'task', kind: 'SHIPPING', source: 'TASK', name: () => 'Free delivery for a task', days: 14 },
  {
    key: 'prize',
    kind: 'FIXED',
    source: 'PRIZE',
    name: (off) => `${off} off a lamp you won`,
    value: amounts(800, 1_000, 1_200),
    scope: stickLamps,
    days: 30,
  },
  {
    key: 'share',
    kind: 'FIXED',
    source: 'SHARE',
    name: (off) => `${off} off from a friend`,
    value: amounts(500, 700, 700),
    days: 30,
  },
  {
    key: 'sorry',
    kind: 'FIXED',
    source: 'SERVICE',
    name: (off) => `${off} off from our support`,
    value: amounts(1_000, 1_400, 1_500),
    days: 60,
  },
  {
    key: 'exchange',
    kind: 'FIXED',
    source: 'EXCHANGE',
    name: (off) => `${off} off for coins`,
    value: amounts(500, 700, 750),
    days: 30,
  },
];

const birthday: TemplateSeed = {
  key: 'birthday',
  kind: 'FIXED',
  source: 'BIRTHDAY',
  name: (off) => `${off} off for your birthday`,
  value: amounts(1_000, 1_400, 1_500),
  days: 30,
};

/** The id of a seeded template in a market. */
export const seededTemplateId = (key: string, site: Site): string => `${key}-${site.toLowerCase()}`;

const perMember = (source: NewTemplate['source']): number =>
  source === 'CENTER' || source === 'CODE' || source === 'NEW_USER' ? 1 : 1_000;

function templateOf(template: TemplateSeed, site: Site, now: number): NewTemplate {
  const { key, kind, source, name, value, bps, cap, threshold, scope = all, starts } = template;
  const off = value === undefined ? '' : formatMoney(money(value[site], markets[site].currency)).replace(/\.00$/, '');
  return {
    templateId: seededTemplateId(key, site),
    name: name(off),
    site,
    kind,
    source,
    value: bps ?? value?.[site] ?? null,
    capAmount: cap?.[site] ?? null,
    thresholdAmount: threshold?.[site] ?? 0,
    ...scope,
    excludeIds: [],
    buyTypes: [0],
    withShippingCoupon: true,
    withPromoPrice: false,
    gift: template.gift ?? null,
    membersOnly: template.membersOnly ?? false,
    totalQuota: template.quota ?? null,
    perUserLimit: perMember(source),
    claimStart: starts === undefined ? now - 90 * day : now + starts,
    claimEnd: starts === undefined ? null : now + starts + 3 * day,
    validity: { days: template.days },
    // A code is one in all markets.
    ...(template.code !== undefined && site === 'US' ? { sharedCode: template.code } : {}),
    ...(template.code !== undefined && site !== 'US' ? { sharedCode: `${template.code}-${site}` } : {}),
    status: 'SCHEDULED',
  };
}

/** The templates of a shop that is seeded at an instant. */
export const seededTemplates = (now: number): readonly NewTemplate[] =>
  sites.flatMap((site) => templates.map((template) => templateOf(template, site, now)));

/** The coupon of birthdays, which came later than the others. */
export const birthdayTemplates = (now: number): readonly NewTemplate[] =>
  sites.map((site) => templateOf(birthday, site, now));
