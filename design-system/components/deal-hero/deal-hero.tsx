import type { ReactNode } from 'react';
import { CampaignBand, type CampaignBandProps } from '../campaign-band/campaign-band.tsx';
import { Price, type PriceParts } from '../price/price.tsx';
import * as styles from './deal-hero.css.ts';

export type DealPhase = 'soon' | 'live' | 'soldOut' | 'over';

export type DealHeroProps = Pick<
  CampaignBandProps,
  'title' | 'lead' | 'picture' | 'focus' | 'action' | 'headingLevel' | 'priority'
> & {
  price: PriceParts;
  /** "save $40". */
  saving?: string | undefined;
  phase: DealPhase;
  /** "Ends in", "Starts in", "Sold out". */
  phaseText: string;
  /** A `Countdown` while the deal is limited in time. */
  countdown?: ReactNode;
  /** A `Meter` or `Progress` of what is sold. */
  quota?: ReactNode;
};

/** One product at a limited price, on a picture from edge to edge. */
export function DealHero({ price, saving, phase, phaseText, countdown, quota, ...band }: DealHeroProps) {
  const date = (
    <>
      {phaseText} {countdown}
    </>
  );
  return (
    <CampaignBand {...band} date={date} unlit={phase === 'soldOut' || phase === 'over'}>
      <p className={styles.price}>
        <Price {...price} size="l" />
        {saving}
      </p>
      {quota !== undefined && <div className={styles.quota}>{quota}</div>}
    </CampaignBand>
  );
}
