import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { waterfallBars, type WaterfallBar } from './waterfall-bars.ts';
import * as styles from './waterfall.css.ts';

export type WaterfallRow = {
  id: string;
  /** The name of the row; a control that brings its own name, such as a checkbox, takes its place. */
  label: ReactNode;
  /** Why the row is there: "Autumn sale, until Nov 30". */
  reason?: string | undefined;
  /** The formatted amount, with its sign: "−$20.00". */
  amount: string;
  /** What the row adds, or takes as a negative number, in minor units. The first row starts at nothing. */
  change: number;
};

export type WaterfallProps = {
  /** The name of the list for screen readers. */
  label: string;
  rows: readonly WaterfallRow[];
  /** The result; the note says what comes on top: "+ sales tax". */
  total: { label: string; amount: string; note?: string | undefined };
  /** Beside the result: the button that buys. */
  action?: ReactNode;
};

/** The length of a bar in the units of the drawing. */
const length = 1000;
const at = (share: number) => Math.round(share * length);

function Bar({ rest, change, direction }: WaterfallBar) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${length} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.rest} width={at(rest)} height="16" />
      {change > 0 && (
        <rect className={direction === 'up' ? styles.up : styles.down} x={at(rest)} width={at(change)} height="16" />
      )}
    </svg>
  );
}

/** How a price is made: each row shortens or lengthens the bar of the row above it. Without such a row no bars are drawn. */
export function Waterfall({ label, rows, total, action }: WaterfallProps) {
  const bars = waterfallBars(rows.map((row) => row.change));
  const isDrawn = bars.some(({ change }) => change > 0);
  return (
    <div>
      <ol className={styles.root} aria-label={label}>
        {rows.map((row, index) => {
          const bar = bars[index];
          return (
            <li key={row.id} className={styles.rows[isDrawn ? 'drawn' : 'plain']}>
              <div className={styles.words}>
                <div className={styles.label}>{row.label}</div>
                {row.reason !== undefined && <p className={styles.reason}>{row.reason}</p>}
              </div>
              {isDrawn && bar && <Bar {...bar} />}
              <span className={classNames(styles.amount, bar?.direction === 'down' && styles.saved)}>{row.amount}</span>
            </li>
          );
        })}
        <li className={styles.total}>
          <span className={styles.totalLabel}>{total.label}</span>
          <span className={styles.totalAmount}>
            {total.amount}
            {total.note !== undefined && <small className={styles.note}> {total.note}</small>}
          </span>
        </li>
      </ol>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
