import type { ReactNode } from 'react';
import * as styles from './spec-list.css.ts';

/** Names and values below each other: dimensions of a lamp, contents of an order. */
export function SpecList({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl>
      {items.map((item) => (
        <div key={item.name} className={styles.row}>
          <dt className={styles.name}>{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
