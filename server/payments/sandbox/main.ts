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
    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(clock);
      await ticking;
      await running.close();
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    // Ctrl-C reaches the shop that started us, too; it still takes payments while it closes and tells us when it is done.
    process.on('SIGINT', () => {
      if (!process.connected) void stop();
    });
    process.on('disconnect', () => void stop());
    // Started beside a shop it is part of that shop, which speaks for both.
    if (!process.connected) process.stdout.write(`Payment sandbox ready at ${config.publicOrigin}\n`);
  } catch (error) {
    giveUp(explain(error, config.port));
  }
};

await run();
