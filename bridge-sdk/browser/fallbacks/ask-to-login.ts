import type { Fallback } from '../../src/bridge.ts';
import { tellPage } from '../page-events.ts';
import type { BrowserPorts } from '../ports.ts';

export const askToLogin =
  (ports: BrowserPorts): Fallback<'askToLogin'> =>
  (params) =>
    tellPage(ports, 'askToLogin', params);
