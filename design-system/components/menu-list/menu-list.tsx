import type { ReactNode } from 'react';
import { IconChevronRight } from '../../icons/icons.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './menu-list.css.ts';

export type MenuItem = {
  href: string;
  label: string;
  icon: ReactNode;
  note?: string | undefined;
  /** How many there are: "2", and its announcement: "2 orders". */
  figure?: { shown: string; spoken: string } | undefined;
};

/** Links, one per row. */
export function MenuList({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <ul className={styles.root} aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} tone="plain" className={styles.row}>
            {item.icon}
            <span className={styles.words}>
              {item.label}
              {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            </span>
            {item.figure !== undefined && (
              <>
                <span className={styles.figure} aria-hidden="true">
                  {item.figure.shown}
                </span>
                <VisuallyHidden>{item.figure.spoken}</VisuallyHidden>
              </>
            )}
            <IconChevronRight size={20} className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
