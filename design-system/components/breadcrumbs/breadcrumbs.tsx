import { IconChevronRight } from '../../icons/icons.ts';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  label: string;
  trail: readonly { href: string; label: string }[];
  current: string;
};

const mark = <IconChevronRight size={16} className={styles.mark} />;

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {trail.map((step, place) => (
          <li key={step.href} className={styles.item}>
            {place > 0 && mark}
            <Link href={step.href} tone="quiet" className={styles.link}>
              {step.label}
            </Link>
          </li>
        ))}
        <li className={styles.page}>
          <span className={styles.current} aria-current="page">
            {trail.length > 0 && mark}
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
