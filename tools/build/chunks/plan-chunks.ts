/** One module of the browser's build. */
export interface Module {
  readonly imports: readonly string[];
  /** Weight of its code, in any unit that is the same for all. */
  readonly weight: number;
}

export interface Entry {
  readonly id: string;
  /** How much a byte loaded in vain costs here: a page where visits start counts more than a dialog. */
  readonly importance: number;
  /** Only a page is held to the limit of files. */
  readonly isPage: boolean;
  /** The area of pages it belongs to; empty where it serves several. */
  readonly area: string;
}

/** Modules that exactly the same entries need; they always stay together. */
interface Block {
  readonly entries: readonly string[];
  /** The area that alone needs them; empty where several do. */
  readonly area: string;
  readonly modules: readonly string[];
  readonly weight: number;
  /** Other blocks that its modules import. */
  readonly imports: Set<Block>;
}

type Chunk = readonly Block[];
type Plan = readonly Chunk[];

/**
 * Which shared chunk each module goes into: a pure function of the import graph, so no file is named anywhere. Each
 * block starts as a chunk of its own. While a page needs more chunks than it may, two of its chunks are merged;
 * then blocks move between chunks while that helps. Each step is the one after which entries load the fewest bytes in
 * vain; none makes chunks import each other in a circle, and none puts what one area alone needs beside what others need.
 * @param modules every module of the build by its id
 * @param entries what is loaded by itself: pages, and whatever comes late
 * @param placed modules that have their chunk already
 * @param limits how many chunks a page may load of those that several areas share, and of its area's own
 * @returns the number of the chunk by module; a module that one entry alone needs is in none
 */
export function planChunks(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
  limits: { readonly shared: number; readonly ofArea: number },
): ReadonlyMap<string, number> {
  const importance = new Map(entries.map(({ id, importance }) => [id, importance]));
  const pages = entries.filter(({ isPage }) => isPage).map(({ id }) => id);
  const blocks = blocksOf(modules, entries, placed);
  // What several areas need imports nothing that one area alone needs, so each kind can be planned by itself.
  const plan = [...new Set(blocks.map(({ area }) => area))].flatMap((area) => {
    const start = blocks.filter((block) => block.area === area).map((block) => [block]);
    const limit = area === '' ? limits.shared : limits.ofArea;
    return settle(merge(start, pages, limit, importance), pages, limit, importance);
  });
  return new Map(
    plan.flatMap((chunk, index) => chunk.flatMap((block) => block.modules.map((id) => [id, index] as const))),
  );
}

/** Everything that a module imports statically, itself included, without what is placed already. */
export function reachableFrom(
  id: string,
  modules: ReadonlyMap<string, Module>,
  placed: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next) || placed.has(next)) continue;
    reached.add(next);
    waiting.push(...(modules.get(next)?.imports ?? []));
  }
  return reached;
}

function blocksOf(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
): readonly Block[] {
  const users = new Map<string, string[]>();
  for (const { id } of entries) {
    for (const module of reachableFrom(id, modules, placed)) users.set(module, [...(users.get(module) ?? []), id]);
  }
  const areaOf = new Map(entries.map(({ id, area }) => [id, area]));
  const groups = new Map<string, { readonly entries: readonly string[]; readonly modules: string[] }>();
  for (const [id, used] of users) {
    if (used.length < 2) continue;
    const key = used.join('\n');
    const group = groups.get(key) ?? { entries: used, modules: [] };
    group.modules.push(id);
    groups.set(key, group);
  }
  const blocks = [...groups.values()].map((group): Block => {
    const weight = group.modules.reduce((sum, id) => sum + (modules.get(id)?.weight ?? 0), 0);
    const [area = '', ...others] = new Set(group.entries.map((id) => areaOf.get(id) ?? ''));
    return { ...group, area: others.length === 0 ? area : '', weight, imports: new Set() };
  });
  const blockOf = new Map(blocks.flatMap((block) => block.modules.map((id) => [id, block] as const)));
  for (const block of blocks) {
    for (const other of block.modules.flatMap((id) => modules.get(id)?.imports ?? [])) {
      const imported = blockOf.get(other);
      if (imported && imported !== block) block.imports.add(imported);
    }
  }
  return blocks;
}

