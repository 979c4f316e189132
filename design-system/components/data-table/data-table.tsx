import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './data-table.css.ts';

export type DataColumn<Key extends string> = { key: Key; label: string; numeric?: boolean | undefined };
export type DataRow<Key extends string> = { id: string; cells: Readonly<Record<Key, ReactNode>> };

export type DataTableProps<Key extends string> = {
  caption: string;
  captionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly DataColumn<Key>[];
  rows: readonly DataRow<Key>[];
  /** Totals below the rows; the last one is emphasised. */
  sums?: readonly { id: string; label: string; value: string }[] | undefined;
  /** Shown instead of rows when there are none. */
  emptyText?: string | undefined;
};

/** A table; below 600 px each row is a block with its column names beside the values. */
export function DataTable<Key extends string>({
  caption,
  captionHidden = false,
  columns,
  rows,
  sums = [],
  emptyText,
}: DataTableProps<Key>) {
  const [naming] = columns;
  return (
    <table className={styles.root}>
      <caption className={captionHidden ? undefined : styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, label, numeric }) => (
            <th key={key} scope="col" className={classNames(styles.name, numeric === true && styles.numeric)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && emptyText !== undefined && (
          <tr>
            <td className={styles.empty} colSpan={columns.length}>
              {emptyText}
            </td>
          </tr>
        )}
        {rows.map(({ id, cells }) => (
          <tr key={id} className={styles.row}>
            {columns.map(({ key, label, numeric }) =>
              key === naming?.key ? (
                <th key={key} scope="row" className={classNames(styles.cell, styles.rowName)}>
                  {cells[key]}
                </th>
              ) : (
                <td
                  key={key}
                  data-label={label}
                  className={classNames(styles.cell, numeric === true && styles.numeric)}
                >
                  {cells[key]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(({ id, label, value }) => (
            <tr key={id} className={styles.sum}>
              <th scope="row" colSpan={columns.length - 1} className={styles.sumName}>
                {label}
              </th>
              <td className={styles.sumValue}>{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
