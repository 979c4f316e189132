import { Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { policyHref } from './policy-address.ts';
import * as styles from './policy-page.css.ts';

/** Policies to go on to, one in a row. */
export function PolicyList({ policies }: { policies: readonly components['schemas']['PolicySummary'][] }) {
  return (
    <ul className={styles.list}>
      {policies.map(({ key, title, description }) => (
        <li key={key}>
          <Link href={policyHref(key)} tone="quiet" className={styles.row}>
            <span className={styles.rowTitle}>{title}</span>
            <span className={styles.rowText}>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
