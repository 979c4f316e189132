import type { Campaign } from './queries.ts';
import { eventText } from './text.ts';

/** What a campaign's page counts down to. */
export interface NextChange {
  /** Epoch ms. */
  readonly until: number;
  readonly label: string;
}

const labels = { WARMUP: eventText.toStart, MAIN: eventText.toLastChance, LAST_CHANCE: eventText.toEnd } as const;

/** When the next part of a campaign begins, or its end; undefined where nothing comes. */
export function nextChange({ phase, steps }: Pick<Campaign, 'phase' | 'steps'>): NextChange | undefined {
  const step = steps.find((each) => each.phase === phase);
  if (!step) return undefined;
  const isLast = step === steps.at(-1);
  return { until: step.to, label: isLast ? eventText.toEnd : labels[step.phase] };
}
