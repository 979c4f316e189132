import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './campaign-band.css.ts';

export type { PictureFocus } from './campaign-band.css.ts';

export type CampaignBandProps = {
  /** At most five words. */
  title: string;
  headingLevel?: 1 | 2 | undefined;
  picture: Picture;
  /** The part of the picture that a narrow screen shows. */
  focus?: styles.PictureFocus | undefined;
  /** At most twenty words. */
  lead?: string | undefined;
  /** Until when, with its zone: "Ends Fri, Nov 27, 11:59 PM ET". */
  date?: ReactNode;
  /** Between the words and the action: a price, what is left. */
  children?: ReactNode;
  action?: ReactNode;
  /** Takes the light out of the picture: sold out, over. */
  unlit?: boolean | undefined;
  priority?: boolean | undefined;
};

/** A picture from edge to edge with a few words on it: what the page is about, until when, and one action. */
export function CampaignBand({
  title,
  headingLevel = 1,
  picture,
  focus = 'centre',
  lead,
  date,
  children,
  action,
  unlit = false,
  priority = true,
}: CampaignBandProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root}>
      <ImageBox
        picture={picture}
        ratio="own"
        // A tall band cuts the sides off a wide picture: the file is as wide as the band is high, times 16 / 9.
        sizes="(min-width: 1920px) 1920px, max(100vw, 114vh)"
        priority={priority}
        className={classNames(styles.picture, styles.focuses[focus], unlit && styles.unlit)}
      />
      <div className={styles.words}>
        <div className={styles.column}>
          <div className={styles.lines}>
            <Heading className={styles.title}>{title}</Heading>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            {date !== undefined && <p className={styles.date}>{date}</p>}
          </div>
          {children}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </section>
  );
}
