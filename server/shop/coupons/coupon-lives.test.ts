import { describe, expect, inject, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { zones } from '#server/testing/lives/calendar.ts';
import { chances } from '#server/testing/lives/chances.ts';
import { agree, Divergence } from '#server/testing/lives/divergence.ts';
import { type Action, instantOfDay, localTomorrow, runTwoYears, twoYears } from '#server/testing/lives/timeline.ts';
import { testEngine } from '#server/testing/engine.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { auditCoupons } from './audit-coupons.ts';
import { makeTemplate } from './coupon-fixture.ts';
import { moveByTime } from './jobs.ts';
import { CouponLife, type Offer, offersFrom } from '#server/testing/lives/coupons/coupon-life.ts';
import {
  type CouponModel,
  type CouponTimes,
  localTimes,
  shortGrace,
  utcTimes,
} from '#server/testing/lives/coupons/coupon-model.ts';

// One member for each zone in a sample. On PostgreSQL, where an action takes longer, fewer are all.
const members = inject('share') < 1 ? 6 : testEngine() === 'sqlite' ? 200 : 24;

interface Inhabitant {
  readonly life: CouponLife;
  readonly zone: string;
  readonly chance: () => number;
}

async function settle(shop: TestShop, seed: number, times: CouponTimes): Promise<Inhabitant> {
  const zone = zones[seed % zones.length] ?? zones[0];
  const chance = chances(seed);
  const { accountId } = await logInMember(shop);
  return { life: new CouponLife({ shop, accountId, zone, times, chance }), zone, chance };
}

async function makeOffers(shop: TestShop): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const validity of offersFrom(twoYears.from)) {
    offers.push({ templateId: await makeTemplate(shop, { validity, perUserLimit: 10_000 }), validity });
  }
  return offers;
}

/** A millisecond before each end of a coupon and at it, its member reads it; every other time the job has come by. */
function endsOfDay(shop: TestShop, { life, chance }: Inhabitant, today: number): Action[] {
  const ending = new Map<number, CouponModel[]>();
  for (const coupon of life.coupons) {
    const { validTo } = coupon;
    const isToday = validTo > today && validTo <= today + day && !coupon.isOver(today);
    if (isToday) ending.set(validTo, [...(ending.get(validTo) ?? []), coupon]);
  }
  return [...ending].flatMap(([end, coupons]) =>
    [end - 1, end].map((at) => ({
      at,
      isJob: true,
      act: async () => {
        if (chance() < 0.5) await moveByTime(shop);
        await life.compare(coupons);
      },
    })),
  );
}

/** What is written of all coupons once the job has come by. */
async function compareRows(shop: TestShop, inhabitants: readonly Inhabitant[]): Promise<void> {
  await moveByTime(shop);
  const rows = await shop.db.selectFrom('coupons').select(['coupon_id', 'status']).execute();
  const found = new Map(rows.map(({ coupon_id: couponId, status }) => [couponId, status]));
  const now = shop.clock.now();
  for (const { couponId, ...coupon } of inhabitants.flatMap(({ life }) => life.coupons.map(asRow))) {
    agree(`row of ${couponId}`, found.get(couponId), coupon.at(now));
  }
}
const asRow = (coupon: CouponModel) => ({ couponId: coupon.couponId, at: (now: number) => coupon.at(now) });

/** @returns how many coupons were claimed @throws Divergence */
async function liveTwoYears(seeds: readonly number[], times: CouponTimes): Promise<number> {
  const shop = await openTestShop();
  try {
    shop.clock.set(twoYears.from);
    const offers = await makeOffers(shop);
    const inhabitants: Inhabitant[] = [];
    for (const seed of seeds) inhabitants.push(await settle(shop, seed, times));
    await runTwoYears(shop.clock, {
      plan: (today) =>
        inhabitants.flatMap((one) => {
          const { life, zone, chance } = one;
          const actions = Array.from({ length: chance() < 0.12 ? 2 : 0 }, () => ({
            at: instantOfDay(localTomorrow(today, zone), chance),
            act: () => life.act(offers),
          }));
          return [...endsOfDay(shop, one, today), ...actions];
        }),
      endDay: async (today) => {
        agree(`audit of ${new Date(today).toISOString()}`, await auditCoupons(shop.db), []);
        if (new Date(today).getUTCDay() === 1) await compareRows(shop, inhabitants);
      },
    });
    return inhabitants.reduce((sum, { life }) => sum + life.coupons.length, 0);
  } finally {
    await shop.close();
  }
}

describe('the coupons of members over two years', () => {
  it(`are those of a model that knows only the calendar: ${members} lives`, async () => {
    const seeds = Array.from({ length: members }, (_, seed) => seed);
    expect(await liveTwoYears(seeds, localTimes)).toBeGreaterThan(members * 20);
  });

  it.each<[string, CouponTimes]>([
    ['their days ended at midnight in UTC', utcTimes],
    ['they came back for six days', shortGrace],
  ])('would not be, if %s: the model detects it', async (_, times) => {
    await expect(liveTwoYears([0, 4], times)).rejects.toBeInstanceOf(Divergence);
  });
});
