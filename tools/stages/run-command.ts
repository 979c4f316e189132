import { keepLastTimes, readLastTimes } from './last-times.ts';
import { measuredAgain, measureMachine } from './machine.ts';
import { runPlan } from './run-plan.ts';
import { openScreen } from './screen.ts';
import type { Plan } from './stages.ts';
import { closeWith, type Closing } from './summary.ts';

/**
 * Runs a plan before the eyes of a person: measures the machine, shows what runs, closes with what it took and what failed,
 * and sets the exit code.
 * @param reports the folder that keeps the JSON reports of its tests
 */
export async function runCommand(plan: Plan, reports: string, closing: Omit<Closing, 'machine'> = {}): Promise<void> {
  const screen = openScreen(plan, readLastTimes());
  screen.does('measuring this machine');
  const atBeginning = await measureMachine();
  const run = await runPlan(plan, reports, screen);
  if (plan.redAbove !== undefined) screen.does('measuring this machine again');
  // Where no budget makes it red, the second of the beginning is enough.
  const machine = plan.redAbove === undefined ? atBeginning : await measuredAgain(atBeginning);
  screen.close();
  // What a machine took that was made slow says nothing of the next run.
  if (closing.slowed === undefined) keepLastTimes(plan.name, run);
  closeWith(run, { ...closing, machine });
}
