import { IconChevronRight } from '../../icons/icons.ts';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  label: string;
  trail: readonly { href: string; label: string }[];
  current: string;
};

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {trail.map((step) => (
          <li key={step.href} className={styles.item}>
            <Link href={step.href} tone="quiet" className={styles.link}>
              {step.label}
            </Link>
            <IconChevronRight size={16} className={styles.mark} />
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
