import { useId, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './coupon-card.css.ts';

/** `gone`: all of them are claimed. Used and expired coupons are rows: `CouponRow`. */
export type CouponState = 'available' | 'claiming' | 'claimed' | 'locked' | 'gone';

export type CouponCardProps = {
  /** The discount: "$10 off", "15 % off". */
  amount: string;
  /** The minimum: "Orders over $80". */
  condition: string;
  title: string;
  /** Validity: "Ends Thu, Dec 3", "Ends Thu, Dec 3 · in 2 days"; or the time until it can be claimed. */
  until: ReactNode;
  /** It ends soon: `until` is emphasised. */
  endsSoon?: boolean | undefined;
  state: CouponState;
  /** The words instead of an action: "In your wallet", "All claimed". */
  stateText?: string | undefined;
  /** Claims the coupon: shown while it is available or being claimed. */
  claim?: { label: string; onClaim: () => void; tone?: 'solid' | 'brand' | 'outline' | undefined } | undefined;
  /** A link to where it can be used: shown once it is claimed. */
  use?: { label: string; href: string } | undefined;
  /** How much of the coupon is claimed. */
  quota?: { value: number; label: string; text: string } | undefined;
  /** Why it is locked, and by which order. */
  note?: ReactNode;
  /** The conditions in full, folded inside. */
  details?: { label: string; body: ReactNode } | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

type ActionProps = Pick<CouponCardProps, 'state' | 'stateText' | 'claim' | 'use'> & { titleId: string };

function CouponAction({ state, stateText, claim, use, titleId }: ActionProps) {
  if (claim && (state === 'available' || state === 'claiming')) {
    return (
      <Button
        size="s"
        tone={claim.tone ?? 'outline'}
        loading={state === 'claiming'}
        onClick={claim.onClaim}
        aria-describedby={titleId}
      >
        {claim.label}
      </Button>
    );
  }
  if (use && state === 'claimed') {
    return (
      <Button size="s" tone="outline" asChild>
        <Link href={use.href} tone="plain" aria-describedby={titleId}>
          {use.label}
        </Link>
      </Button>
    );
  }
  return stateText === undefined ? null : <p className={styles.stateText}>{stateText}</p>;
}

/** A coupon as a slip: its discount, one perforation, and what it asks for. */
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
  quota,
  note,
  details,
  headingLevel = 3,
}: CouponCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const isGone = state === 'gone';
  return (
    <article className={classNames(styles.root, isGone && styles.gone)} data-state={state} aria-labelledby={titleId}>
      <Heading className={styles.stub} id={titleId}>
        <span className={styles.amount}>{amount}</span> <span className={styles.title}>{title}</span>
      </Heading>
      <div className={styles.text}>
        <p className={styles.condition}>{condition}</p>
        <p className={endsSoon && !isGone ? styles.soon : styles.until}>{until}</p>
        {quota && !isGone && (
          <div className={styles.quota}>
            <Progress value={quota.value} label={quota.label} tone="neutral" />
            <span className={styles.until}>{quota.text}</span>
          </div>
        )}
        {note !== undefined && <p className={styles.until}>{note}</p>}
        {details && (
          <details className={styles.details}>
            <summary className={styles.summary}>{details.label}</summary>
            <div className={styles.body}>{details.body}</div>
          </details>
        )}
      </div>
      <div className={styles.action}>
        <CouponAction state={state} stateText={stateText} claim={claim} use={use} titleId={titleId} />
      </div>
    </article>
  );
}
