import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './side-nav.css.ts';

export type SideNavItem = {
  href: string;
  label: string;
  icon?: ReactNode;
  /** The number of waiting items, or a word for something new; omitted for none. */
  count?: number | string | undefined;
};

export type SideNavProps = {
  label: string;
  items: readonly SideNavItem[];
  /** The `href` of the current page; omitted where it is not in the list. */
  current?: string | undefined;
};

/** The pages of an area, beside them on a wide screen. Hidden below 900 px. */
export function SideNav({ label, items, current }: SideNavProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          tone="plain"
          className={styles.link}
          aria-current={item.href === current ? 'page' : undefined}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && item.count !== 0 && <span className={styles.count}>{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
