import { day } from '#rules/durations.ts';
import { dayAfter, dayOf, endOf } from '../calendar.ts';

export interface LastCheckIn {
  readonly instant: number;
  /** The local day, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Its place in the row, 1 to 7. */
  readonly row: number;
}

/** What a model of a member believes about days. */
export interface Clockwork {
  /** The first instant after a local day. */
  endOf(day: string, zone: string): number;
  /** The place of a check-in in the row; undefined where the day has one. */
  nextRow(last: LastCheckIn | undefined, now: number, zone: string): number | undefined;
}

const nextInRow = (row: number): number => (row % 7) + 1;

/** Days are those of the member's wall clock. */
export const localDays: Clockwork = {
  endOf,
  nextRow: (last, now, zone) => {
    const today = dayOf(now, zone);
    if (!last || last.day < dayAfter(today, -1)) return 1;
    return last.day >= today ? undefined : nextInRow(last.row);
  },
};

/** A control: coins run out at midnight in UTC. */
export const utcMidnights: Clockwork = { ...localDays, endOf: (name) => endOf(name, 'UTC') };

/** A control: a day is 24 hours from the last check-in. */
export const windowsOfHours: Clockwork = {
  ...localDays,
  nextRow: (last, now) => {
    if (!last || now - last.instant >= 2 * day) return 1;
    return now - last.instant < day ? undefined : nextInRow(last.row);
  },
};
