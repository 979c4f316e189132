import type { ReactNode } from 'react';
import * as styles from './buy-bar.css.ts';

/** Price and main action, kept at the thumb on small screens. */
export function BuyBar({ price, children }: { price: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.root}>
      {price}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
