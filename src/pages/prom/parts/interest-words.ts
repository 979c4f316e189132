import type { Site } from '#rules/markets.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import type { InterestProject } from './interest-queries.ts';
import type { interestText } from './interest-text.ts';

type Words = typeof interestText;

/** When it comes, or that it has come, in one line. */
export function comingWords({ state, opens, launch }: InterestProject, text: Words): string {
  if (state === 'LAUNCHED') return text.isOut;
  if (state === 'ENDED') return text.isOff;
  if (state === 'COMING') return text.opens(opens.text);
  return launch === null ? text.dayUnknown : text.out(launch.text);
}

/** '230+ are interested'; nothing where nobody counts yet. */
export function interestedWords({ state, interested }: InterestProject, site: Site, text: Words): string | undefined {
  if (interested === 0) return undefined;
  const people = coinCount(interested, site);
  return state === 'LAUNCHED' || state === 'ENDED' ? text.waited(people) : text.interested(people);
}
