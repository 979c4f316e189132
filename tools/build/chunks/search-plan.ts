import type { Block } from './blocks.ts';
import type { Task } from './plan-chunks.ts';
import type { Plan } from './plan-cost.ts';

/** How much is searched: the same effort finds the same plan whenever it is made. */
export interface Effort {
  /** One search each. */
  readonly seeds: readonly number[];
  /** Tries of each search. */
  readonly tries: number;
  /** The plans of so many of the best ones are improved as far as single steps lead, and of these the best one counts. */
  readonly improved: number;
}

/** How much worse a try may be at first to be taken all the same, as a part of the whole cost. */
const boldness = 0.00002;
/** How many tries merge two chunks; the others move one block. */
const merging = 0.01;
/** How many tries bring blocks together that much the same entries need; the others any two. */
const relating = 0.7;

export interface Found {
  readonly plan: Plan;
  readonly cost: number;
}

export const cheapest = (found: readonly Found[]): Found =>
  found.reduce((least, other) => (other.cost < least.cost ? other : least));

/**
 * The best plan found by simulated annealing, from one in which each block is a chunk of its own: single blocks move and
 * chunks merge, at first also where that costs a little. Blocks of different areas never share a chunk.
 */
export function searchPlan({ blocks, cost }: Task, { seeds, tries, improved }: Effort): Found {
  const relatives = relativesOf(blocks);
  const found = seeds.map((seed) => anneal(blocks, relatives, cost, tries, randomNumbers(seed)));
  const best = found.toSorted((one, other) => one.cost - other.cost).slice(0, improved);
  return cheapest(best.map(({ plan }) => improvePlan({ blocks, cost }, plan)));
}

/**
 * Moves single blocks and merges chunks until nothing of that makes the plan cheaper.
 * @param gain what a step saves at least
 */
export function improvePlan({ blocks, cost }: Task, start: Plan, gain = 0): Found {
  const plan = start.slice();
  const tried = start.slice();
  let least = cost(start);
  const keepIfCheaper = (): void => {
    const found = cost(tried);
    if (found < least - gain) {
      plan.set(tried);
      least = found;
    } else tried.set(plan);
  };
  const areaOf = (chunk: number) => blocks[plan.indexOf(chunk)]?.area;
  const canHold = (chunk: number, area: string) => !plan.includes(chunk) || areaOf(chunk) === area;
  for (let before = Infinity; least < before;) {
    before = least;
    blocks.forEach(({ area }, block) => {
      for (const to of new Set([...plan, block])) {
        if (to === plan[block] || !canHold(to, area)) continue;
        tried[block] = to;
        keepIfCheaper();
      }
    });
    for (const from of new Set(plan)) {
      for (const to of new Set(plan)) {
        if (from === to || !plan.includes(from) || areaOf(from) !== areaOf(to)) continue;
        merge(tried, from, to);
        keepIfCheaper();
      }
    }
  }
  return { plan, cost: least };
}

/** What two sets have in common, as a part of all that is in them. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((id) => other.has(id)).length;
  return both / (one.size + other.size - both);
}

/** The blocks of the same area that most likely share a chunk with each: those that share the most entries come first. */
function relativesOf(blocks: readonly Block[]): readonly (readonly number[])[] {
  const entries = blocks.map((block) => new Set(block.entries));
  return entries.map((own, block) =>
    entries
      .map((others, index) => ({ index, shared: overlap(own, others) }))
      .filter(({ index, shared }) => index !== block && shared > 0 && blocks[index]?.area === blocks[block]?.area)
      .toSorted((one, other) => other.shared - one.shared)
      .map(({ index }) => index)
      .slice(0, 40),
  );
}

function anneal(
  blocks: readonly Block[],
  relatives: readonly (readonly number[])[],
  cost: (plan: Plan) => number,
  tries: number,
  random: () => number,
): Found {
  const any = () => Math.floor(random() * blocks.length);
  const partnerOf = (block: number): number => {
    const near = random() < relating ? (relatives[block] ?? []) : [];
    // The nearest ones the most often.
    return near[Math.floor(random() ** 2 * near.length)] ?? any();
  };
  let plan = Int32Array.from(blocks, (_, index) => index);
  let tried = plan.slice();
  let current = cost(plan);
  let best = { plan: plan.slice(), cost: current };
  const start = current * boldness;
  for (let turn = 0; turn < tries; turn += 1) {
    const block = any();
    const other = partnerOf(block);
    const [from = 0, to = 0] = [plan[block], plan[other]];
    // A block may also leave for a chunk of its own, which has its own number while no other block uses that.
    const isLeaving = block === other && !plan.some((chunk, index) => chunk === block && index !== block);
    if (!isLeaving && (from === to || blocks[block]?.area !== blocks[other]?.area)) continue;
    tried.set(plan);
    if (isLeaving) tried[block] = block;
    else if (random() < merging) merge(tried, from, to);
    else tried[block] = to;
    const price = cost(tried);
    const heat = start * (1 - turn / tries) ** 3;
    if (price < current || random() < Math.exp((current - price) / Math.max(heat, 1e-9))) {
      [plan, tried] = [tried, plan];
      current = price;
      if (current < best.cost) best = { plan: plan.slice(), cost: current };
    }
  }
  return best;
}

function merge(plan: Plan, from: number, to: number): void {
  plan.forEach((chunk, block) => {
    if (chunk === from) plan[block] = to;
  });
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
