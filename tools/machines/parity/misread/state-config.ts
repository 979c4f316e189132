import { setup } from 'xstate';

const lamp = setup({});
const on = lamp.createStateConfig({ on: { 'lamp.switch': { target: 'off' } } });

/** The parser does not follow a state that is made elsewhere. */
export const stateConfigMachine = lamp.createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.switch': { target: 'on' } } }, on },
});
