import type { ReactNode } from 'react';
import { IconChevronDown } from '#design-system/index.ts';
import * as styles from './detail.css.ts';

/** What few look for, closed at first; on paper it is open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>
        {title}
        <IconChevronDown size={20} />
      </summary>
      {children}
    </details>
  );
}
