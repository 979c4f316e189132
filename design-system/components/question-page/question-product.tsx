import type { ReactNode } from 'react';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './question-page.css.ts';

export type QuestionProductProps = {
  picture: Picture;
  name: string;
  href: string;
  /** A `Price`. */
  price?: ReactNode;
  /** Below it on wide screens: topics, related questions. */
  more?: ReactNode;
};

/** What the questions are about. */
export function QuestionProduct({ picture, name, href, price, more }: QuestionProductProps) {
  return (
    <div className={styles.product}>
      <ImageBox picture={picture} sizes="(min-width: 900px) 33vw, 56px" className={styles.picture} />
      <div className={styles.words}>
        <Link href={href} tone="quiet" className={styles.name}>
          {name}
        </Link>
        {price}
      </div>
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </div>
  );
}
