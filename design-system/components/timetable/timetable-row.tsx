import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { Price, type PriceParts } from '../price/price.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './timetable.css.ts';

export type TimetableOffer = {
  id: string;
  title: string;
  href: string;
  /** A square picture; its text alternative is empty, the title stands beside it. */
  picture: ReactNode;
  price: PriceParts;
  /** Beside a struck price only: "−30 %". */
  discount?: string | undefined;
  /** How much of a true quota is sold: "62 % sold". */
  sold?: { value: number; label: string; text: string } | undefined;
  /** Words instead of the quota: "Sold out", "Ended, now $89". */
  note?: string | undefined;
  /** Buy, remind, like. */
  action?: ReactNode;
};

type TimetableRowProps = { offer: TimetableOffer; quiet: boolean; headingLevel: 2 | 3 | 4 };

/** One offer of a session: a row, not a card. `quiet` before its session begins. */
export function TimetableRow({ offer, quiet, headingLevel }: TimetableRowProps) {
  const Heading = `h${headingLevel}` as const;
  const { title, href, picture, price, discount, sold, note, action } = offer;
  return (
    <li className={classNames(styles.row, quiet && styles.quiet)}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link href={href} tone="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.price}>
          <Price {...price} /> {discount !== undefined && <Badge>{discount}</Badge>}
        </p>
      </div>
      <div className={styles.sold}>
        {sold && <Progress value={sold.value} label={sold.label} tone="neutral" />}
        {sold && <span className={styles.small}>{sold.text}</span>}
        {note !== undefined && <span className={styles.small}>{note}</span>}
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
