/** One bulb of a string: an entry of its own, or several that share it. */
export type StrungBulb = { first: number; count: number; isSingle: boolean };

export type StrungBulbs = { entriesPerBulb: number; bulbs: readonly StrungBulb[] };

/**
 * Which entries each bulb of a string stands for. Up to the limit a bulb is one entry. Above it entries share bulbs in
 * their order, as few to a bulb as the limit allows, but an entry of `singles` never shares one, so that every winner
 * stays visible. More singles than bulbs lengthen the string beyond its limit by what they need.
 * @param entryCount entries are numbered from 1 to this
 */
export function strungBulbs(entryCount: number, singles: readonly number[], limit: number): StrungBulbs {
  const own = new Set(singles.filter((entry) => entry >= 1 && entry <= entryCount));
  const shared = entryCount - own.size;
  const entriesPerBulb =
    entryCount <= limit ? 1 : Math.max(1, Math.ceil(shared / Math.max(1, Math.floor(limit) - own.size)));
  const bulbs: StrungBulb[] = [];
  let open: StrungBulb | undefined;
  for (let entry = 1; entry <= entryCount; entry++) {
    if (own.has(entry)) {
      bulbs.push({ first: entry, count: 1, isSingle: true });
      continue;
    }
    if (open && open.count < entriesPerBulb) {
      open.count += 1;
      continue;
    }
    open = { first: entry, count: 1, isSingle: false };
    bulbs.push(open);
  }
  return { entriesPerBulb, bulbs };
}
