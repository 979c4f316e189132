import { DataTable } from '../data-table/data-table.tsx';
import * as styles from './price-chart.css.ts';
import { box, stepLine, type StepPoint } from './step-line.ts';

export type PriceChartPoint = StepPoint & {
  id: string;
  /** The first day of the price, as it is read. */
  day: string;
  /** The formatted price. */
  amount: string;
};

export type PriceChartProps = {
  /** What the drawing shows, for those who do not see it: "From $59.00 to $89.00 since Oct 21, 2025". */
  label: string;
  /** Oldest first; each price holds until the next one. At least two, not all alike. */
  points: readonly PriceChartPoint[];
  /** Where the line ends, in the unit of `at`, and what stands below it: "Today". */
  end: { at: number; label: string };
  /** The same as a table, behind a line that opens it. */
  table: { open: string; caption: string; day: string; price: string };
};

/** The prices of some months as a line of steps, and as a table. */
export function PriceChart({ label, points, end, table }: PriceChartProps) {
  const byValue = points.toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [byValue[0], byValue.at(-1)];
  return (
    <div>
      <div className={styles.root} role="img" aria-label={label}>
        <div className={styles.values} aria-hidden="true">
          <span>{highest?.amount}</span>
          <span>{lowest?.amount}</span>
        </div>
        <svg
          className={styles.line}
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.stroke} d={stepLine(points, end.at)} />
        </svg>
        <div className={styles.days} aria-hidden="true">
          <span>{points[0]?.day}</span>
          <span>{end.label}</span>
        </div>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{table.open}</summary>
        <DataTable
          caption={table.caption}
          captionHidden
          columns={[
            { key: 'day', label: table.day },
            { key: 'price', label: table.price, numeric: true },
          ]}
          rows={points.toReversed().map(({ id, day, amount }) => ({ id, cells: { day, price: amount } }))}
        />
      </details>
    </div>
  );
}
