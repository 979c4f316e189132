import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

export const alert =
  ({ view, alert: tell }: BrowserPorts): Fallback<'alert'> =>
  async (params, { signal }) => {
    if (tell) await tell(params, signal);
    else view.alert(params.message);
    return undefined;
  };
