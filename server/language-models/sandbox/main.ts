import { giveUp, runSandbox } from '#server/sandboxes/run-sandbox.ts';
import { portOf } from '#server/sandboxes/env.ts';
import { buildModelSandbox } from './app.ts';

/** `node server/language-models/sandbox/main.ts 4004`, and `ASSISTANT_URL=http://localhost:4004/v1` for the shop. */
const run = async () => {
  const [, , argument = '4004'] = process.argv;
  const port = portOf(argument);
  if (port === undefined) return giveUp(`Give a port number, not "${argument}".`);
  await runSandbox({
    name: 'sandbox language model',
    variable: 'the argument',
    place: { host: '127.0.0.1', port, publicOrigin: `http://localhost:${port}` },
    build: () => {
      const { app } = buildModelSandbox();
      return { app, tick: () => Promise.resolve(), close: () => app.close() };
    },
  });
};

await run();
