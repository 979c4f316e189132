import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import type { Picture } from '../image-box/image-box.tsx';
import { LatePicture } from '../late-picture/late-picture.tsx';
import { Panel } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import * as styles from './order-card.css.ts';

export type OrderCardProps = {
  number: string;
  href: string;
  date: { text: string; dateTime: string };
  status: { text: string; tone: BadgeTone };
  pictures: readonly Picture[];
  /** "+2" when not all pictures are shown. */
  more?: string | undefined;
  /** The contents: "Glow strip and 2 more". */
  summary?: string | undefined;
  total: string;
  /** Beside the total: the time left to pay. */
  note?: ReactNode;
  /** Actions: pay, track, buy again. */
  actions?: ReactNode;
};

/** An order in a list of orders. */
export function OrderCard({
  number,
  href,
  date,
  status,
  pictures,
  more,
  summary,
  total,
  note,
  actions,
}: OrderCardProps) {
  return (
    <Panel as="article" className={styles.root}>
      <div className={styles.head}>
        <Link href={href} tone="quiet" className={styles.number}>
          {number}
        </Link>
        <time dateTime={date.dateTime}>{date.text}</time>
        <span className={styles.status}>
          <Badge tone={status.tone}>{status.text}</Badge>
        </span>
      </div>
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <LatePicture key={`${index} ${picture.day.src}`} picture={picture} sizes="72px" className={styles.picture} />
        ))}
        {more !== undefined && <span className={styles.more}>{more}</span>}
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      </div>
      <div className={styles.foot}>
        <div className={styles.sum}>
          <Price now={total} />
          {note}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </Panel>
  );
}
