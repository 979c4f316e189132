import { pageSizeDefault } from '#rules/limits.ts';

/** The place of a row in a list that begins with the newest: what stands behind it is older. */
export interface Key {
  readonly time: number;
  readonly id: string;
}

/** The key as the contract writes it. */
const keyText = ({ time, id }: Key): string => `${time}_${id}`;

/** The key of a text that the contract has let in. */
export function keyOf(text: string): Key {
  const [time = '', ...id] = text.split('_');
  return { time: Number(time), id: id.join('_') };
}

/** A page of rows that were read with one more than it holds, and the key behind which the list goes on. */
export function pageOf<Row>(
  rows: readonly Row[],
  keyOfRow: (row: Row) => Key,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, pageSizeDefault);
  const last = page.at(-1);
  return { page, next: rows.length > pageSizeDefault && last !== undefined ? keyText(keyOfRow(last)) : null };
}
