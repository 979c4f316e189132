import { marketInfoTimeout } from '#rules/limits.ts';

/** Commands that a page event and storage stand in for where there is no shell. */
export const fallbackCommands = [
  'webTitleChange',
  'notifyRightButton',
  'notifyRightMultiButton',
  'askToLogin',
] as const;
export type FallbackCommand = (typeof fallbackCommands)[number];

/** Commands that a person answers. */
const patientCommands: readonly string[] = ['confirm', 'alert', 'uploadMedia'];

/** The command when a page event and storage stand in for it, else undefined. */
export function fallbackCommandOf(command: string): FallbackCommand | undefined {
  return fallbackCommands.find((known) => known === command);
}

/** Milliseconds until a call is given up; 0 where a person answers. */
export function callTimeoutOf(command: string): number {
  return patientCommands.includes(command) ? 0 : marketInfoTimeout;
}