const entriesOf = (chunk: Chunk): ReadonlySet<string> => new Set(chunk.flatMap(({ entries }) => entries));

/** What all entries that load a chunk load with it. */
function costOf(chunk: Chunk, importance: ReadonlyMap<string, number>): number {
  const weight = chunk.reduce((sum, block) => sum + block.weight, 0);
  let sum = 0;
  for (const id of entriesOf(chunk)) sum += importance.get(id) ?? 0;
  return weight * sum;
}

function crowdedPages(plan: Plan, pages: readonly string[], limit: number): readonly string[] {
  const loaded = plan.map(entriesOf);
  return pages.filter((page) => loaded.filter((entries) => entries.has(page)).length > limit);
}

/** Whether no chunk leads back to itself by what its blocks import. */
function isAcyclic(plan: Plan): boolean {
  const chunkOf = new Map(plan.flatMap((chunk) => chunk.map((block) => [block, chunk] as const)));
  const state = new Map<Chunk, 'open' | 'done'>();
  const visit = (chunk: Chunk): boolean => {
    if (state.get(chunk) === 'done') return true;
    if (state.get(chunk) === 'open') return false;
    state.set(chunk, 'open');
    for (const block of chunk) {
      for (const imported of block.imports) {
        const other = chunkOf.get(imported);
        if (other && other !== chunk && !visit(other)) return false;
      }
    }
    state.set(chunk, 'done');
    return true;
  };
  return plan.every(visit);
}

interface Step {
  readonly plan: Plan;
  /** Change of the cost; the smaller, the better. */
  readonly change: number;
}

const byChange = (a: { change: number }, b: { change: number }) => a.change - b.change;

/** Merges chunks until every page is within the limit. */
function merge(start: Plan, pages: readonly string[], limit: number, importance: ReadonlyMap<string, number>): Plan {
  let plan = start;
  for (;;) {
    const crowded = crowdedPages(plan, pages, limit);
    if (crowded.length === 0) return plan;
    const loaded = new Map(plan.map((chunk) => [chunk, entriesOf(chunk)]));
    const cost = new Map(plan.map((chunk) => [chunk, costOf(chunk, importance)]));
    const needs = (chunk: Chunk, page: string) => loaded.get(chunk)?.has(page) ?? false;
    const pairs = plan.flatMap((a, index) =>
      plan
        .slice(index + 1)
        .filter((b) => crowded.some((page) => needs(a, page) && needs(b, page)))
        .map((b) => ({
          pair: [a, b],
          change: costOf([...a, ...b], importance) - (cost.get(a) ?? 0) - (cost.get(b) ?? 0),
        })),
    );
    const current = plan;
    const without = (pair: readonly Chunk[]): Plan => [
      ...current.filter((chunk) => !pair.includes(chunk)),
      pair.flat(),
    ];
    const next = pairs.toSorted(byChange).find(({ pair }) => isAcyclic(without(pair)));
    if (!next) return plan;
    plan = without(next.pair);
  }
}

/** Moves one block after the other into the chunk where it costs least, or into a new one, until no move helps. */
function settle(start: Plan, pages: readonly string[], limit: number, importance: ReadonlyMap<string, number>): Plan {
  let plan = start;
  for (;;) {
    const current = plan;
    const steps = current.flatMap((from) =>
      from.flatMap((block) =>
        [...current.filter((to) => to !== from), []].map((to) => move(current, block, from, to, importance)),
      ),
    );
    const next = steps
      .filter(({ change }) => change < 0)
      .toSorted(byChange)
      .find((step) => crowdedPages(step.plan, pages, limit).length === 0 && isAcyclic(step.plan));
    if (!next) return current;
    plan = next.plan;
  }
}

function move(plan: Plan, block: Block, from: Chunk, to: Chunk, importance: ReadonlyMap<string, number>): Step {
  const rest = from.filter((other) => other !== block);
  const grown = [...to, block];
  const before = costOf(from, importance) + costOf(to, importance);
  return {
    plan: [...plan.filter((chunk) => chunk !== from && chunk !== to), ...(rest.length > 0 ? [rest] : []), grown],
    change: costOf(rest, importance) + costOf(grown, importance) - before,
  };
}
