import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

export const confirm =
  ({ view, confirm: ask }: BrowserPorts): Fallback<'confirm'> =>
  async (params, { signal }) => ({ confirmed: ask ? await ask(params, signal) : view.confirm(params.message) });
