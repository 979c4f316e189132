import type { CheckInDay } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { coinCenterText } from '../parts/coin-center-text.ts';

const text = coinCenterText.strip;

/** The seven bulbs: lit up to where the row stands, the one of today before its check-in. */
export function stripDays({
  table,
  days,
  today,
}: Pick<components['schemas']['CoinStreak'], 'table' | 'days' | 'today'>): CheckInDay[] {
  return table.map((coins, index) => {
    const state = index < days ? 'on' : index === days && !today ? 'today' : 'off';
    return { name: text.day(index + 1), amount: text.amount(coins), state, stateText: text.states[state] };
  });
}
