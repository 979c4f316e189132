/**
 * The limits of all tests, in milliseconds. No test fails by the clock: a limit only ends what hangs, so it is far above
 * what the step takes, and grows with the slowness of the machine.
 */
import { share } from './extent.ts';
import { slownessHere } from './machine-speed.ts';

/** On a busy machine some steps take many times as long as alone, and a machine may stand still for half a minute. */
const factor = 10;

/** After how long a step counts as hung that takes at most so many seconds on a quiet machine. */
export const limitFor = (quietSeconds: number): number => Math.ceil(quietSeconds * 1_000 * factor * slownessHere());

/** Of a fact that is waited for, and of an answer of a page. */
export const factLimit = (): number => limitFor(3);

/** Of a program that starts, and builds what it serves before. */
export const startLimit = (): number => limitFor(30);

/** Of a test or a hook; with all of its cases a test takes minutes. */
export const testLimit = (): number => limitFor(share < 1 ? 30 : 360);
