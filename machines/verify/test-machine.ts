import { describe, expect, inject, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Implement } from './fake-effects.ts';
import './machine-report.ts';
import type { MachineModel } from './model.ts';
import { runMutants } from './mutation.ts';
import { replay } from './replay.ts';
import type { Scenarios } from './scenarios.ts';
import { verifyMachine, type Verification } from './verify-machine.ts';

/** Of a hundred faults in a machine, this many must be noticed where its model does not name the others. */
const lowestScore = 95;

/**
 * The whole test of a machine: its model holds, real actors do what the model says, every sentence of the shop is true
 * of it, and together they notice when the machine is changed.
 * @param implement its createXImplementations, where it has one of its own
 */
export function testMachine<TMachine extends AnyStateMachine, TDependencies extends object>(
  model: MachineModel<TMachine>,
  scenarios: Scenarios<TMachine>,
  implement?: Implement<TDependencies>,
): void;
export function testMachine(
  model: MachineModel<AnyStateMachine>,
  scenarios: Scenarios<AnyStateMachine>,
  implement?: Implement<object>,
): void {
  describe(model.machine.id, () => {
    let verification: Verification | undefined;
    const verified = () => (verification ??= verifyMachine(model));

    test('holds its model', () => {
      verified();
    }, 20_000);

    test('is played by a real actor as its model says', async () => {
      // What a replay says to an actor that failed before is lost, as in life.
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await replay(model, implement);
      warn.mockRestore();
    }, 60_000);

    for (const [sentence, play] of Object.entries(scenarios)) test(sentence, () => play(model.machine));

    test('is pinned down: its model or a sentence fails when it is changed', async ({ task }) => {
      // A machine with a fault may stop on an error, which XState throws from a timer and reports as a warning.
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const { mutants, killed, survivors, misjudged } = await runMutants(model, scenarios, inject('share'));
      warn.mockRestore();
      vi.clearAllTimers();
      vi.useRealTimers();
      task.meta.machine = { machine: model.machine.id, ...verified(), mutants, killed };
      expect(misjudged, 'listed as equivalent, but somebody notices').toEqual([]);
      if (model.isPinned) expect(survivors, 'noticed by nobody, and not listed as equivalent').toEqual([]);
      expect((100 * killed) / mutants, `unnoticed:\n${survivors.join('\n')}\n`).toBeGreaterThanOrEqual(lowestScore);
    }, 600_000);
  });
}
