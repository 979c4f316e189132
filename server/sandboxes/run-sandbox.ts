import type { RunningSandbox } from './sandbox-app.ts';

const tickMs = 200;

export type SandboxProgram = {
  /** As it stands in a sentence: "payment sandbox". */
  readonly name: string;
  /** The variable of its port. */
  readonly variable: string;
  readonly place: { readonly host: string; readonly port: number; readonly publicOrigin: string };
  readonly build: () => Pick<RunningSandbox, 'app' | 'tick' | 'close'>;
};

/** Ends the program with one sentence. */
export const giveUp = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const explain = (error: unknown, { name, variable, place }: SandboxProgram): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${place.port} is in use: set ${variable} to a free one.`;
  return `The ${name} cannot start: ${error instanceof Error ? error.message : String(error)}`;
};

/** Lets time pass in a sandbox until it is stopped. */
const keepTime = ({ tick, close }: ReturnType<SandboxProgram['build']>): void => {
  let ticking = Promise.resolve();
  let busy = false;
  // What a full disk refuses is done at a later tick.
  let fault = '';
  const pass = async () => {
    try {
      await tick();
      fault = '';
    } catch (error) {
      const said = String(error);
      if (said !== fault) process.stderr.write(`${said}\n`);
      fault = said;
    }
    busy = false;
  };
  const clock = setInterval(() => {
    if (busy) return;
    busy = true;
    ticking = pass();
  }, tickMs);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(clock);
    await ticking;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  // Ctrl-C reaches the shop that started us, too; it still needs us while it closes and tells us when it is done.
  process.on('SIGINT', () => {
    if (!process.connected) void stop();
  });
  process.on('disconnect', () => void stop());
};

/** Runs a sandbox as a program of its own until it is told to end, or until the shop that started it is gone. */
export const runSandbox = async (program: SandboxProgram): Promise<void> => {
  const { name, place, build } = program;
  try {
    const running = build();
    await running.app.listen({ host: place.host, port: place.port });
    keepTime(running);
    // Started beside a shop it is part of that shop, which speaks for both.
    if (!process.connected)
      process.stdout.write(`${name[0]?.toUpperCase()}${name.slice(1)} ready at ${place.publicOrigin}\n`);
  } catch (error) {
    giveUp(explain(error, program));
  }
};
