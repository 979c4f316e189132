import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './tab-bar.css.ts';

export type TabBarItem = { href: string; label: string; icon: ReactNode; current?: boolean | undefined };

/** The main links at the bottom of small screens. */
export function TabBar({ label, items }: { label: string; items: readonly TabBarItem[] }) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} tone="plain" className={styles.tab} aria-current={item.current ? 'page' : undefined}>
              {item.icon}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
