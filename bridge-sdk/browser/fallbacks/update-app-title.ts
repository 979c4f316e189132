import type { Fallback } from '../../src/bridge.ts';
import { dispatchPageEvent } from '../page-events.ts';
import type { BrowserPorts } from '../ports.ts';

export const updateAppTitle =
  (ports: Pick<BrowserPorts, 'view' | 'store'>): Fallback<'updateAppTitle'> =>
  (params) => {
    ports.view.document.title = params.title;
    return dispatchPageEvent(ports, 'webTitleChange')(params);
  };
