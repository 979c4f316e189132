import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './nav-bar.css.ts';

export type NavLink = { href: string; label: string; current?: boolean | undefined };

export type NavBarProps = {
  label: string;
  home: { href: string; label: string };
  logo: ReactNode;
  links: readonly NavLink[];
  /** Opens the menu on small screens. */
  menu?: ReactNode;
  /** The search field of wide screens. */
  search?: ReactNode;
  /** Search icon, account, cart. */
  actions?: ReactNode;
};

/** The top bar of every page in a browser. */
export function NavBar({ label, home, logo, links, menu, search, actions }: NavBarProps) {
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
        <Link href={home.href} tone="plain" aria-label={home.label}>
          {logo}
        </Link>
        <nav className={styles.links} aria-label={label}>
          {links.map((link) => (
            <Link
              key={link.href}
              href={link.href}
              tone="plain"
              className={styles.link}
              aria-current={link.current ? 'page' : undefined}
            >
              {link.label}
            </Link>
          ))}
        </nav>
        {search !== undefined && <div className={styles.search}>{search}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
