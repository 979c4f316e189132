import type { ReactNode } from 'react';
import * as styles from './buy-bar.css.ts';

export type BuyBarProps = {
  /** Omitted where the action includes it. */
  price?: ReactNode;
  children: ReactNode;
};

/** Price and main action at the bottom of small screens. */
export function BuyBar({ price, children }: BuyBarProps) {
  return (
    <div className={styles.root}>
      {price}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
