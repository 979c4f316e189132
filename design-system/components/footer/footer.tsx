import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './footer.css.ts';

export type FooterProps = {
  logo: ReactNode;
  claim: string;
  columns: readonly { title: string; links: readonly { href: string; label: string }[] }[];
  legal: string;
  /** Market and theme switches. */
  switches?: ReactNode;
};

/** The footer of every page in a browser. */
export function Footer({ logo, claim, columns, legal, switches }: FooterProps) {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            {logo}
            <p className={styles.claim}>{claim}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className={styles.title}>{column.title}</p>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} tone="quiet" className={styles.link}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.foot}>
          <p>{legal}</p>
          <div className={styles.switches}>{switches}</div>
        </div>
      </div>
    </footer>
  );
}
