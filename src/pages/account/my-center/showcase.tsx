import type { ReactNode } from 'react';
import { Stack } from '#design-system/index.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import type { ShopImage } from '#src/widgets/shop-picture.ts';
import * as styles from './center.css.ts';

interface ShowcaseProps {
  /** Its place stays empty while it is not known. */
  readonly picture: ShopImage | null | undefined;
  readonly children: ReactNode;
}

/** A lit lamp with words beside it, under it on a phone. */
export function Showcase({ picture, children }: ShowcaseProps) {
  return (
    <div className={styles.showcase}>
      {picture ? (
        <LitPicture
          image={picture}
          ratio="own"
          sizes="(min-width: 900px) 40vw, 94vw"
          priority
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <Stack gap="l" className={styles.words}>
        {children}
      </Stack>
    </div>
  );
}
