import { type Site, sites } from '#rules/markets.ts';
import { fault, fieldsAt } from '#server/ops/file-fields.ts';

/** Something by market in an operator's file, for at least one. @throws UsageError */
export function byMarket<Of>(
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => Of,
): Readonly<Partial<Record<Site, Of>>> {
  const markets = fieldsAt(value, path, sites);
  const own = sites.filter((site) => markets[site] !== undefined);
  if (own.length === 0) throw fault(path, 'must have one market');
  return Object.fromEntries(own.map((site) => [site, read(markets[site], `${path}.${site}`)]));
}
