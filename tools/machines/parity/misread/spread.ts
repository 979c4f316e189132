import { setup } from 'xstate';

const shared = { 'lamp.switch': { target: '.on' } } as const;

/** The parser passes over what a spread brings in. */
export const spreadMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { ...shared },
  states: { off: {}, on: {} },
});
