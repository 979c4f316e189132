import { parsePaymentsEnv } from '../payments-config.ts';
import { sandboxSecrets } from '../sandbox-secrets.ts';
import { buildSandbox } from './app.ts';

const tickMs = 200;

const giveUp = (sentence: string) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const explain = (error: unknown, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set SANDBOX_PORT to a free one.`;
  return `The payment sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`;
};

const run = async () => {
  const parsed = parsePaymentsEnv(process.env);
  if (!parsed.ok) return giveUp(parsed.problem);
  const { production, allowSandbox, sandbox: config, secrets, dataDir } = parsed.config;
  if (production && !allowSandbox)
    return giveUp('The sandbox takes no real money: it does not run in production without ALLOW_SANDBOX_PAYMENTS=1.');
  try {
    const running = buildSandbox({ ...config, ...sandboxSecrets(secrets, dataDir), operatorPage: !production });
    await running.app.listen({ host: config.host, port: config.port });
    let ticking = Promise.resolve();
    let busy = false;
    const clock = setInterval(() => {
      if (busy) return;
      busy = true;
      ticking = running.tick().finally(() => {
        busy = false;
      });
    }, tickMs);
    const stop = async () => {
      clearInterval(clock);
      await ticking;
      await running.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
    process.stdout.write(`Payment sandbox ready at ${config.publicOrigin}\n`);
  } catch (error) {
    giveUp(explain(error, config.port));
  }
};

await run();
