import type { Block, Entry } from './blocks.ts';

/** The chunk of each block, by the number of the block. */
export type Plan = Int32Array<ArrayBuffer>;

/** What a byte counts that came late and in vain, as a part of one that comes before the first view. */
const latePart = 0.5;

/** Entries that are loaded together, and what a byte in vain costs them. */
interface Visit {
  readonly entries: ReadonlySet<string>;
  readonly importance: number;
}

/** An entry alone, and with what it brings along soon: what the first view has loaded, the rest need not load again. */
const visitsOf = ({ id, importance, late = [] }: Entry): Visit[] => [
  { entries: new Set([id]), importance },
  ...(late.length > 0 ? [{ entries: new Set([id, ...late]), importance: latePart * importance }] : []),
];

/** When a visit loads so much in vain, each byte of it costs twice: better a little for each page than all of it for one. */
const muchInVain = 10_000;

/**
 * What all visits load in vain under a plan, weighed by their importance: an entry loads every chunk that has a block it
 * needs, with all that the chunk imports, and each file costs it something. Infinite where chunks import each other in a
 * circle.
 *
 * A search asks some hundred thousand times: the visits of a chunk are bits of a few numbers, and nothing is allocated.
 * @param fileCost what one file costs an entry, in the unit of the weights
 */
export function planCost(
  blocks: readonly Block[],
  entries: readonly Entry[],
  fileCost: number,
): (plan: Plan) => number {
  const count = blocks.length;
  const visits = entries.flatMap(visitsOf);
  const words = Math.ceil(visits.length / 32);
  const needs = visitBits(blocks, visits, words);
  const imports = directImports(blocks);
  const needed = visits.map((visit) =>
    blocks.filter((block) => needsBlock(visit, block)).reduce((sum, block) => sum + block.weight, 0),
  );
  const loaded = new Float64Array(visits.length);

  const weight = new Float64Array(count);
  /** Which visits load a chunk. */
  const loads = new Int32Array(count * words);
  /** The blocks of a chunk: its first one, then after each block the next one; -1 is the end. */
  const first = new Int32Array(count);
  const next = new Int32Array(count);
  /** How many imports lead to a chunk whose importers are not all counted yet. */
  const waiting = new Int32Array(count);
  const ready: number[] = [];

  function gather(plan: Plan): number {
    weight.fill(0);
    loads.fill(0);
    first.fill(-1);
    waiting.fill(0);
    let chunks = 0;
    blocks.forEach((block, index) => {
      const chunk = plan[index] ?? 0;
      if (first[chunk] === -1) chunks += 1;
      weight[chunk] = (weight[chunk] ?? 0) + block.weight;
      next[index] = first[chunk] ?? -1;
      first[chunk] = index;
      for (let word = 0; word < words; word += 1)
        loads[chunk * words + word] = (loads[chunk * words + word] ?? 0) | (needs[index * words + word] ?? 0);
      for (const imported of imports[index] ?? []) {
        const other = plan[imported] ?? 0;
        if (other !== chunk) waiting[other] = (waiting[other] ?? 0) + 1;
      }
    });
    return chunks;
  }

  /** A chunk is loaded by whoever loads a chunk that imports it. */
  function passOn(chunk: number, plan: Plan): void {
    for (let block = first[chunk] ?? -1; block !== -1; block = next[block] ?? -1) {
      for (const imported of imports[block] ?? []) {
        const other = plan[imported] ?? 0;
        if (other === chunk) continue;
        for (let word = 0; word < words; word += 1)
          loads[other * words + word] = (loads[other * words + word] ?? 0) | (loads[chunk * words + word] ?? 0);
        waiting[other] = (waiting[other] ?? 0) - 1;
        if (waiting[other] === 0) ready.push(other);
      }
    }
  }

  function load(chunk: number): void {
    const bytes = (weight[chunk] ?? 0) + fileCost;
    for (let word = 0; word < words; word += 1) {
      for (let bits = loads[chunk * words + word] ?? 0; bits !== 0; bits &= bits - 1) {
        const visit = word * 32 + 31 - Math.clz32(bits & -bits);
        loaded[visit] = (loaded[visit] ?? 0) + bytes;
      }
    }
  }

  return (plan) => {
    loaded.fill(0);
    const chunks = gather(plan);
    for (let chunk = 0; chunk < count; chunk += 1) if (first[chunk] !== -1 && waiting[chunk] === 0) ready.push(chunk);
    let counted = 0;
    // Importers come first.
    for (let chunk = ready.pop(); chunk !== undefined; chunk = ready.pop()) {
      counted += 1;
      load(chunk);
      passOn(chunk, plan);
    }
    if (counted < chunks) return Infinity;
    return visits.reduce((cost, { importance }, index) => {
      const inVain = (loaded[index] ?? 0) - (needed[index] ?? 0);
      return cost + importance * inVain * (1 + inVain / muchInVain);
    }, 0);
  };
}

const needsBlock = (visit: Visit, block: Block): boolean => block.entries.some((id) => visit.entries.has(id));

/** The visits that need each block as bits, `words` numbers for one block. */
function visitBits(blocks: readonly Block[], visits: readonly Visit[], words: number): Int32Array {
  const bits = new Int32Array(blocks.length * words);
  blocks.forEach((block, index) =>
    visits.forEach((visit, number) => {
      if (!needsBlock(visit, block)) return;
      const place = index * words + (number >> 5);
      bits[place] = (bits[place] ?? 0) | (1 << (number & 31));
    }),
  );
  return bits;
}

/** The imports of each block by number, without those that another one of its imports brings along. */
function directImports(blocks: readonly Block[]): readonly (readonly number[])[] {
  const numberOf = new Map(blocks.map((block, index) => [block, index]));
  const reached = new Map(blocks.map((block) => [block, reachedFrom(block)]));
  const isBefore = (one: Block, other: Block): boolean =>
    (reached.get(one)?.has(other) ?? false) && !reached.get(other)?.has(one);
  return blocks.map(({ imports }) =>
    [...imports]
      .filter((one) => ![...imports].some((other) => isBefore(other, one)))
      .map((block) => numberOf.get(block) ?? 0),
  );
}

function reachedFrom(block: Block): ReadonlySet<Block> {
  const reached = new Set(block.imports);
  for (const one of reached) for (const other of one.imports) reached.add(other);
  return reached;
}
