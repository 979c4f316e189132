import { classNames } from '../../foundations/class-names.ts';
import * as styles from './summary-list.css.ts';

export type SummaryRow = {
  id: string;
  label: string;
  value: string;
  note?: string | undefined;
  tone?: keyof typeof styles.tones | undefined;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  total: { label: string; value: string; note?: string | undefined };
};

/** The lines of a total. */
export function SummaryList({ rows, total }: SummaryListProps) {
  return (
    <dl className={styles.root}>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          <dt className={styles.label}>
            {row.label}
            {row.note !== undefined && <small className={styles.note}>{row.note}</small>}
          </dt>
          <dd className={styles.tones[row.tone ?? 'default']}>{row.value}</dd>
        </div>
      ))}
      <div className={classNames(styles.row, styles.total)}>
        <dt className={styles.totalLabel}>
          {total.label}
          {total.note !== undefined && <small className={styles.note}>{total.note}</small>}
        </dt>
        <dd className={styles.totalValue}>{total.value}</dd>
      </div>
    </dl>
  );
}
