import type { components } from '#openapi/types.ts';
import { type CartLineRequest, lineRequest, type LocalCart } from '#rules/cart-lines.ts';

export type CartView = components['schemas']['CartView'];
export type CartLine = CartView['lines'][number];

/** A line as the page shows it; without `line` it is known by its number only, because its price never arrived. */
export interface CartRow extends CartLineRequest {
  readonly id: string;
  readonly key: string;
  readonly selected: boolean;
  readonly line: CartLine | undefined;
}

export function memberRows(view: CartView): CartRow[] {
  return view.lines.map((line) => {
    const { id, key, selected } = line;
    return { ...lineRequest(line), id, key, selected, line };
  });
}

/** The guest's own lines decide which rows there are; the last quote says what they cost, even when it is a step behind. */
export function guestRows({ lines, selected }: LocalCart, view: CartView | undefined): CartRow[] {
  const priced = new Map(view?.lines.map((line) => [line.key, line]));
  return lines.map((line) => ({
    ...lineRequest(line),
    id: line.id,
    key: line.id,
    selected: selected.includes(line.id),
    line: priced.get(line.id),
  }));
}

const unsellable = ['OUT', 'OFF_SALE'];

function isSellable({ line }: CartRow): boolean {
  return line === undefined || !(line.opens || unsellable.includes(line.stockState));
}

/** What can be ordered, and what stands aside until it is removed or comes back. */
export function groupRows(rows: readonly CartRow[]) {
  return { sellable: rows.filter(isSellable), unavailable: rows.filter((row) => !isSellable(row)) };
}

/** What a checkout would order: chosen, known and for sale. */
export function chosenRows(rows: readonly CartRow[]): CartRow[] {
  return rows.filter((row) => row.selected && row.line !== undefined && isSellable(row));
}

export function pieces(rows: readonly CartRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}
