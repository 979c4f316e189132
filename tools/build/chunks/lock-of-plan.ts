import { lockedClasses } from '../class-names.ts';
import { usersOf, type Load } from './blocks.ts';
import type { Lock } from './lock.ts';
import { engineChunk, isEngine, isStyle, type ModuleGraph } from './module-graph.ts';
import { sheetsOf, type Task } from './plan-chunks.ts';
import type { Plan } from './plan-cost.ts';

type Row = readonly [name: string, files: readonly string[]];

const rowsOf = (places: Iterable<readonly [file: string, name: string]>): Record<string, string[]> => {
  const rows = new Map<string, string[]>();
  for (const [file, name] of places) rows.set(name, [...(rows.get(name) ?? []), file]);
  return Object.fromEntries([...rows].map(([name, files]) => [name, files.toSorted()] as const).toSorted(byName));
};

const byName = ([one]: Row, [other]: Row): number => one.localeCompare(other, 'en', { numeric: true });

/** The lock that says what a plan says. A chunk keeps the name of the one before that had the most of its modules. */
export function lockOf(graph: ModuleGraph, load: Load, { blocks }: Task, plan: Plan, before: Lock): Lock {
  const chunks = new Map<number, string[]>();
  blocks.forEach(({ modules }, index) => {
    const chunk = plan[index] ?? 0;
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), ...modules]);
  });
  const users = usersOf(load);
  const own = [...users].flatMap(([file, [entry = '', ...others]]) =>
    others.length > 0 || file === entry || isEngine(file) ? [] : [[file, entry] as const],
  );
  return {
    frame: [...load.placed].toSorted(),
    shared: Object.fromEntries(named([...chunks.values()], before.shared).toSorted(byName)),
    own: { ...Object.fromEntries(load.entries.map(({ id }) => [id, []])), ...rowsOf(own) },
    sheets: rowsOf([...sheetsOf(graph)].filter(([file]) => isStyle(file))),
    classes: lockedClasses(before.classes),
  };
}

function named(chunks: readonly (readonly string[])[], before: Lock['shared']): Row[] {
  const nameBefore = new Map(Object.entries(before).flatMap(([name, files]) => files.map((file) => [file, name])));
  const taken = new Set<string>([engineChunk]);
  return chunks
    .toSorted((one, other) => other.length - one.length)
    .map((files): Row => {
      const isFree = (name: string): boolean => !taken.has(name);
      const name = files.some(isEngine) ? engineChunk : (namesByUse(files, nameBefore).find(isFree) ?? freeName(taken));
      taken.add(name);
      return [name, files.toSorted()];
    });
}

/** The names that some modules had before, the one of the most of them first. */
function namesByUse(files: readonly string[], nameBefore: ReadonlyMap<string, string>): readonly string[] {
  const uses = new Map<string, number>();
  for (const name of files.flatMap((file) => nameBefore.get(file) ?? [])) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

function freeName(taken: ReadonlySet<string>): string {
  const names = Array.from({ length: taken.size + 1 }, (_, index) => `shared-${index + 1}`);
  return names.find((name) => !taken.has(name)) ?? '';
}
