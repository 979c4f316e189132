import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './campaign-card.css.ts';

export type CampaignPhase = 'soon' | 'live' | 'over';

export type CampaignCardProps = {
  title: string;
  href: string;
  lead?: string | undefined;
  picture: Picture;
  phase: CampaignPhase;
  /** The phase: "Starts on Friday", "Live", "Over". */
  phaseText: string;
  /** The dates. */
  dates: string;
  headingLevel?: 2 | 3 | undefined;
};

const tones: Record<CampaignPhase, BadgeTone> = { soon: 'info', live: 'sale', over: 'neutral' };

/** A link to a campaign: a wide picture, its title and its dates. */
export function CampaignCard({
  title,
  href,
  lead,
  picture,
  phase,
  phaseText,
  dates,
  headingLevel = 3,
}: CampaignCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root} data-phase={phase}>
      <div className={styles.frame}>
        <ImageBox picture={picture} ratio="wide" sizes="(min-width: 900px) 33vw, 100vw" className={styles.picture} />
      </div>
      <div className={styles.text}>
        <p className={styles.when}>
          <Badge tone={tones[phase]}>{phaseText}</Badge>
          {dates}
        </p>
        <Heading className={styles.title}>
          <Link href={href} tone="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
    </article>
  );
}
