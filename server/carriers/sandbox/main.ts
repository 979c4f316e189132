import { sandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import { giveUp, runSandbox } from '#server/sandboxes/run-sandbox.ts';
import { parseCarrierEnv } from '../carrier-config.ts';
import { buildCarrierSandbox } from './app.ts';

const run = async () => {
  const parsed = parseCarrierEnv(process.env);
  if (!parsed.ok) return giveUp(parsed.problem);
  const { production, sandbox: place, secrets, dataDir } = parsed.config;
  if (!place) return giveUp('CARRIER_PORT=0 says that the shop has no carrier.');
  await runSandbox({
    name: 'sandbox carrier',
    variable: 'CARRIER_PORT',
    place,
    build: () =>
      buildCarrierSandbox({ ...place, ...sandboxSecrets('carrier', secrets, dataDir), operatorPage: !production }),
  });
};

await run();
