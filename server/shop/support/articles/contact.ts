import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { civilTime, instantOf } from '#rules/dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import { answerDeadline, isSupportOpen, supportHours, supportHoursText } from '#rules/support-hours.ts';
import { sellers } from '../../market/seller.ts';

const daysAhead = 7;

/** How people of the shop are reached in a market, at an instant. */
export const contactOf = (site: Site, now: number): components['schemas']['SupportContact'] => ({
  email: sellers[site].email,
  hours: supportHoursText(now, site),
  isOpen: isSupportOpen(now, site),
  answerTime: answerDeadline(now, site),
});

/** The days of the coming week on which nobody answers, beside its weekends. */
export function noticesOf(site: Site, now: number): components['schemas']['SupportNotice'][] {
  const { timeZone } = markets[site];
  const { from, to, holidays } = supportHours[site];
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const { year, month, day: date } = civilTime(now + ahead * day, timeZone);
    return { year, month, day: date, hour: 12, minute: 0 };
  }).flatMap((civil) => {
    const noon = new Date(Date.UTC(civil.year, civil.month - 1, civil.day));
    const weekday = noon.getUTCDay() || 7;
    const isHoliday = weekday >= from && weekday <= to && holidays.includes(noon.toISOString().slice(5, 10));
    return isHoliday ? [{ kind: 'CLOSED' as const, day: instantOf(civil, timeZone) }] : [];
  });
}
