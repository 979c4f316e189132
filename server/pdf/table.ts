import type { Pen } from './pen.ts';

/** Headings of columns; cells that the first one names; or cells that the headings above name. */
export type RowKind = 'headings' | 'named' | 'plain';

/** A row of a table that is drawn in a part of that role. Each cell draws itself. */
export function tableRow(pen: Pen, kind: RowKind, cells: readonly (() => void)[]): void {
  pen.part('TR', () => {
    for (const [index, draw] of cells.entries()) {
      if (kind === 'headings') pen.part('TH', draw, { scope: 'Column' });
      else if (kind === 'named' && index === 0) pen.part('TH', draw, { scope: 'Row' });
      else pen.part('TD', draw);
    }
  });
}
