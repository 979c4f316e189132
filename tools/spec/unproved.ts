import type { Covered } from './coverage.ts';
import type { Layer } from './requirements.ts';

/** How a design looks is judged beside its tests; of every other layer each requirement has one that passes. */
const owed: readonly Layer[] = ['rules', 'storage', 'api', 'machine', 'bridge', 'web', 'build'];

/** What no test proves, one sentence each. */
export function unproved(covered: readonly Covered[]): string[] {
  return covered
    .filter(({ state, layer }) => state === 'missing' && owed.includes(layer))
    .map(({ id, layer, says }) => `${id} (${layer}) has no passing test: ${says}`);
}
