import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './reward-strip.css.ts';

export type RewardFact = {
  href: string;
  /** "1,280 coins", "$12 off your first order". */
  title: string;
  /** What it is worth, or until when: "worth $12.80", "one until Fri, Nov 27". */
  text?: string | undefined;
};

export type RewardStripProps = {
  /** The accessible name: "Your coins and coupons". */
  label: string;
  /** One or two; none while they are on their way. */
  facts: readonly RewardFact[];
  /** The check-in of today, or the way to log in. */
  action?: ReactNode;
  /** Announced when it changes: "Checked in. 10 coins more." */
  status?: string | undefined;
};

/** What a shopper has collected and what today brings, in one row. Its height is the same in all states. */
export function RewardStrip({ label, facts, action, status = '' }: RewardStripProps) {
  return (
    <section aria-label={label} className={styles.root}>
      <ul className={styles.facts}>
        {facts.map(({ href, title, text }) => (
          <li key={href}>
            <Link href={href} tone="quiet" className={styles.fact}>
              <span className={styles.title}>{title}</span>{' '}
              {text !== undefined && <span className={styles.text}>{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {action}
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
    </section>
  );
}
