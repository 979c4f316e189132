import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './coupon-card.css.ts';

export type CouponState = 'available' | 'claiming' | 'claimed' | 'used' | 'expired' | 'locked';

export type CouponCardProps = {
  /** The discount: "$10", "15 %". */
  amount: string;
  /** The minimum: "from $60". */
  condition: string;
  title: string;
  /** Validity: "until 30 Nov", "ends in 2 days". */
  until: string;
  /** It ends soon: `until` is emphasised. */
  endsSoon?: boolean | undefined;
  state: CouponState;
  /** The label of a state without an action: "Used". */
  stateText?: string | undefined;
  /** Claims the coupon: shown while it is available or being claimed. */
  claim?: { label: string; onClaim: () => void } | undefined;
  /** A link to where it can be used: shown once it is claimed. */
  use?: { label: string; href: string } | undefined;
  /** The share that is already claimed. */
  gone?: { value: number; label: string; text: string } | undefined;
  /** Why it is locked, and by which order. */
  note?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
};

const dead: readonly CouponState[] = ['used', 'expired', 'locked'];

/** A coupon as a ticket with its discount on the stub. */
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
