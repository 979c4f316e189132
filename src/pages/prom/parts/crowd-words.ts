import { day } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { shipMonthText } from '#rules/ship-months.ts';
import type { CrowdCard } from './crowd-queries.ts';
import type { crowdText } from './crowd-text.ts';
import { saidMoment } from './said-moment.ts';

type Words = typeof crowdText;

/** So many days (and no more) are counted; of an end that is further away the month is said. */
const countedDays = 90;

/** What is pledged of the goal: 412 of 500 pledged. */
export function pledgedWords(project: CrowdCard, text: Words): string {
  const { goalUnits, goalAmount, pledgedUnits, pledgedAmount } = project;
  if (goalAmount && pledgedAmount) return text.of(formatMoney(pledgedAmount), formatMoney(goalAmount));
  return text.of(String(pledgedUnits), String(goalUnits ?? 0));
}

const monthOf = (instant: number): string => shipMonthText(new Date(instant).toISOString().slice(0, 7));

/** When it begins or ends, or how it ended. @param now when it was read, epoch ms */
export function timeWords(
  { state, startTime, endTime }: Pick<CrowdCard, 'state' | 'startTime' | 'endTime'>,
  { site, now, text }: { readonly site: Site; readonly now: number; readonly text: Words },
): string {
  if (state === 'COMING') return text.from(saidMoment(startTime, site, now));
  if (state !== 'LIVE') return text.state[state];
  const days = Math.ceil((endTime - now) / day);
  return days > countedDays ? text.until(monthOf(endTime)) : text.days(Math.max(1, days));
}
