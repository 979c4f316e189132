import { InlineMessage, SectionHeader } from '#design-system/index.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { BlockSection } from '#src/blocks/kinds/block-section.tsx';
import { OfferCard } from '#src/widgets/coupons/offer-card.tsx';
import { useCampaign } from '../campaign-context.ts';
import { useCampaignClaim } from '../use-campaign-claim.ts';
import { eventText } from '../text.ts';
import * as styles from './blocks.css.ts';

/** Coupons of the event, claimed where they stand. */
export function CouponsBlock({ id, section, data: { title, text, offers } }: PropsOf<'COUPONS', 1>) {
  const { readAt, refresh } = useCampaign();
  const { claim, claimingId } = useCampaignClaim();
  return (
    <BlockSection id={id} section={section}>
      <SectionHeader id={id} title={title} lead={text} />
      <noscript>
        <InlineMessage tone="caution">{eventText.noScript}</InlineMessage>
      </noscript>
      <ul className={styles.coupons}>
        {offers.map((offer) => (
          <li key={offer.terms.templateId}>
            <OfferCard
              offer={offer}
              now={readAt}
              isClaiming={claimingId === offer.terms.templateId}
              onClaim={claim}
              onReached={refresh}
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
