import { Fragment, type ReactNode } from 'react';
import { IconPlus } from '../../icons/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import { Price, type PriceParts } from '../price/price.tsx';
import * as styles from './bundle-card.css.ts';

export type BundleCardProps = {
  title: string;
  href: string;
  pictures: readonly Picture[];
  /** Contents: "2 torches and a hub". */
  contents: string;
  price: PriceParts;
  /** "Save $24". */
  saving?: string | undefined;
  /** A part is sold out: this text replaces the button. */
  unavailable?: string | undefined;
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Products sold together at a lower price. */
export function BundleCard({
  title,
  href,
  pictures,
  contents,
  price,
  saving,
  unavailable,
  action,
  headingLevel = 3,
}: BundleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root}>
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <Fragment key={picture.day.src}>
            {index > 0 && (
              <span className={styles.plus} aria-hidden="true">
                <IconPlus size={20} />
              </span>
            )}
            <span className={styles.picture}>
              <ImageBox picture={picture} sizes="160px" rounded />
            </span>
          </Fragment>
        ))}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={href} tone="quiet">
            {title}
          </Link>
        </Heading>
        <p className={styles.quiet}>{contents}</p>
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          <Price {...price} />
          {saving !== undefined && <Badge tone="positive">{saving}</Badge>}
        </div>
        {unavailable === undefined ? action : <p className={styles.quiet}>{unavailable}</p>}
      </div>
    </article>
  );
}
