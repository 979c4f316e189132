import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Price, type PriceParts } from '../price/price.tsx';
import * as styles from './deal-hero.css.ts';

export type DealPhase = 'soon' | 'live' | 'soldOut' | 'over';

export type DealHeroProps = {
  title: string;
  lead?: string | undefined;
  picture: Picture;
  price: PriceParts;
  /** "35 % off". */
  saving?: string | undefined;
  phase: DealPhase;
  /** "Ends in", "Starts in", "Sold out". */
  phaseText: string;
  /** A `Countdown` while the deal is limited in time. */
  countdown?: ReactNode;
  /** A `Meter` or `Progress` of what is sold. */
  quota?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | undefined;
  priority?: boolean | undefined;
};

/** One product at a limited price. */
export function DealHero({
  title,
  lead,
  picture,
  price,
  saving,
  phase,
  phaseText,
  countdown,
  quota,
  action,
  headingLevel = 1,
  priority,
}: DealHeroProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root} data-phase={phase}>
      <ImageBox
        picture={picture}
        ratio="own"
        sizes="(min-width: 900px) 50vw, 100vw"
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.clock}>
          {phaseText}
          {countdown}
        </p>
        <Heading className={styles.title}>{title}</Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <p className={styles.price}>
          <Price {...price} size="l" />
          {saving !== undefined && <Badge tone="sale">{saving}</Badge>}
        </p>
        {quota}
        {action !== undefined && <div>{action}</div>}
      </div>
    </section>
  );
}
