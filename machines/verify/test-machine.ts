import { describe, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from './model.ts';
import type { Scenarios } from './scenarios.ts';
import { verifyMachine } from './verify-machine.ts';

/** The whole test of a machine: its model holds, and every sentence of the shop is true of it. */
export function testMachine<TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine>,
  scenarios: Scenarios<TMachine>,
): void {
  describe(model.machine.id, () => {
    test('holds its model', () => {
      verifyMachine(model);
    }, 20_000);
    for (const [sentence, play] of Object.entries(scenarios)) test(sentence, () => play(model.machine));
  });
}
