import type { ReactNode } from 'react';
import * as styles from './buy-bar.css.ts';

export type BuyBarProps = {
  /** Left out where the action names it. */
  price?: ReactNode;
  children: ReactNode;
};

/** Price and main action, kept at the thumb on small screens. */
export function BuyBar({ price, children }: BuyBarProps) {
  return (
    <div className={styles.root}>
      {price}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
