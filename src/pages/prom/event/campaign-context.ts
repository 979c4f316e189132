import { createContext, use } from 'react';
import type { Campaign } from './queries.ts';

/** What the blocks of a campaign know of it. */
export interface CampaignContext extends Pick<Campaign, 'promotion' | 'phase' | 'steps' | 'isPreview' | 'reminded'> {
  /** The blocks that are on the page now. */
  readonly blockIds: ReadonlySet<string>;
  /** When the campaign was read, epoch ms. */
  readonly readAt: number;
  /** Asks the server what holds now. */
  readonly refresh: () => void;
}

export const CampaignContextProvider = createContext<CampaignContext | null>(null);

/** @throws outside of the page of a campaign */
export function useCampaign(): CampaignContext {
  const campaign = use(CampaignContextProvider);
  if (campaign === null) throw new Error('A block of a campaign stands outside of its page');
  return campaign;
}
