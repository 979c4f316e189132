import { civilTime, instantOf, type Zone } from './dates.ts';

/** The instant at which the local day ends that lies `days` after the day of an instant (epoch ms); what ends with the day is over from then on. */
export function endOfDayAfter(instant: number, days: number, zone: Zone): number {
  const { year, month, day } = civilTime(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + days + 1));
  const civil = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
  return instantOf({ ...civil, hour: 0, minute: 0 }, zone);
}
