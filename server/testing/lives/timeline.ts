import { day, hour } from '#rules/durations.ts';
import type { FakeClock } from '../fake-clock.ts';
import { dayAfter, dayOf, endOf } from './calendar.ts';

/** Two years in which a February ends with its 29th day and coins of the February before it run out. */
export const twoYears = { from: Date.UTC(2027, 0, 1), days: 730 } as const;

/** Something that happens at an instant (epoch ms). */
export interface Action {
  readonly at: number;
  /** Of actions at one instant, those of jobs come first. */
  readonly isJob?: boolean;
  readonly act: () => Promise<void>;
}

export interface Timeline {
  /** What happens from a midnight in UTC on, within a day and a half. */
  readonly plan: (today: number) => readonly Action[];
  /** Called at the end of each day in UTC. */
  readonly endDay: (today: number) => Promise<void>;
}

/** Runs two years, one action after the other, on a clock that shows the instant of each. */
export async function runTwoYears(clock: FakeClock, { plan, endDay }: Timeline): Promise<void> {
  let waiting: Action[] = [];
  for (let count = 0; count < twoYears.days; count += 1) {
    const today = twoYears.from + count * day;
    const tomorrow = today + day;
    waiting = [...waiting, ...plan(today)].toSorted(
      (a, b) => a.at - b.at || Number(b.isJob ?? false) - Number(a.isJob ?? false),
    );
    for (const { at, act } of waiting.filter((action) => action.at < tomorrow)) {
      clock.set(at);
      await act();
    }
    waiting = waiting.filter((action) => action.at >= tomorrow);
    await endDay(today);
  }
}

export interface LocalDay {
  readonly name: string;
  readonly start: number;
  /** The first instant after it. */
  readonly end: number;
}

/** The day of a zone that follows a midnight in UTC by a day: it begins after that midnight, wherever the zone is. */
export function localTomorrow(today: number, zone: string): LocalDay {
  const name = dayOf(today + day + 12 * hour, zone);
  return { name, start: endOf(dayAfter(name, -1), zone), end: endOf(name, zone) };
}

/** An instant of a local day, often its first or its last one. */
export function instantOfDay({ start, end }: LocalDay, chance: () => number): number {
  const dice = chance();
  if (dice < 0.08) return start;
  return dice < 0.16 ? end - 1 : start + Math.floor(chance() * (end - start));
}
