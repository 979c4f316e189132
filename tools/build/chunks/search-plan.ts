import type { Block } from './blocks.ts';
import type { Plan } from './plan-cost.ts';

/** Searches, of which the best one counts: most end within a hundredth of the best plan known. */
const searches = 8;
/** Tries of each search; with them a build takes the same time and has the same chunks whenever it runs. */
const tries = 150_000;
/** How much worse a try may be at first to be taken all the same, as a part of the whole cost. */
const boldness = 0.00005;
/** How many tries merge two chunks; the others move one block. */
const merging = 0.01;

interface Found {
  readonly plan: Plan;
  readonly cost: number;
}

/**
 * The best plan found by simulated annealing, from one in which each block is a chunk of its own: single blocks move and
 * chunks merge, at first also where that costs a little. Blocks of different areas never share a chunk.
 */
export function searchPlan(blocks: readonly Block[], cost: (plan: Plan) => number): Plan {
  const found = Array.from({ length: searches }, (_, seed) => anneal(blocks, cost, randomNumbers(seed + 1)));
  return found.reduce((best, other) => (other.cost < best.cost ? other : best)).plan;
}

function anneal(blocks: readonly Block[], cost: (plan: Plan) => number, random: () => number): Found {
  const any = () => Math.floor(random() * blocks.length);
  let plan = Int32Array.from(blocks, (_, index) => index);
  let tried = plan.slice();
  let current = cost(plan);
  let best = { plan: plan.slice(), cost: current };
  const start = current * boldness;
  for (let turn = 0; turn < tries; turn += 1) {
    const [block, other] = [any(), any()];
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
