import { sandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import { giveUp, runSandbox } from '#server/sandboxes/run-sandbox.ts';
import { parsePaymentsEnv } from '../payments-config.ts';
import { buildSandbox } from './app.ts';

const run = async () => {
  const parsed = parsePaymentsEnv(process.env);
  if (!parsed.ok) return giveUp(parsed.problem);
  const { production, allowSandbox, sandbox: place, secrets, dataDir } = parsed.config;
  if (production && !allowSandbox)
    return giveUp('The sandbox takes no real money: it does not run in production without ALLOW_SANDBOX_PAYMENTS=1.');
  await runSandbox({
    name: 'payment sandbox',
    variable: 'SANDBOX_PORT',
    place,
    build: () => buildSandbox({ ...place, ...sandboxSecrets('sandbox', secrets, dataDir), operatorPage: !production }),
  });
};

await run();
