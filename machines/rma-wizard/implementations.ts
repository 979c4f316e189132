import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { rmaWizardMachine } from './machine.ts';
import type { WizardDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createRmaWizardImplementations(
  deps: WizardDependencies,
): MachineImplementationsFrom<typeof rmaWizardMachine> {
  return {
    actors: {
      createKey: fromPromise(() => Promise.resolve(deps.createKey())),
      submit: fromPromise(({ input, signal }) => deps.submit(input, signal)),
    },
    actions: {
      persistWizardKey: ({ context }) => deps.persistWizardKey(context.wizardKey),
      persistDraft: ({ context }) => deps.persistDraft(context.draft),
      forgetDraft: () => deps.persistDraft(null),
      orderChanged: () => deps.orderChanged(),
    },
  };
}
