import { setup } from 'xstate';

const config = { id: 'lamp', initial: 'off', states: { off: {} } } as const;

/** The parser wants the config between the brackets. */
export const configConstantMachine = setup({}).createMachine(config);
