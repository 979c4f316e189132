import type { StateValue } from 'xstate';

/** A state in words: `guest.browsing`, regions apart by a bar. */
export function stateText(value: StateValue | null): string {
  return value === null ? '' : pathsOf(value).join(' | ');
}

/** The leaves that are active, as dotted paths. */
function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    const leaves = pathsOf(inner);
    return leaves.length > 0 ? leaves.map((leaf) => `${key}.${leaf}`) : [key];
  });
}

/** The ids of every active state of a machine, parents included. */
export function activeIds(machine: string, value: StateValue): Set<string> {
  const ids = new Set<string>([machine]);
  for (const path of pathsOf(value)) {
    path.split('.').reduce((parent, key) => {
      const id = `${parent}.${key}`;
      ids.add(id);
      return id;
    }, machine);
  }
  return ids;
}
