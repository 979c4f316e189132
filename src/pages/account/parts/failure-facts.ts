/** A number in the data of a failure; undefined where the server gave none. */
export function numberIn(data: unknown, name: string): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value = new Map<string, unknown>(Object.entries(data)).get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
