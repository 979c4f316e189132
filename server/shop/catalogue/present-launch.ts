import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import type { Price } from './offer.ts';

/** A moment from which a product can be bought, with its words by the clock of the market. */
export const presentLaunch = (time: number, site: Site): components['schemas']['Launch'] => ({
  time,
  text: deadlineText(time, site),
});

/** What a product says of its launch, nothing once everybody can buy it. */
export const launchPart = ({ launchTime, site }: Pick<Price, 'launchTime' | 'site'>) =>
  launchTime === null ? {} : { launch: presentLaunch(launchTime, site) };
