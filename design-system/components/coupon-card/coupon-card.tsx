import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './coupon-card.css.ts';

export type CouponState = 'available' | 'claiming' | 'claimed' | 'used' | 'expired' | 'locked';

export type CouponCardProps = {
  /** What it takes off: "$10", "15 %". */
  amount: string;
  /** What it takes off from: "from $60". */
  condition: string;
  title: string;
  /** How long, in words: "until 30 Nov", "ends in 2 days". */
  until: string;
  /** It ends soon: `until` says so louder. */
  endsSoon?: boolean | undefined;
  state: CouponState;
  /** What the state is called where nothing can be done: "Used". */
  stateText?: string | undefined;
  /** Takes the coupon: shown while it is available or being taken. */
  claim?: { label: string; onClaim: () => void } | undefined;
  /** Where it can be used: shown once it is had. */
  use?: { label: string; href: string } | undefined;
  /** How much of all of them is gone. */
  gone?: { value: number; label: string; text: string } | undefined;
  /** Why it is locked, where the order is. */
  note?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
};

const dead: readonly CouponState[] = ['used', 'expired', 'locked'];

/** A coupon as a ticket: the stub says what it takes off. */
export function CouponCard({
  amount,
  condition,
  title,
  until,
  endsSoon = false,
  state,
  stateText,
  claim,
  use,
  gone,
  note,
  headingLevel = 3,
}: CouponCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isDead = dead.includes(state);
  return (
    <article className={classNames(styles.root, isDead && styles.spent)} data-state={state}>
      <p className={classNames(styles.stub, isDead ? styles.stubSpent : styles.stubLit)}>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.condition}>{condition}</span>
      </p>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={endsSoon && !isDead ? styles.soon : styles.quiet}>{until}</p>
        {gone && (
          <div className={styles.gone}>
            <Progress value={gone.value} label={gone.label} />
            <span className={styles.quiet}>{gone.text}</span>
          </div>
        )}
        {note !== undefined && <p className={styles.quiet}>{note}</p>}
      </div>
      <div className={styles.act}>
        {claim && (state === 'available' || state === 'claiming') && (
          <Button size="s" loading={state === 'claiming'} onClick={claim.onClaim}>
            {claim.label}
          </Button>
        )}
        {use && state === 'claimed' && (
          <Button size="s" tone="outline" asChild>
            <Link href={use.href} tone="plain">
              {use.label}
            </Link>
          </Button>
        )}
        {isDead && stateText !== undefined && <span className={styles.stamp}>{stateText}</span>}
      </div>
    </article>
  );
}
