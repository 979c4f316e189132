import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { EnergyArrow } from '../energy-label/energy-arrow.tsx';
import type { EnergyClass } from '../energy-label/energy-class.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import { Price, type PriceParts } from '../price/price.tsx';
import { Rating, type RatingProps } from '../rating/rating.tsx';
import * as styles from './product-card.css.ts';

export type Swatch = { name: string; colour: string };

export type ProductCardProps = {
  title: string;
  href: string;
  picture: Picture;
  price: PriceParts;
  /** Beside the price, where the law asks for it. */
  energy?: { label: string; energyClass: EnergyClass } | undefined;
  /** The one most important word, beside the price. */
  badge?: { text: string; tone: BadgeTone } | undefined;
  rating?: RatingProps | undefined;
  /** Its finishes, with text for screen readers. */
  swatches?: { label: string; colours: readonly Swatch[]; more?: string | undefined } | undefined;
  /** One muted line: "Only 4 left", "Ships in 2 days". */
  note?: string | undefined;
  /** A button on the picture, usually to add to the cart. */
  action?: ReactNode;
  /** Visible without scrolling. */
  priority?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  sizes?: string | undefined;
  /** As large as several others in a grid: on a laptop its picture fills the height that they take. */
  isLarge?: boolean | undefined;
};

const gridSizes = '(min-width: 900px) 300px, (min-width: 600px) 31vw, 46vw';

/** A product in a list or a carousel. */
export function ProductCard({
  title,
  href,
  picture,
  price,
  energy,
  badge,
  rating,
  swatches,
  note,
  action,
  priority,
  headingLevel = 3,
  sizes = gridSizes,
  isLarge = false,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.root, isLarge && styles.large)}>
      <div className={styles.frame}>
        <ImageBox
          picture={picture}
          sizes={sizes}
          priority={priority}
          ratio={isLarge ? 'own' : 'square'}
          className={classNames(styles.picture, isLarge && styles.filling)}
        />
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={href} tone="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
        {rating && <Rating {...rating} />}
        <div className={styles.price}>
          <Price {...price} />
          {energy && <EnergyArrow {...energy} />}
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </div>
        {swatches && (
          <div className={styles.swatches} role="img" aria-label={swatches.label}>
            <svg width={swatches.colours.length * 20 - 6} height="14" aria-hidden="true">
              {swatches.colours.map(({ name, colour }, index) => (
                <circle key={name} className={styles.swatch} cx={7 + index * 20} cy="7" r="6.5" fill={colour} />
              ))}
            </svg>
            {swatches.more}
          </div>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}
