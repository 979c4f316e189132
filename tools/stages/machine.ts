import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The machine whose seconds the budgets are: there the fixed work of tests/machine-speed.ts takes its second. */
export const reference = {
  name: 'two cores of an AMD EPYC (family 25, model 17) at 2.6 GHz',
  date: '2026-11-28',
  processors: 2,
};

/** How many times the seconds of the reference this machine takes for the same work; below 1 it is faster. */
export interface Machine {
  /** Of processor seconds, at the beginning and, when it was measured again, at the end. */
  readonly processor: readonly number[];
  /** Of seconds by the clock, at the beginning. */
  readonly wall: number;
  /** How many processors the run may use at once. */
  readonly processors: number;
}

/** What the fixed work says. */
interface Speed {
  /** How many times the seconds of the reference it took. */
  readonly processor: number;
  readonly wall: number;
  /** How many times as long as there a test may take. */
  readonly slowness: number;
}

const run = promisify(execFile);
const work = path.resolve(import.meta.dirname, '../../tests/machine-speed.ts');

/** In a process of its own: code that has run before is faster than the reference, and a screen would stand still. */
const script = `
  import { measureSpeed, referenceSeconds, slowness } from ${JSON.stringify(work)};
  const { processor, wall } = measureSpeed();
  const speed = {
    processor: processor / referenceSeconds,
    wall: wall / referenceSeconds,
    slowness: slowness(wall),
  };
  console.log(JSON.stringify(speed));
`;

async function speedNow(): Promise<Speed> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

/**
 * Measures this machine by a second of fixed work, and tells all that is started from here in MACHINE_SLOWNESS how far it
 * stretches the limits of tests.
 */
export async function measureMachine(): Promise<Machine> {
  const { processor, wall, slowness } = await speedNow();
  process.env['MACHINE_SLOWNESS'] ??= slowness.toFixed(2);
  return { processor: [processor], wall, processors: availableParallelism() };
}

/** The same machine at the end of a run: what else it does has changed since its beginning. */
export async function measuredAgain(machine: Machine): Promise<Machine> {
  const { processor } = await speedNow();
  return { ...machine, processor: [...machine.processor, processor] };
}

/** By how much budgets are stretched here. */
export function stretchOf({ processor, wall, processors }: Machine): {
  readonly wall: number;
  readonly processor: number;
} {
  return {
    // A second of work differs by a tenth from one time to the next: nothing is taken away for a lucky one.
    processor: Math.max(1, processor.reduce((sum, one) => sum + one, 0) / processor.length),
    // More processors than the reference has are no promise: what runs one by one does not use them.
    wall: (wall * reference.processors) / Math.min(reference.processors, processors),
  };
}
