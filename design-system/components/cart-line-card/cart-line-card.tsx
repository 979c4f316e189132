import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import { Price, type PriceParts } from '../price/price.tsx';
import * as styles from './cart-line-card.css.ts';

export type CartLineCardProps = {
  title: string;
  href: string;
  picture: Picture;
  /** "Bone, 220 mm". */
  options?: string | undefined;
  /** Price of the whole line. */
  price: PriceParts;
  /** "2 × $39.99". */
  unit?: string | undefined;
  /** What is to be known of it, in words: "Only 3 left". */
  notes?: readonly { text: string; tone: keyof typeof styles.noteTones }[] | undefined;
  /** A checkbox with a hidden label, in front. */
  select?: ReactNode;
  /** The quantity stepper, or the quantity as text. */
  quantity?: ReactNode;
  /** Remove, edit, move to favourites. */
  actions?: ReactNode;
  unavailable?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** One line of a cart, an order or a checkout. */
export function CartLineCard({
  title,
  href,
  picture,
  options,
  price,
  unit,
  notes = [],
  select,
  quantity,
  actions,
  unavailable = false,
  headingLevel = 2,
}: CartLineCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.root, select === undefined && styles.plain)}>
      {select}
      <ImageBox picture={picture} sizes="128px" className={classNames(styles.picture, unavailable && styles.muted)} />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={href} tone="quiet">
            {title}
          </Link>
        </Heading>
        <div className={styles.price}>
          <Price {...price} size="s" />
        </div>
        {options !== undefined && <p className={styles.options}>{options}</p>}
        {unit !== undefined && <p className={styles.options}>{unit}</p>}
        {notes.map((note) => (
          <p key={note.text} className={classNames(styles.note, styles.noteTones[note.tone])}>
            {note.text}
          </p>
        ))}
        {(quantity !== undefined || actions !== undefined) && (
          <div className={styles.controls}>
            {quantity}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </div>
    </article>
  );
}
