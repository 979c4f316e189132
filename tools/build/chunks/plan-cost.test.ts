import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Entry } from './blocks.ts';
import { planCost } from './plan-cost.ts';

/** Every third page brings the next two along. */
const entries = (importances: readonly number[]): Entry[] =>
  importances.map((importance, index) => ({
    id: `page ${index}`,
    importance,
    area: '',
    late: index % 3 === 0 ? [`page ${index + 1}`, `page ${index + 2}`] : undefined,
  }));

/** Blocks that import later ones only, and are needed by at least the entries of whoever imports them. */
const shopOf = (importances: readonly number[], users: readonly number[][], edges: readonly boolean[]) => {
  const blocks = users.map((_, index) => ({ index, entries: new Set<string>(), imports: new Set<Block>() }));
  const made: Block[] = blocks.map(({ index, entries: used, imports }) => ({
    entries: [...used],
    area: '',
    modules: [`module ${index}`],
    weight: 10 * (index + 1),
    imports,
  }));
  let edge = 0;
  made.forEach((block, from) =>
    made.slice(from + 1).forEach((other) => {
      if (edges[edge++]) block.imports.add(other);
    }),
  );
  const usedBy = users.map((one) => new Set(one.map((page) => `page ${page % importances.length}`)));
  made.forEach((block, from) =>
    block.imports.forEach((other) => usedBy[from]?.forEach((id) => usedBy[made.indexOf(other)]?.add(id))),
  );
  return made.map((block, index): Block => Object.assign(block, { entries: [...(usedBy[index] ?? [])] }));
};

/** What a browser would do: an entry loads the chunks of its blocks, and each chunk what it imports. */
function naiveCost(blocks: readonly Block[], pages: readonly Entry[], fileCost: number, plan: Int32Array): number {
  const chunkOf = new Map(blocks.map((block, index) => [block, plan[index] ?? 0]));
  const importedBy = (chunk: number): Set<number> =>
    new Set(
      blocks
        .filter((block) => chunkOf.get(block) === chunk)
        .flatMap((block) => [...block.imports].map((other) => chunkOf.get(other) ?? 0))
        .filter((other) => other !== chunk),
    );
  const closure = (chunks: readonly number[]): Set<number> => {
    const reached = new Set(chunks);
    for (const chunk of reached) for (const other of importedBy(chunk)) reached.add(other);
    return reached;
  };
  const chunks = new Set(plan);
  for (const chunk of chunks) if (closure([...importedBy(chunk)]).has(chunk)) return Infinity;
  const weightOf = (chunk: number): number =>
    blocks.filter((block) => chunkOf.get(block) === chunk).reduce((sum, { weight }) => sum + weight, fileCost);
  const visits = pages.flatMap(({ id, importance, late }) => [
    { ids: [id], importance },
    ...(late ? [{ ids: [id, ...late], importance: importance / 2 }] : []),
  ]);
  return visits.reduce((sum, { ids, importance }) => {
    const needed = blocks.filter((block) => block.entries.some((id) => ids.includes(id)));
    const chunksOfPage = closure(needed.map((block) => chunkOf.get(block) ?? 0));
    const loaded = [...chunksOfPage].reduce((bytes, chunk) => bytes + weightOf(chunk), 0);
    const inVain = loaded - needed.reduce((bytes, { weight }) => bytes + weight, 0);
    return sum + importance * (inVain + inVain ** 2 / 10_000);
  }, 0);
}

test('the cost of a plan is what the entries load in vain, alone and with what comes late, or infinite for a circle, for any graph and more than 32 entries', () => {
  let circles = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0.5, 1, 3, 5), { minLength: 1, maxLength: 40 }),
      fc.array(fc.array(fc.nat(39), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
      fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
      (importances, users, edges, numbers) => {
        const blocks = shopOf(importances, users, edges);
        const plan = Int32Array.from(blocks, (_, index) => (numbers[index] ?? 0) % blocks.length);
        const pages = entries(importances);
        const naive = naiveCost(blocks, pages, 7, plan);
        if (naive === Infinity) circles += 1;
        const cost = planCost(blocks, pages, 7);
        // Asked again, it has kept nothing of the plan before.
        cost(Int32Array.from(blocks, () => 0));
        expect(cost(plan)).toBeCloseTo(naive, 6);
      },
    ),
    { numRuns: 500, seed: 1 },
  );
  expect(circles).toBeGreaterThan(10);
});
