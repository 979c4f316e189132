import { addFaultRoutes, percent } from '#server/sandboxes/fault-routes.ts';
import { addLooks } from '#server/sandboxes/looks.ts';
import { makeSandboxApp, type RunningSandbox, runningSandbox } from '#server/sandboxes/sandbox-app.ts';
import { addApi } from './api-routes.ts';
import { addParcelControls } from './operator-routes.ts';
import { addOperator, addTrackingPage } from './pages.ts';
import { passTime } from './parcels.ts';
import { type CarrierOptions, type CarrierSandbox, openCarrierSandbox } from './sandbox.ts';

const ownFaults = { delayed: percent, lost: percent, returned: percent, notHere: percent };

/** Assembles the carrier; the caller listens and calls `tick` as often as it wants time to pass. */
export const buildCarrierSandbox = (
  options: CarrierOptions & { readonly operatorPage?: boolean },
): RunningSandbox<CarrierSandbox> => {
  const sandbox = openCarrierSandbox(options);
  // Keys are kept for ever: a label is asked for again as long as its order is in the books.
  const app = makeSandboxApp(sandbox);
  addLooks(app);
  addApi(app, sandbox);
  addFaultRoutes(app, sandbox, ownFaults);
  addParcelControls(app, sandbox);
  addTrackingPage(app, sandbox);
  if (options.operatorPage ?? true) addOperator(app, sandbox);
  return runningSandbox(app, sandbox, passTime);
};
