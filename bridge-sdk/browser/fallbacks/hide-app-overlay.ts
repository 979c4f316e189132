import type { Fallback } from '../../src/bridge.ts';
import { tellPage } from '../page-events.ts';
import type { BrowserPorts } from '../ports.ts';

export const hideAppOverlay =
  (ports: BrowserPorts): Fallback<'hideAppOverlay'> =>
  (params) =>
    tellPage(ports, 'hideAppOverlay', params);
