import type { Parameters } from './route.ts';
import type { Rows } from './routes.ts';

/** The path of a page, as its row spells it. */
export type RoutePath = Rows['path'];

type ParametersOf<Row> = Row extends { readonly path: infer Path extends string; readonly query?: infer Query }
  ? Parameters<Path, Extract<Query, readonly string[]>>
  : never;
type ParametersAt<Path extends RoutePath> = ParametersOf<Extract<Rows, { readonly path: Path }>>;

/** No parameters where the page has none, and optional ones where it needs none. */
type Given<Values> = [keyof Values] extends [never]
  ? []
  : Record<never, never> extends Values
    ? [values?: Values]
    : [values: Values];

/**
 * The address of a page, without market: links and navigation add it. Parameters of the path fill their segment, all
 * others make the query; an undefined one is left out.
 * @example href('/order/detail', { orderNo }) // '/order/detail?orderNo=LM1'
 */
export function href<const Path extends RoutePath>(path: Path, ...[values]: Given<ParametersAt<Path>>): string {
  return fillAddress(path, values ?? {});
}

/** The same for a path that is known only at run time. */
export function fillAddress(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const query: string[] = [];
  let address = path;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const encoded = encodeURIComponent(value);
    const filled = address.replace(new RegExp(`:${name}(?=/|$)`), () => encoded);
    if (filled === address) query.push(`${name}=${encoded}`);
    address = filled;
  }
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}
