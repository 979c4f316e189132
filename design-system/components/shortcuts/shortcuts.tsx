import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './shortcuts.css.ts';

export type Shortcut = {
  href: string;
  label: string;
  /** An icon, or a number: one of both. */
  icon?: ReactNode;
  figure?: string | undefined;
  /** The number of waiting items; 0 shows nothing. `text` is its announcement: "2 orders". */
  count?: { value: number; text: string } | undefined;
};

/** Three to five links beside each other. */
export function Shortcuts({ label, items }: { label: string; items: readonly Shortcut[] }) {
  return (
    <ul className={styles.root} aria-label={label}>
      {items.map(({ href, label: name, icon, figure, count }) => (
        <li key={href} className={styles.item}>
          <Link href={href} tone="plain" className={styles.shortcut}>
            <span className={styles.mark}>
              {figure === undefined ? icon : <span className={styles.figure}>{figure}</span>}
              {count !== undefined && count.value > 0 && (
                <span className={styles.count} aria-hidden="true">
                  {count.value}
                </span>
              )}
            </span>
            <span className={styles.label}>{name}</span>
            {count !== undefined && count.value > 0 && <VisuallyHidden>{count.text}</VisuallyHidden>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
