import type { Fallback } from '../../src/bridge.ts';
import { tellPage } from '../page-events.ts';
import type { BrowserPorts } from '../ports.ts';

export const updateRightButtons =
  (ports: BrowserPorts): Fallback<'updateRightButtons'> =>
  (params) =>
    tellPage(ports, 'notifyRightMultiButton', params);
