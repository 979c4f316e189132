import type { PromotionPhase, PromotionWindow } from './promotion-states.ts';

/** The parts of a campaign that shoppers see, in their order. */
export const campaignParts = ['WARMUP', 'MAIN', 'LAST_CHANCE'] as const;
export type CampaignPart = (typeof campaignParts)[number];

/** A campaign's window in a market, with the instant from which on it says that it ends soon; epoch ms. */
export interface CampaignTimes extends PromotionWindow {
  readonly lastChanceTime: number | null;
}

export interface CampaignStep {
  readonly phase: CampaignPart;
  readonly from: number;
  /** The first instant without it. */
  readonly to: number;
}

/** The parts that a campaign has in a market, one after the other; a part without any time is left out. */
export function campaignSteps({ previewTime, startTime, lastChanceTime, endTime }: CampaignTimes): CampaignStep[] {
  const lastChance = lastChanceTime ?? endTime;
  const steps = [
    { phase: 'WARMUP', from: previewTime ?? startTime, to: startTime },
    { phase: 'MAIN', from: startTime, to: lastChance },
    { phase: 'LAST_CHANCE', from: lastChance, to: endTime },
  ] as const;
  return steps.filter(({ from, to }) => from < to);
}

/** The part that a public campaign is in; undefined before it is announced and when it is over. */
export function campaignPart(phase: PromotionPhase, times: CampaignTimes, now: number): CampaignPart | undefined {
  if (phase === 'WARMUP') return 'WARMUP';
  if (phase !== 'LIVE' && phase !== 'SOLD_OUT') return undefined;
  return times.lastChanceTime !== null && now >= times.lastChanceTime ? 'LAST_CHANCE' : 'MAIN';
}
