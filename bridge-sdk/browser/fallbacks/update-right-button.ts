import type { Fallback } from '../../src/bridge.ts';
import { tellPage } from '../page-events.ts';
import type { BrowserPorts } from '../ports.ts';

export const updateRightButton =
  (ports: BrowserPorts): Fallback<'updateRightButton'> =>
  (params) =>
    tellPage(ports, 'notifyRightButton', params);
