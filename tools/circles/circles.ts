import path from 'node:path';
import type { ImportGraph } from './import-graph.ts';

/** Names that reach each other, in the order of the alphabet: every circle among them is inside one knot. */
export type Knot = readonly string[];

/** The knots of files that import each other, directly or by way of others. */
export function fileKnots(graph: ImportGraph): Knot[] {
  return knotsOf(new Map([...graph].map(([file, imports]) => [file, new Set(imports)])));
}

/** A fixture of tests places, pays and sends an order before its area takes it back: it sees what its tests see. */
const isFixture = (file: string): boolean => /-fixture[.]tsx?$/.test(file);

/** The knots of folders that stand side by side and import each other; what a folder holds counts with it. */
export function folderKnots(graph: ImportGraph): Knot[] {
  const arrows = new Map<string, Map<string, Set<string>>>();
  for (const [file, imports] of graph) {
    if (isFixture(file)) continue;
    for (const imported of imports) {
      const arrow = siblings(file, imported);
      if (!arrow) continue;
      const family = arrows.get(arrow.parent) ?? new Map<string, Set<string>>();
      arrows.set(arrow.parent, family);
      family.set(arrow.from, (family.get(arrow.from) ?? new Set()).add(arrow.to));
    }
  }
  return [...arrows.values()].flatMap(knotsOf);
}

/** The two folders below the last common one, when both files are inside such a folder. */
function siblings(file: string, imported: string): { parent: string; from: string; to: string } | undefined {
  const [a, b] = [file.split('/'), imported.split('/')];
  const depth = a.findIndex((part, index) => part !== b[index]);
  if (depth < 0 || depth >= a.length - 1 || depth >= b.length - 1) return undefined;
  const folder = (parts: readonly string[]) => parts.slice(0, depth + 1).join('/');
  return { parent: path.posix.dirname(folder(a)), from: folder(a), to: folder(b) };
}

/** Tarjan's strongly connected components that have more than one member. */
function knotsOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): Knot[] {
  const found = new Map<string, { readonly index: number; low: number }>();
  const closed = new Set<string>();
  const open: string[] = [];
  const knots: string[][] = [];
  const visit = (name: string) => {
    const mine = { index: found.size, low: found.size };
    found.set(name, mine);
    open.push(name);
    for (const next of arrows.get(name) ?? []) {
      const theirs = found.get(next) ?? visit(next);
      if (!closed.has(next)) mine.low = Math.min(mine.low, theirs.low);
    }
    if (mine.low === mine.index) {
      const knot = open.splice(open.indexOf(name));
      for (const member of knot) closed.add(member);
      if (knot.length > 1) knots.push(knot.sort());
    }
    return mine;
  };
  for (const name of arrows.keys()) if (!found.has(name)) visit(name);
  return knots;
}
