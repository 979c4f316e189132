import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './split-page.css.ts';

export type SplitPageProps = {
  picture: Picture | undefined;
  /** On a phone a low band of the picture stands above; the first field must still begin above y = 300. */
  hasBand?: boolean | undefined;
  children: ReactNode;
};

/** A form on the left and a picture that reaches the right edge of the page. */
export function SplitPage({ picture, hasBand = false, children }: SplitPageProps) {
  return (
    <div className={styles.root}>
      <div className={classNames(styles.side, hasBand && styles.band)}>
        {picture && (
          <ImageBox
            picture={{ ...picture, alt: '' }}
            ratio="own"
            sizes="(min-width: 900px) 960px, 100vw"
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
