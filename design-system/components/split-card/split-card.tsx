import type { ReactNode } from 'react';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './split-card.css.ts';

/** A form and, on wide screens, a picture beside it. */
export function SplitCard({ picture, children }: { picture: Picture | undefined; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>{children}</div>
      <div className={styles.side}>
        {picture && <ImageBox picture={picture} ratio="own" sizes="560px" className={styles.picture} />}
      </div>
    </div>
  );
}
