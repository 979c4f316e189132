import { setup } from 'xstate';

/** To the parser a guard with a cast is code, and no name. */
export const castMachine = setup({ guards: { isPlugged: () => true } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.switch': { guard: 'isPlugged' as never, target: 'on' } } }, on: {} },
});
