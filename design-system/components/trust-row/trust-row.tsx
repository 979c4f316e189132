import type { ReactNode } from 'react';
import * as styles from './trust-row.css.ts';

export type TrustItem = { icon: ReactNode; title: string; text: string };

/** Two to four promises: delivery, returns, warranty. */
export function TrustRow({ items }: { items: readonly TrustItem[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item.title} className={styles.item}>
          <span className={styles.icon}>{item.icon}</span>
          <div>
            <p className={styles.title}>{item.title}</p>
            <p className={styles.text}>{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
