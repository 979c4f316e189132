import type { Appearance } from './app-state.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

/** Whether an app of that appearance is light at the moment. */
export function isLight(appearance: Appearance): boolean {
  return appearance === 'auto' ? !device.matches : appearance === 'light';
}

/** Notifies when the device switches between light and dark. @returns a function that ends it */
export function whenDeviceTurns(listener: () => void): () => void {
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}
