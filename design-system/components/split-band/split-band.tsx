import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Heading } from '../text/heading.tsx';
import * as styles from './split-band.css.ts';

export type SplitBandProps = {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  picture: Picture;
  headingLevel?: 1 | 2 | undefined;
  id?: string | undefined;
  /** The picture touches the left edge of the page instead of the right one. */
  flipped?: boolean | undefined;
};

/** Words and a picture that touches one edge of the page; below each other on a phone. */
export function SplitBand({ title, text, action, picture, headingLevel = 2, id, flipped = false }: SplitBandProps) {
  return (
    <div className={classNames(styles.root, flipped && styles.flipped)}>
      <div className={classNames(styles.words, flipped && styles.after)}>
        <Heading level={headingLevel} id={id}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {action}
      </div>
      <ImageBox picture={picture} ratio="own" sizes="(min-width: 900px) 58vw, 100vw" className={styles.picture} />
    </div>
  );
}
