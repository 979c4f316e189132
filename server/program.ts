import { StartError } from './start-error.ts';

const exitDeadline = 15_000;

/** Runs the program; what an operator can put right is printed as one sentence, everything else with its stack. */
export const runProgram = async (program: () => Promise<void>): Promise<void> => {
  // Databases, secrets and uploads that it makes are its owner's alone.
  process.umask(0o077);
  try {
    await program();
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  }
};

/** Closes in good order on SIGTERM or Ctrl-C; a request that hangs does not hold the process for ever. */
export const closeOnSignal = (close: () => Promise<void>): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), exitDeadline).unref();
      void runProgram(async () => {
        await close();
        process.exit(0);
      });
    });
  }
};
