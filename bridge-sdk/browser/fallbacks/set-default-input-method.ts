import type { Fallback } from '../../src/bridge.ts';

/** A browser chooses its keyboard itself. */
export const setDefaultInputMethod = (): Fallback<'setDefaultInputMethod'> => () => ({ applied: false });
