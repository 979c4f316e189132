import { day, hour } from '#rules/durations.ts';
import { markets, sites } from '#rules/markets.ts';
import type { TestShop } from '../../test-shop.ts';
import { expireCoins } from '#server/shop/coins/expire-coins.ts';
import { auditBooks } from '#server/shop/coins/ledger/audit.ts';
import { remindOfExpiry } from '#server/shop/coins/remind-of-expiry.ts';
import { isClockChange, zones } from '../calendar.ts';
import { chances } from '../chances.ts';
import type { Clockwork } from './clockwork.ts';
import { agree } from '../divergence.ts';
import { type Action, instantOfDay, localTomorrow, runTwoYears } from '../timeline.ts';
import { joinMember } from './life-shop.ts';
import { MemberLife } from './member-life.ts';
import { MemberModel } from './member-model.ts';
import { readReminders, type Reminder, ReminderModel } from './reminders.ts';

interface Inhabitant {
  readonly life: MemberLife;
  readonly reminders: ReminderModel;
  readonly chance: () => number;
  isRegular: boolean;
}

/** How much has happened: things that members did, ends of coins, mails and audits. */
export interface Figures {
  actions: number;
  ends: number;
  mails: number;
  audits: number;
}

/**
 * Lets members live on one clock, each of them at random instants of their days, and compares the shop with their models:
 * after everything that somebody does, a millisecond before and at every end of coins, and at midnight in UTC the balances
 * of all. Then the whole book is audited, too.
 * @param seeds one for each member
 * @throws Divergence
 */
export async function liveTwoYears(shop: TestShop, seeds: readonly number[], clockwork: Clockwork): Promise<Figures> {
  const figures: Figures = { actions: 0, ends: 0, mails: 0, audits: 0 };
  const inhabitants: Inhabitant[] = [];
  for (const seed of seeds) inhabitants.push(await settle(shop, seed, clockwork));
  await runTwoYears(shop.clock, {
    plan: (today) => {
      const actions = inhabitants.flatMap((one) => actionsOfDay(one, today));
      figures.actions += actions.length;
      const noon: Action = { at: today + 12 * hour, isJob: true, act: () => remind(shop, inhabitants, figures) };
      return [...jobsOfDay(shop, inhabitants, { today, figures }), noon, ...actions];
    },
    endDay: async (today) => {
      await compareAll(shop, inhabitants);
      agree(`books of ${new Date(today).toISOString()}`, await auditBooks(shop.db), []);
      figures.audits += 1;
    },
  });
  return figures;
}

async function settle(shop: TestShop, seed: number, clockwork: Clockwork): Promise<Inhabitant> {
  const chance = chances(seed);
  const zone = zones[seed % zones.length] ?? zones[0];
  const site = sites[seed % sites.length] ?? sites[0];
  const hasReminders = seed % 7 !== 6;
  const { accountId, email } = await joinMember(shop, { site, hasReminders });
  const model = new MemberModel(clockwork, markets[site].timeZone);
  const life = new MemberLife({ shop, accountId, site, zone, model, chance });
  return { life, reminders: new ReminderModel({ email, site }, hasReminders), chance, isRegular: false };
}

/** What a member does on a day: often nothing, in spells a check-in every day, always something when clocks change. */
function actionsOfDay(one: Inhabitant, today: number): Action[] {
  const { life, chance } = one;
  life.travel();
  one.isRegular = chance() < (one.isRegular ? 0.93 : 0.04);
  const { isRegular } = one;
  const local = localTomorrow(today, life.deviceZone);
  const action = (at: number, isCheckIn: boolean): Action => ({ at, act: () => life.act(isCheckIn) });
  if (isClockChange(local.name, life.deviceZone)) {
    const early = local.start + Math.floor(chance() * 4 * hour);
    const look = (at: number): Action => ({ at, act: () => life.readSummary() });
    return [local.start, early, local.end - 1].flatMap((at) => [action(at, chance() < 0.7), look(at)]);
  }
  if (!isRegular && chance() < 0.8) return [];
  return [action(instantOfDay(local, chance), isRegular && chance() < 0.8)];
}

/** The job comes by a millisecond before coins run out and takes nothing, and again when they run out. */
function jobsOfDay(
  shop: TestShop,
  inhabitants: readonly Inhabitant[],
  { today, figures }: { readonly today: number; readonly figures: Figures },
): Action[] {
  const byEnd = new Map<number, Inhabitant[]>();
  for (const one of inhabitants) {
    for (const instant of one.life.model.endsWithin(today, today + day)) {
      byEnd.set(instant, [...(byEnd.get(instant) ?? []), one]);
      figures.ends += 1;
    }
  }
  return [...byEnd].flatMap(([instant, concerned]) => {
    const runJob = async (): Promise<void> => {
      await expireCoins(shop);
      for (const { life } of concerned) await life.compare();
    };
    const runAtEnd = async (): Promise<void> => {
      // Some come before the job does.
      for (const { life, chance } of concerned) if (chance() < 0.3) await life.spendTooMany();
      await runJob();
    };
    return [
      { at: instant - 1, isJob: true, act: runJob },
      { at: instant, isJob: true, act: runAtEnd },
    ];
  });
}

const sorted = (reminders: readonly Reminder[]): Reminder[] =>
  reminders.toSorted((a, b) => a.to.localeCompare(b.to) || a.lastDay.localeCompare(b.lastDay) || a.coins - b.coins);

async function remind(shop: TestShop, inhabitants: readonly Inhabitant[], figures: Figures): Promise<void> {
  const now = shop.clock.now();
  await remindOfExpiry(shop);
  const found = sorted(await readReminders(shop, now));
  const expected = inhabitants.flatMap(({ life, reminders }) => reminders.due(life.model, now));
  agree(`reminders of ${new Date(now).toISOString()}`, found, sorted(expected));
  figures.mails += found.length;
}

async function compareAll(shop: TestShop, inhabitants: readonly Inhabitant[]): Promise<void> {
  const rows = await shop.db
    .selectFrom('coin_accounts')
    .select(['account_id', 'available', 'pending', 'locked', 'time_zone as zone'])
    .execute();
  const accounts = new Map(rows.map((row) => [row.account_id, row]));
  for (const { life } of inhabitants) life.agreeOn(accounts.get(life.accountId));
}
