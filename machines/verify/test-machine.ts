import { describe, expect, inject, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Implement } from './fake-effects.ts';
import './machine-report.ts';
import type { MachineModel } from './model.ts';
import { runMutants } from './mutation.ts';
import { progressOf } from './progress.ts';
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
  const { id } = model.machine;
  describe(id, () => {
    let verification: Verification | undefined;
    const verified = () => (verification ??= verifyMachine(model, undefined, progressOf(`states of ${id}`)));

    // How long these three take is a matter of how many states there are: no limit ends them, and they say how far they are.
    test('holds its model', { timeout: Infinity }, () => {
      verified();
    });

    test('is played by a real actor as its model says', { timeout: Infinity }, async () => {
      // What a replay says to an actor that failed before is lost, as in life.
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await replay(model, implement, progressOf(`steps of ${id}`));
      warn.mockRestore();
    });

    for (const [sentence, play] of Object.entries(scenarios)) test(sentence, () => play(model.machine));

    test(
      'is pinned down: its model or a sentence fails when it is changed',
      { timeout: Infinity },
      async ({ task }) => {
        // A machine with a fault may stop on an error, which XState throws from a timer and reports as a warning.
        vi.useFakeTimers({ toFake: ['setTimeout'] });
        const warn = vi.spyOn(console, 'warn').mockReturnValue();
        const tried = progressOf(`faults of ${id}`);
        const { mutants, killed, survivors, misjudged } = await runMutants(model, scenarios, inject('share'), tried);
        warn.mockRestore();
        vi.clearAllTimers();
        vi.useRealTimers();
        task.meta.machine = { machine: id, ...verified(), mutants, killed };
        expect(misjudged, 'listed as equivalent, but somebody notices').toEqual([]);
        if (model.isPinned) expect(survivors, 'noticed by nobody, and not listed as equivalent').toEqual([]);
        expect((100 * killed) / mutants, `unnoticed:\n${survivors.join('\n')}\n`).toBeGreaterThanOrEqual(lowestScore);
      },
    );
  });
}
