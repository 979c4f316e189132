import type { Appearance } from './app-state.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

/** Whether an app of that appearance is light now. */
export function isLight(appearance: Appearance): boolean {
  return appearance === 'auto' ? !device.matches : appearance === 'light';
}

/** Tells when the device turns light or dark. */
export function whenDeviceTurns(listener: () => void): void {
  device.addEventListener('change', listener);
}
