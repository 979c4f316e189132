import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

export const alert =
  ({ view, alert: showAlert }: BrowserPorts): Fallback<'alert'> =>
  async (params, { signal }) => {
    if (showAlert) await showAlert(params, signal);
    else view.alert(params.message);
    return undefined;
  };
