import { Link } from '../link/link.tsx';
import * as styles from './tab-links.css.ts';

export type TabLink = {
  href: string;
  label: string;
  current: boolean;
  /** The number of items; omitted for none. */
  count?: number | undefined;
};

/** Parts of a list, each with its own address; they scroll sideways where they do not fit. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} tone="plain" className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && tab.count > 0 && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
