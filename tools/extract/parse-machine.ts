import { ensurePackage } from '../setup/ensure-package.ts';

/** The config of the first machine in a file, as Stately's published parser reads it; undefined when it finds none. */
export async function parseMachine(text: string): Promise<object | undefined> {
  // It lives apart because it needs xstate 4.
  ensurePackage(import.meta.dirname, "Stately's parser of machines");
  const { extractMachinesFromFile } = await import('@xstate/machine-extractor');
  const { warn } = console;
  // The parser warns of every function among params, which it is right to leave out.
  console.warn = () => undefined;
  try {
    return extractMachinesFromFile(text)?.machines[0]?.toConfig({ fileContent: text });
  } finally {
    console.warn = warn;
  }
}
