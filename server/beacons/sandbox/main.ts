import { giveUp, runSandbox } from '#server/sandboxes/run-sandbox.ts';
import { parseBeaconEnv } from '../beacon-config.ts';
import { buildBeaconSandbox } from './app.ts';

const run = async () => {
  const parsed = await parseBeaconEnv(process.env);
  if (!parsed.ok) return giveUp(parsed.problem);
  const { sandbox: place } = parsed.config;
  if (!place) return giveUp('BEACON_PORT=0 or BEACON_URL says that the shop asks no sandbox beacon.');
  await runSandbox({
    name: 'sandbox beacon',
    variable: 'BEACON_PORT',
    place,
    build: () => {
      const app = buildBeaconSandbox();
      return { app, tick: () => Promise.resolve(), close: () => app.close() };
    },
  });
};

await run();
