import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import * as styles from './order-card.css.ts';

export type OrderCardProps = {
  /** What is true of it now: "Arrives by Thu, Nov 26". */
  title: string;
  href: string;
  /** The name of its link, which begins with the title and tells it from others of the same day. */
  linkLabel?: string | undefined;
  /** What its title says, by a colour beside it; the picture of one that is over is pale. */
  tone?: keyof typeof styles.tones | undefined;
  /** How many of the stations of its way it has passed: a line that repeats the title. */
  way?: { passed: number; of: number } | undefined;
  /** Of its first product. */
  picture?: Picture | undefined;
  /** The contents: "Glow strip and 2 more". */
  summary?: string | undefined;
  number: string;
  date: { text: string; dateTime: string };
  /** Left out where the row is not about money. */
  total?: string | undefined;
  /** What is urgent: the time left to pay. */
  note?: ReactNode;
  /** What is most worth doing, as an outline button, and what comes next, as a quiet one. */
  actions?: ReactNode;
};

/** An order as a row of a list. */
export function OrderCard({
  title,
  href,
  linkLabel,
  tone,
  way,
  picture,
  summary,
  number,
  date,
  total,
  note,
  actions,
}: OrderCardProps) {
  return (
    <article className={classNames(styles.root, tone === 'over' && styles.over)}>
      {picture ? (
        <ImageBox picture={picture} sizes="128px" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <h2 className={classNames(styles.title, tone && styles.tones[tone])}>
          <Link href={href} tone="quiet" aria-label={linkLabel}>
            {title}
          </Link>
        </h2>
        {way && (
          <span className={styles.way} aria-hidden="true">
            {Array.from({ length: way.of }, (_, index) => (
              <span key={index} className={classNames(styles.leg, index < way.passed && styles.passed)} />
            ))}
          </span>
        )}
        {summary !== undefined && <p>{summary}</p>}
        <p className={styles.facts}>
          <span className={styles.number}>{number}</span>
          <time dateTime={date.dateTime}>{date.text}</time>
        </p>
        {note}
      </div>
      <div className={styles.end}>
        {total !== undefined && <Price now={total} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
