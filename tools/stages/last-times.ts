import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { field } from './json.ts';
import { sumOfBudgets, type Plan, type Stage } from './stages.ts';

/** What a command or a stage took when it was last green on this machine. */
export interface LastTime {
  /** Seconds by the clock. */
  readonly wall: number;
  /** How many tests ended; 0 for a stage without tests, and where nobody knows. */
  readonly tests: number;
}

/** By the names of commands and of stages. */
export type LastTimes = ReadonlyMap<string, LastTime>;

/** What a run says of one of its stages. */
interface Ended {
  readonly stage: Stage;
  readonly ok: boolean;
  readonly wall: number;
  readonly passed: number;
}

/** Git does not keep it. */
const file = path.resolve(import.meta.dirname, '../../.cache/last-times.json');

/** None where nothing was run yet, or what was kept is no such file. */
export function readLastTimes(from = file): LastTimes {
  try {
    const content: unknown = JSON.parse(readFileSync(from, 'utf8'));
    return new Map(
      Object.entries(Object(content)).map(([name, time]) => [
        name,
        { wall: Number(field(time, 'wall')), tests: Number(field(time, 'tests')) },
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Keeps what the stages of a run took that were green, and the run itself when all of them were. */
export function keepLastTimes(
  name: string,
  { results, wall }: { readonly results: readonly Ended[]; readonly wall: number },
  to = file,
): void {
  const green = results.filter(({ ok }) => ok);
  const times = new Map([
    ...readLastTimes(to),
    ...green.map((one): [string, LastTime] => [one.stage.name, { wall: one.wall, tests: one.passed }]),
    ...(green.length === results.length ? [[name, { wall, tests: 0 }] as const] : []),
  ]);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(Object.fromEntries(times), null, 2)}\n`);
}

/** What a stage took last time, else its budget. */
export const expectedOf = (stage: Stage, times: LastTimes): LastTime =>
  times.get(stage.name) ?? { wall: stage.budget.wall, tests: 0 };

/** Seconds by the clock that a plan took last time, else what its stages together did or may. */
export function expectedWall(plan: Plan, times: LastTimes): number {
  const taken = (stage: Stage): Stage => ({ ...stage, budget: { ...stage.budget, ...expectedOf(stage, times) } });
  const groups = plan.groups.map(({ order, stages }) => ({ order, stages: stages.map(taken) }));
  return times.get(plan.name)?.wall ?? sumOfBudgets({ groups, last: (plan.last ?? []).map(taken) }).wall;
}
