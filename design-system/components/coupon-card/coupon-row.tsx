import * as styles from './coupon-card.css.ts';

export type CouponRowProps = {
  /** The discount: "$10 off". */
  amount: string;
  title: string;
  /** What became of it: "Used on Thu, Nov 12", "Expired Sun, Nov 1". */
  stateText: string;
};

/** A coupon that is used or expired: one line, in a list of its kind. */
export function CouponRow({ amount, title, stateText }: CouponRowProps) {
  return (
    <p className={styles.row}>
      <span className={styles.rowAmount}>{amount}</span> <span className={styles.rowTitle}>{title}</span>{' '}
      <span className={styles.rowState}>{stateText}</span>
    </p>
  );
}
