import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignSectionKinds } from '#rules/campaign-sections.ts';
import { BlockList } from '#src/blocks/block-list.tsx';
import { useClaim, useClaimAfterLogin } from '#src/widgets/coupons/use-claim.ts';
import { type CampaignContext, CampaignContextProvider } from './campaign-context.ts';
import type { Campaign } from './queries.ts';
import { campaignHeights, campaignRenderers } from './renderers.ts';

interface CampaignBlocksProps extends Pick<CampaignContext, 'readAt' | 'refresh'> {
  readonly campaign: Campaign;
  /** Of the campaign: a claim makes it out of date. */
  readonly queryKey: QueryKey;
}

/** The blocks of a campaign, with what they know of it. */
export function CampaignBlocks({ campaign, queryKey, readAt, refresh }: CampaignBlocksProps) {
  const { claim, claimingId } = useClaim(queryKey);
  useClaimAfterLogin(claim);
  const { promotion, phase, steps, isPreview, reminded, blocks } = campaign;
  const blockIds = useMemo(() => new Set(blocks.map(({ id }) => id)), [blocks]);
  const context = useMemo(
    () => ({ promotion, phase, steps, isPreview, reminded, blockIds, claim, claimingId, readAt, refresh }),
    [promotion, phase, steps, isPreview, reminded, blockIds, claim, claimingId, readAt, refresh],
  );
  const list = useMemo(
    () => (
      <BlockList blocks={blocks} renderers={campaignRenderers} kinds={campaignSectionKinds} heights={campaignHeights} />
    ),
    [blocks],
  );
  return <CampaignContextProvider value={context}>{list}</CampaignContextProvider>;
}
