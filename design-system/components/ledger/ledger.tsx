import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './ledger.css.ts';

export type LedgerEntry = {
  id: string;
  date: { text: string; dateTime: string };
  /** What happened; a link where there is more to see. */
  what: ReactNode;
  /** The formatted amount with its sign: "+10", "−100". */
  amount: string;
  isIncome: boolean;
  /** What was there after it. */
  balance: string;
};

type Month = { label: string; href: string };

export type LedgerProps = {
  /** The month, which names the table: "November 2026". */
  month: string;
  /** The months before and after it, where there are any. */
  previous?: Month | undefined;
  next?: Month | undefined;
  /** The sums of the month: in, out, balance. */
  sums: readonly { label: string; value: string }[];
  columns: { date: string; what: string; amount: string; balance: string };
  entries: readonly LedgerEntry[];
  /** Shown instead of entries when there are none. */
  emptyText: string;
  /** Below the sums: "60 expire on Dec 31". */
  note?: string | undefined;
};

function Turn({ to, children }: { to: Month | undefined; children: ReactNode }) {
  if (!to) return <span className={classNames(styles.turn, styles.noTurn)}>{children}</span>;
  return (
    <Link tone="plain" className={styles.turn} href={to.href} aria-label={to.label}>
      {children}
    </Link>
  );
}

/** The account of a month, as a bank prints it. */
export function Ledger({ month, previous, next, sums, columns, entries, emptyText, note }: LedgerProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Turn to={previous}>
          <IconChevronLeft size={20} />
        </Turn>
        <p className={styles.month} aria-hidden="true">
          {month}
        </p>
        <Turn to={next}>
          <IconChevronRight size={20} />
        </Turn>
      </div>
      <dl className={styles.sums}>
        {sums.map((sum) => (
          <div key={sum.label} className={styles.sum}>
            <dt className={styles.sumName}>{sum.label}</dt>
            <dd>{sum.value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{month}</VisuallyHidden>
        </caption>
        <thead className={styles.columns}>
          <tr>
            <th scope="col" className={styles.columnName}>
              {columns.date}
            </th>
            <th scope="col" className={styles.columnName}>
              {columns.what}
            </th>
            <th scope="col" className={classNames(styles.columnName, styles.figure)}>
              {columns.amount}
            </th>
            <th scope="col" className={classNames(styles.columnName, styles.figure)}>
              {columns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={4}>
                {emptyText}
              </td>
            </tr>
          )}
          {entries.map((entry) => (
            <tr key={entry.id} className={styles.entry}>
              <td className={styles.date}>
                <time dateTime={entry.date.dateTime}>{entry.date.text}</time>
              </td>
              <th scope="row" className={styles.what}>
                {entry.what}
              </th>
              <td className={classNames(styles.amount, entry.isIncome && styles.income)}>{entry.amount}</td>
              <td className={styles.balance}>
                <span className={styles.balanceName}>{columns.balance} </span>
                {entry.balance}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
