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

/** The area of modules that share no chunk with others. */
const apartArea = 'apart';

/** Tries of the search; with them a build takes the same time and has the same chunks whenever it runs. */
const tries = 60_000;
/** How much worse a try may be at first to be taken all the same, as a part of the whole cost. */
const boldness = 0.002;

/**
 * Which shared chunk each module goes into: a pure function of the import graph, so no file is named anywhere. Modules
 * that the same entries need form a block, and blocks are spread over chunks so that entries load as little as possible:
 * each chunk with all that it imports, and something for each file. The search is simulated annealing: it moves single
 * blocks and merges chunks, at first also where that costs a little. Chunks never import each other in a circle, and
 * what one area alone needs never stands beside what others need.
 * @param modules every module of the build by its id
 * @param entries what is loaded by itself: pages, and whatever comes late
 * @param placed modules that have their chunk already
 * @param apart modules that are loaded like others, but share no chunk with them
 * @param fileCost what one more file costs an entry, in the unit of the weights
 * @returns the number of the chunk by module; a module that one entry alone needs is in none
 */
export function planChunks(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
  apart: ReadonlySet<string>,
  fileCost: number,
): ReadonlyMap<string, number> {
  const blocks = blocksOf(modules, entries, placed, apart);
  const plan = search(blocks, costOf(blocks, entries, fileCost));
  return new Map(blocks.flatMap((block, index) => block.modules.map((id) => [id, plan[index] ?? 0] as const)));
}

/**
 * Characters of a module's code without the folder of the project, which bundlers write into its imports: a project has
 * the same chunks wherever it stands.
 */
export const weightOf = (code: string, root: string): number => code.replaceAll(root, '').length;

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
  apart: ReadonlySet<string>,
): readonly Block[] {
  const users = new Map<string, string[]>();
  for (const { id } of entries) {
    for (const module of reachableFrom(id, modules, placed)) users.set(module, [...(users.get(module) ?? []), id]);
  }
  const areaOf = new Map(entries.map(({ id, area }) => [id, area]));
  const groups = new Map<string, { readonly entries: readonly string[]; readonly modules: string[] }>();
  for (const [id, used] of users) {
    if (used.length < 2) continue;
    const key = [apart.has(id) ? apartArea : '', ...used].join('\n');
    const group = groups.get(key) ?? { entries: used, modules: [] };
    group.modules.push(id);
    groups.set(key, group);
  }
  const blocks = [...groups.values()].map((group): Block => {
    const weight = group.modules.reduce((sum, id) => sum + (modules.get(id)?.weight ?? 0), 0);
    const [area = '', ...others] = new Set(group.entries.map((id) => areaOf.get(id) ?? ''));
    const isApart = group.modules.some((id) => apart.has(id));
    return { ...group, area: isApart ? apartArea : others.length === 0 ? area : '', weight, imports: new Set() };
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

/** The chunk of each block, by the number of the block. */
type Plan = readonly number[];

/** What all entries load under a plan; infinite where chunks import each other in a circle. */
function costOf(blocks: readonly Block[], entries: readonly Entry[], fileCost: number): (plan: Plan) => number {
  const numberOf = new Map(blocks.map((block, index) => [block, index]));
  const imports = blocks.map((block) => [...block.imports].map((other) => numberOf.get(other) ?? 0));
  const entryNumber = new Map(entries.map(({ id }, index) => [id, index]));
  const needs = blocks.map((block) => block.entries.map((id) => entryNumber.get(id) ?? 0));
  const weights = blocks.map(({ weight }) => weight);
  const importance = Float64Array.from(entries, (entry) => entry.importance);
  const count = blocks.length;
  const loads = new Uint8Array(count * entries.length);
  const weight = new Float64Array(count);
  const edges = new Uint8Array(count * count);
  const importers = new Int32Array(count);

  return (plan) => {
    loads.fill(0);
    weight.fill(0);
    edges.fill(0);
    importers.fill(0);
    const used: number[] = [];
    plan.forEach((chunk, block) => {
      if (weight[chunk] === 0) {
        used.push(chunk);
        weight[chunk] = fileCost;
      }
      weight[chunk] = (weight[chunk] ?? 0) + (weights[block] ?? 0);
      for (const entry of needs[block] ?? []) loads[chunk * entries.length + entry] = 1;
      for (const imported of imports[block] ?? []) {
        const other = plan[imported] ?? 0;
        if (other === chunk || edges[chunk * count + other] === 1) continue;
        edges[chunk * count + other] = 1;
        importers[other] = (importers[other] ?? 0) + 1;
      }
    });
    // A chunk is loaded by whoever loads a chunk that imports it: importers come first.
    const ready = used.filter((chunk) => importers[chunk] === 0);
    let done = 0;
    let cost = 0;
    for (let chunk = ready.pop(); chunk !== undefined; chunk = ready.pop()) {
      done += 1;
      let users = 0;
      for (let entry = 0; entry < entries.length; entry += 1)
        users += (loads[chunk * entries.length + entry] ?? 0) * (importance[entry] ?? 0);
      cost += (weight[chunk] ?? 0) * users;
      for (const other of used) {
        if (edges[chunk * count + other] === 0) continue;
        for (let entry = 0; entry < entries.length; entry += 1)
          if (loads[chunk * entries.length + entry] === 1) loads[other * entries.length + entry] = 1;
        importers[other] = (importers[other] ?? 0) - 1;
        if (importers[other] === 0) ready.push(other);
      }
    }
    return done === used.length ? cost : Infinity;
  };
}

/** The same numbers from 0 to 1 in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The best plan found, from one in which each block is a chunk of its own. */
function search(blocks: readonly Block[], cost: (plan: Plan) => number): Plan {
  const random = randomNumbers(1);
  const any = () => Math.floor(random() * blocks.length);
  let plan: Plan = blocks.map((_, index) => index);
  let current = cost(plan);
  let best = { plan, cost: current };
  const start = current * boldness;
  for (let turn = 0; turn < tries; turn += 1) {
    const [block, other] = [any(), any()];
    const [from, to] = [plan[block], plan[other]];
    if (from === undefined || to === undefined) continue;
    // A block may also leave for a chunk of its own, which has its own number while no other block uses that.
    const isLeaving = block === other && !plan.some((chunk, index) => chunk === block && index !== block);
    if (!isLeaving && (from === to || blocks[block]?.area !== blocks[other]?.area)) continue;
    const isMerging = !isLeaving && random() < 0.3;
    const next = plan.map((chunk, index) => {
      if (isMerging) return chunk === from ? to : chunk;
      return index !== block ? chunk : isLeaving ? block : to;
    });
    const price = cost(next);
    const heat = start * (1 - turn / tries) ** 3;
    if (price < current || random() < Math.exp((current - price) / Math.max(heat, 1e-9))) {
      plan = next;
      current = price;
      if (current < best.cost) best = { plan, cost: current };
    }
  }
  return best.plan;
}
