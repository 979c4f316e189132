import { stretchOf, type Machine } from './machine.ts';
import type { Run } from './run-plan.ts';
import type { StageResult } from './run-stage.ts';

/** How a run keeps to its budget on this machine. */
export interface Judgement {
  /** Processor seconds of all stages; undefined where the system does not tell. */
  readonly processor: number | undefined;
  /** How many times its budgets it took, as this machine stretches them; undefined where nobody knows. */
  readonly ofProcessor: number | undefined;
  readonly ofWall: number;
  /** `red` fails the run, `yellow` is said. */
  readonly colour: 'green' | 'yellow' | 'red';
  /** The stages that took more processor seconds than theirs, dearest first. */
  readonly over: readonly { readonly name: string; readonly times: number }[];
}

/** Compares what a run took with its budgets; red and yellow are for processor seconds alone. */
export function judge({ results, wall, plan: { budget, redAbove = Infinity } }: Run, machine: Machine): Judgement {
  const stretch = stretchOf(machine);
  const taken = results.map(({ processor }) => processor);
  const processor = taken.some((one) => one === undefined)
    ? undefined
    : taken.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const ofProcessor = processor === undefined ? undefined : processor / (budget.processor * stretch.processor);
  const times = (one: StageResult): number => (one.processor ?? 0) / (one.stage.budget.processor * stretch.processor);
  const over = results
    .map((one) => ({ name: one.stage.name, times: times(one) }))
    .filter((one) => one.times > 1)
    .toSorted((one, other) => other.times - one.times);
  const isOver = (limit: number): boolean => ofProcessor !== undefined && ofProcessor > limit;
  return {
    processor,
    ofProcessor,
    ofWall: wall / (budget.wall * stretch.wall),
    colour: isOver(redAbove) ? 'red' : isOver(1) ? 'yellow' : 'green',
    over,
  };
}
