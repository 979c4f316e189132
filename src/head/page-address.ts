import type { Place } from '../routing/page.ts';
import type { Route } from '../routing/route.ts';

/** The path of a page with the parameters that name it, in one order: no market, which each reader has of their own, and no traces. */
export function pageAddress(
  { subject, address = subject === undefined ? [] : [subject] }: Route,
  { path, query }: Place,
): string {
  const named = address.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' || (name === 'pageNo' && value === '1') ? [] : [[name, value]];
  });
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named)}`;
}
