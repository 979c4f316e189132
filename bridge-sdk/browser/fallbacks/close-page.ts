import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

/** A browser with a previous page has started to go back within this time. */
const historyTimeoutMs = 100;

/** Goes back, or to the home page when the history has not moved. */
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
      }, historyTimeoutMs);
    });
