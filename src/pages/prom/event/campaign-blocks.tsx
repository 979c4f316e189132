import { useMemo } from 'react';
import { campaignSectionKinds } from '#rules/campaign-sections.ts';
import { BlockList } from '#src/blocks/block-list.tsx';
import { type CampaignContext, CampaignContextProvider } from './campaign-context.ts';
import type { Campaign } from './queries.ts';
import { campaignHeights, campaignRenderers } from './renderers.ts';

interface CampaignBlocksProps extends Pick<CampaignContext, 'readAt' | 'refresh'> {
  readonly campaign: Campaign;
}

/** The blocks of a campaign, with what they know of it. */
export function CampaignBlocks({ campaign, readAt, refresh }: CampaignBlocksProps) {
  const { promotion, phase, steps, isPreview, reminded, blocks } = campaign;
  const blockIds = useMemo(() => new Set(blocks.map(({ id }) => id)), [blocks]);
  const context = useMemo(
    () => ({ promotion, phase, steps, isPreview, reminded, blockIds, readAt, refresh }),
    [promotion, phase, steps, isPreview, reminded, blockIds, readAt, refresh],
  );
  const list = useMemo(
    () => (
      <BlockList blocks={blocks} renderers={campaignRenderers} kinds={campaignSectionKinds} heights={campaignHeights} />
    ),
    [blocks],
  );
  return <CampaignContextProvider value={context}>{list}</CampaignContextProvider>;
}
