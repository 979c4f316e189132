import { layers, sectionOf, type Layer, type Requirement } from './requirements.ts';

export type State = 'proved' | 'missing';

export interface Covered extends Requirement {
  readonly state: State;
}

/** @param proves whether a requirement has a test, or a test that passed */
export function coverageOf(requirements: readonly Requirement[], proves: (id: string) => boolean): Covered[] {
  return requirements.map((one) => ({ ...one, state: proves(one.id) ? 'proved' : 'missing' }));
}

export interface Tally {
  readonly proved: number;
  readonly missing: number;
}

export function tally(covered: readonly Covered[]): Tally {
  const count = (state: State) => covered.filter((one) => one.state === state).length;
  return { proved: count('proved'), missing: count('missing') };
}

/** The sections that occur, each with its sum of every layer. */
export function bySection(covered: readonly Covered[]): readonly (readonly [string, ReadonlyMap<Layer, Tally>])[] {
  const sections = [...new Set(covered.map(({ id }) => sectionOf(id)))];
  return sections.map((section) => {
    const inSection = covered.filter(({ id }) => sectionOf(id) === section);
    return [section, new Map(layers.map((layer) => [layer, tally(inSection.filter((one) => one.layer === layer))]))];
  });
}
