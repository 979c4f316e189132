import { type Site, sites } from '#rules/markets.ts';

/** What a flash sale repeats every day, as the configuration of its promotion holds it. */
export interface FlashPlan {
  /** When sessions begin, by the clock of each market, and how long they last (ms). */
  readonly sessions: readonly { readonly time: string; readonly duration: number }[];
  readonly items: readonly FlashPlanItem[];
}

export interface FlashPlanItem {
  readonly sku: string;
  /** Its price in each market that has it, in minor units. */
  readonly amounts: Readonly<Partial<Record<Site, number>>>;
  readonly quota: number;
  readonly perOrderLimit: number;
  readonly perBuyerLimit: number;
  /** The times of the sessions that it is sold in; all of them where it is left out. */
  readonly times?: readonly string[];
}

/** A mistake in a plan, with the place where it stands: `items.2.quota: must be …`. */
export class PlanFault extends Error {
  override readonly name = 'PlanFault';
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, place: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlanFault(`${place}: must be an object`);
  return Object.fromEntries(Object.entries(value));
};

function listOf(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new PlanFault(`${place}: must be a list with at least one entry`);
  return value;
}

function textOf(value: unknown, place: string, pattern: RegExp, what: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new PlanFault(`${place}: must be ${what}`);
  return value;
}

function numberOf(value: unknown, place: string, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most) {
    throw new PlanFault(`${place}: must be a whole number from 1 to ${most}`);
  }
  return value;
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const minutes = 60_000;
const dayOfMinutes = 24 * 60;

/** The plan of a file: sessions with `time` and `minutes`, items with `sku`, `amounts`, `quota` and limits. @throws PlanFault */
export function parseFlashPlan(value: unknown): FlashPlan {
  const plan = fieldsOf(value, 'plan');
  const sessions = listOf(plan['sessions'], 'sessions').map((entry, index) => {
    const place = `sessions.${index}`;
    const fields = fieldsOf(entry, place);
    return {
      time: textOf(fields['time'], `${place}.time`, clock, 'a time of day such as 14:00'),
      duration: numberOf(fields['minutes'], `${place}.minutes`, dayOfMinutes) * minutes,
    };
  });
  const times = sessions.map(({ time }) => time);
  if (new Set(times).size < times.length) throw new PlanFault('sessions: two of them begin at the same time');
  return {
    sessions,
    items: listOf(plan['items'], 'items').map((entry, index) => itemOf(entry, `items.${index}`, times)),
  };
}

function itemOf(entry: unknown, place: string, sessionTimes: readonly string[]): FlashPlanItem {
  const fields = fieldsOf(entry, place);
  const amounts = Object.entries(fieldsOf(fields['amounts'], `${place}.amounts`)).map(([name, amount]) => {
    const site = sites.find((one) => one === name);
    if (site === undefined) throw new PlanFault(`${place}.amounts.${name}: must be one of ${sites.join(', ')}`);
    return [site, numberOf(amount, `${place}.amounts.${name}`, 100_000_000)] as const;
  });
  const quota = numberOf(fields['quota'], `${place}.quota`, 1_000_000);
  const limit = (name: string) => (fields[name] === undefined ? 1 : numberOf(fields[name], `${place}.${name}`, quota));
  const times = fields['times'] === undefined ? undefined : listOf(fields['times'], `${place}.times`);
  return {
    sku: textOf(fields['sku'], `${place}.sku`, /^[0-9A-Za-z_.-]{1,40}$/, 'the code of a variant'),
    amounts: Object.fromEntries(amounts),
    quota,
    perOrderLimit: limit('perOrderLimit'),
    perBuyerLimit: limit('perBuyerLimit'),
    ...(times === undefined
      ? {}
      : {
          times: times.map((time, index) => {
            const found = sessionTimes.find((one) => one === time);
            if (found === undefined) throw new PlanFault(`${place}.times.${index}: no session starts then`);
            return found;
          }),
        }),
  };
}
