import type { Block, Entry } from './blocks.ts';

/** The chunk of each block, by the number of the block. */
export type Plan = Int32Array<ArrayBuffer>;

/** When an entry loads so much in vain, each byte of it costs twice: better a little for each page than all of it for one. */
const muchInVain = 10_000;

/**
 * What all entries load in vain under a plan, weighed by their importance: an entry loads every chunk that has a block it
 * needs, with all that the chunk imports, and each file costs it something. Infinite where chunks import each other in a
 * circle.
 *
 * A search asks some hundred thousand times: the entries of a chunk are bits of a few numbers, and nothing is allocated.
 * @param fileCost what one file costs an entry, in the unit of the weights
 */
export function planCost(
  blocks: readonly Block[],
  entries: readonly Entry[],
  fileCost: number,
): (plan: Plan) => number {
  const count = blocks.length;
  const words = Math.ceil(entries.length / 32);
  const needs = entryBits(blocks, entries, words);
  const imports = directImports(blocks);
  const needed = entries.map(({ id }) =>
    blocks.filter((block) => block.entries.includes(id)).reduce((sum, block) => sum + block.weight, 0),
  );
  const loaded = new Float64Array(entries.length);

  const weight = new Float64Array(count);
  /** Which entries load a chunk. */
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
        const entry = word * 32 + 31 - Math.clz32(bits & -bits);
        loaded[entry] = (loaded[entry] ?? 0) + bytes;
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
    return entries.reduce((cost, { importance }, index) => {
      const inVain = (loaded[index] ?? 0) - (needed[index] ?? 0);
      return cost + importance * inVain * (1 + inVain / muchInVain);
    }, 0);
  };
}

/** The entries of each block as bits, `words` numbers for one block. */
function entryBits(blocks: readonly Block[], entries: readonly Entry[], words: number): Int32Array {
  const entryNumber = new Map(entries.map(({ id }, index) => [id, index]));
  const bits = new Int32Array(blocks.length * words);
  blocks.forEach((block, index) => {
    for (const id of block.entries) {
      const entry = entryNumber.get(id) ?? 0;
      const place = index * words + (entry >> 5);
      bits[place] = (bits[place] ?? 0) | (1 << (entry & 31));
    }
  });
  return bits;
}

/** The imports of each block by number, without those that another one of its imports brings along. */
function directImports(blocks: readonly Block[]): readonly (readonly number[])[] {
  const numberOf = new Map(blocks.map((block, index) => [block, index]));
  const all = new Map<Block, Set<Block>>();
  const reachedBy = (block: Block): Set<Block> => {
    const before = all.get(block);
    if (before) return before;
    const reached = new Set([...block.imports].flatMap((other) => [other, ...reachedBy(other)]));
    all.set(block, reached);
    return reached;
  };
  return blocks.map(({ imports }) =>
    [...imports]
      .filter((one) => ![...imports].some((other) => other !== one && reachedBy(other).has(one)))
      .map((block) => numberOf.get(block) ?? 0),
  );
}
