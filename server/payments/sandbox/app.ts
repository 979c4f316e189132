import { addFaultRoutes } from '#server/sandboxes/fault-routes.ts';
import { forgetOldKeys } from '#server/sandboxes/idempotency.ts';
import { makeSandboxApp, type RunningSandbox, runningSandbox } from '#server/sandboxes/sandbox-app.ts';
import { addApi } from './api-routes.ts';
import { addAssets } from './assets.ts';
import { addBank } from './bank-routes.ts';
import { addChallenge } from './challenge-routes.ts';
import { addFields } from './fields-routes.ts';
import { readLedger } from './ledger.ts';
import { addOperator } from './operator-routes.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { passTime } from './transitions.ts';

/** Assembles the sandbox; the caller listens and calls `tick` as often as it wants time to pass: expiry, slow cards. */
export const buildSandbox = (
  options: SandboxOptions & { readonly operatorPage?: boolean },
): RunningSandbox<Sandbox> => {
  const sandbox = openSandbox(options);
  forgetOldKeys(sandbox);
  const app = makeSandboxApp(sandbox);
  addAssets(app);
  addApi(app, sandbox);
  addFields(app, sandbox);
  addChallenge(app, sandbox);
  addBank(app, sandbox);
  addFaultRoutes(app, sandbox);
  app.get('/_sandbox/ledger', () => readLedger(sandbox));
  if (options.operatorPage ?? true) addOperator(app, sandbox);

  return runningSandbox(app, sandbox, passTime);
};
