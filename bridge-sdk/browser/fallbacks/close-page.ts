import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

/** A browser that has somewhere to go back to has begun by then. */
const patienceMs = 100;

/** Goes back; where nothing moves, there is nothing behind this page, and home it is. */
export const closePage =
  ({ view, navigate }: BrowserPorts): Fallback<'closePage'> =>
  () =>
    new Promise((resolve) => {
      const before = view.location.href;
      let hasMoved = false;
      const move = () => {
        hasMoved = true;
      };
      view.addEventListener('popstate', move);
      view.addEventListener('pagehide', move);
      view.history.back();
      setTimeout(() => {
        view.removeEventListener('popstate', move);
        view.removeEventListener('pagehide', move);
        if (!hasMoved && view.location.href === before) navigate('/home', { isReplacing: true });
        resolve(undefined);
      }, patienceMs);
    });
